import QueryCompilerSqlite3 from "knex/lib/dialects/sqlite3/query/sqlite-querycompiler.js";

/**
 * knex binds the 1 of `first()`, which this writes. And it writes an insert of several rows as a chain of SELECT ... UNION ALL, which SQLite limits to 500 rows and compiles
 * slowly. This writes VALUES (...), (...) instead, which has no limit but the 32,766 bound values of a statement.
 */
export class SqliteQueryCompiler extends QueryCompilerSqlite3 {
  /** SQLite looks at a number bound behind LIMIT and plans the statement anew at each run: 40 us of a look-up by key, which takes 3. */
  override limit(): string {
    return this.single.limit === 1 ? "limit 1" : super.limit();
  }

  override insert(): unknown {
    const rows = this.single.insert;
    const prepared = Array.isArray(rows) && rows.length > 1 ? this._prepInsert(rows) : undefined;
    if (prepared === undefined || typeof prepared === "string" || prepared.columns.length === 0)
      return super.insert();
    const { columns, values } = prepared;
    let sql = `${this.with()}insert into ${this.tableName} (${this.formatter.columnize(columns)}) values `;
    sql += values
      .map((row) => `(${this.client.parameterize(row, null, this.builder, this.bindingsHolder)})`)
      .join(", ");
    const { onConflict, ignore, merge, returning } = this.single;
    if (onConflict && ignore) sql += this._ignore(onConflict);
    else if (onConflict && merge) {
      const update = this._merge(merge.updates, onConflict, rows);
      sql += `${update} ${this.where() ?? ""}`.trimEnd();
    }
    if (returning) sql += this._returning(returning);
    return { sql, returning };
  }
}
