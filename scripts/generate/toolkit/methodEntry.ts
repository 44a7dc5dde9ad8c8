/** What a client needs to call an operation, and no more: what only people or servers read is not in it. */
export interface MethodEntry {
  /** Group and name of the method, `books.add`; without a dot it stands in no group. */
  readonly as: string;
  readonly method: string;
  readonly path: string;
  /** Names of the schemes that open it, of all alternatives. Left out: it is public. */
  readonly security?: readonly string[];
  /** Media types of the body, in the order of the contract. Left out: it has none. */
  readonly body?: readonly string[];
  /** Places of its parameters, but for the path, in the order in which the method takes them. */
  readonly places?: readonly ("query" | "header" | "cookie")[];
  /** What success answers: any JSON, a JSON list, text, bytes. Left out: a JSON object. */
  readonly answer?: "any" | "list" | "text" | "bytes";
  /** May success have no body? */
  readonly empty?: true;
  /** May it be sent again when its answer is lost? */
  readonly repeatable?: true;
  readonly paging?: Paging;
}

/** How a list comes page by page. */
export interface Paging {
  /** The parameter of the query that counts pages from 1. */
  readonly page: string;
  /** Field of the answer that has the records. Left out: the answer is the list. */
  readonly items?: string;
  /** Field of the answer that says how many match in all. Left out: the list ends with an empty page. */
  readonly total?: string;
}
