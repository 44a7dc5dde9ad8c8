import TransactionPostgres from "knex/lib/dialects/postgres/execution/pg-transaction.js";
import { NotBegun } from "../storageError.ts";

/** A knex transaction that does not run its work when BEGIN failed. */
export class CheckedTransaction extends TransactionPostgres {
  override async begin(connection: unknown): Promise<void> {
    await super.begin(connection);
    if (this._completed) throw new NotBegun();
  }
}
