/** How the texts of parameters are read, besides what the contract says. */
export interface ParameterOptions {
  /** Is a blank value in the query the same as leaving the parameter out? */
  readonly blankIsAbsent: boolean;
}
