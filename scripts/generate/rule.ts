/** A rule that elements of a contract cite. */
export interface Rule {
  id: string;
  module: string;
  /** Id of the operation that it is mainly about; `-` when it is about many. */
  operation: string;
  kind: string;
  /** `outside`: shows in answers; `driver`: shows once somebody else acts (operator, clock, receiver); `inside`: never. */
  seen: string;
  /** Status that the interface itself names for it; null where it names none. */
  status: number | null;
  /** Do values on either side of the limits of a field prove it? Else it is about what a field does. */
  limits: boolean;
  text: string;
}
