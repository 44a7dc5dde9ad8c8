import TransactionPostgres from "knex/lib/dialects/postgres/execution/pg-transaction.js";
import { NotBegun } from "../storageError.ts";
import { beginning } from "./session.ts";

/** A knex transaction that does not run its work when BEGIN failed, and that has its limits behind a pooler, too. */
export class CheckedTransaction extends TransactionPostgres {
  override async begin(connection: object): Promise<void> {
    const own = beginning(connection);
    await (own === undefined ? super.begin(connection) : this.query(connection, own));
    if (this._completed) throw new NotBegun();
  }
}
