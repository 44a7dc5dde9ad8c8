import { isDeepStrictEqual } from "node:util";
import type { Exclusao, Operations } from "@frete/contract/operacao";
import type { Knex } from "knex";
import { bodyDefaults, bodyFields } from "../contract/contractDocument.ts";
import { lojaFinder } from "../domain/loja/findLoja.ts";
import { conflict, invalid, notFound } from "../http/errors.ts";
import type { Services } from "../platform/services.ts";
import { changeLoja } from "./changeLoja.ts";
import { type Columns, type Row, selected, toCells, toRecord } from "./columns.ts";
import {
  deleteRecord,
  existsRow,
  findRecord,
  insertRecord,
  type Place,
  pageReader,
  updateRecord,
} from "./records.ts";
import type { Recurso } from "./recursos.ts";
import { textos } from "./textos.ts";

/** What checks of a record get: the transaction, the loja, and the record's code unless it is new. */
export interface CheckContext {
  trx: Knex.Transaction;
  idLoja: number;
  code: number | undefined;
  now: number;
}

/** A record before and after a change of it; null: it was not there, or is gone. */
export interface Change<Stored> {
  before: Stored | null;
  after: Stored | null;
}

/** One kind of record that the operator keeps in a loja. `Stored` holds its fields, code included. */
export interface ResourceDefinition<Stored extends object> extends Place {
  readonly name: Recurso;
  /** Operation whose body lists the fields that can be written, and their defaults. */
  readonly createOperation: keyof Operations;
  readonly columns: Columns<Stored>;
  /** Default: by code, ascending. */
  readonly order?: readonly { column: string; order: "asc" | "desc" }[];
  /** Cells that a new record gets besides its fields, or that follow from them. */
  readonly derive?: (record: Stored, context: CheckContext) => Row;
  /** Throws HttpError when the record, as it would be, breaks a rule that the contract's schema cannot say. */
  readonly check?: (record: Stored, context: CheckContext) => Promise<void>;
  /** Whether other records name this one, so that it cannot be deleted. */
  readonly isReferenced?: (record: Stored, context: CheckContext) => Promise<boolean>;
  /** Cells of an inactive record. */
  readonly inactive?: Row;
  /** Runs in the transaction of a change, after it; not when a change left the record as it was. */
  readonly onChange?: (change: Change<Stored>, context: CheckContext) => Promise<void>;
}

/** Query parameters of a list: the page, and fields that must be equal. */
export type ListQuery = { pagina: number; limite: number } & Record<string, unknown>;

/** What the operator does with one kind of record. All of it throws HttpError 400, 404 or 409. */
export interface Resource<Stored extends object> {
  create(idLoja: number, body: object): Promise<Stored>;
  list(idLoja: number, query: ListQuery): Promise<Page<Stored>>;
  read(idLoja: number, code: number): Promise<Stored>;
  change(idLoja: number, code: number, body: object): Promise<Stored>;
  remove(idLoja: number, code: number): Promise<Exclusao>;
}

/** One page of a list, as the contract shows it. */
export interface Page<Item> {
  pagina: number;
  limite: number;
  total: number;
  itens: Item[];
}

/** Makes the operations of one kind of record: what all kinds do alike is here, what differs in the definition. */
export function createResource<Stored extends object>(
  { db, clock }: Services,
  definition: ResourceDefinition<Stored>,
): Resource<Stored> {
  const { name, columns, key, check, derive } = definition;
  const fields = bodyFields(definition.createOperation);
  const defaults = bodyDefaults(definition.createOperation);
  const order = definition.order ?? [{ column: key, order: "asc" as const }];
  const columnsOf = selected(columns);
  const readPage = pageReader(db, definition, order, columnsOf);
  const findLoja = lojaFinder(db);
  const missing = () => notFound(textos.naoEncontrado(name));

  const currentOf = async (knex: Knex, idLoja: number, code: number): Promise<Stored> => {
    const row = await findRecord(knex, idLoja, definition, code, columnsOf);
    if (!row) throw missing();
    return toRecord(columns, row);
  };

  const tell = async (before: Stored | null, after: Stored | null, context: CheckContext) => {
    if (!isDeepStrictEqual(before, after)) await definition.onChange?.({ before, after }, context);
  };

  return {
    create: (idLoja, body) =>
      changeLoja(db, idLoja, async (trx) => {
        const context = { trx, idLoja, code: undefined, now: clock.now() };
        const record = { ...defaults, ...pick(body, fields) } as Stored;
        await check?.(record, context);
        const cells = { ...toCells(columns, record), ...derive?.(record, context) };
        const code = await insertRecord(trx, idLoja, definition, cells);
        const created = await currentOf(trx, idLoja, code);
        await tell(null, created, { ...context, code });
        return created;
      }),

    list: async (idLoja, { pagina, limite, ...filters }) => {
      const where = toCells(columns, filters as Partial<Stored>);
      const { total, rows } = await readPage(idLoja, { where, pagina, limite });
      // A record is some loja's: where there is none, there may be no such loja.
      if (total === 0) await findLoja(idLoja);
      return { pagina, limite, total, itens: rows.map((row) => toRecord(columns, row)) };
    },

    read: (idLoja, code) => currentOf(db.reader, idLoja, code),

    change: (idLoja, code, body) =>
      changeLoja(db, idLoja, async (trx) => {
        const context = { trx, idLoja, code, now: clock.now() };
        const changes = pick(body, fields) as Partial<Stored>;
        const before = await currentOf(trx, idLoja, code);
        const record = { ...before, ...changes };
        await check?.(record, context);
        const cells = { ...toCells(columns, changes), ...derive?.(record, context) };
        await updateRecord(trx, idLoja, definition, code, cells);
        const changed = await currentOf(trx, idLoja, code);
        await tell(before, changed, context);
        return changed;
      }),

    remove: (idLoja, code) =>
      changeLoja(db, idLoja, async (trx) => {
        const context = { trx, idLoja, code, now: clock.now() };
        const record = await currentOf(trx, idLoja, code);
        if (definition.inactive && (await definition.isReferenced?.(record, context))) {
          await updateRecord(trx, idLoja, definition, code, definition.inactive);
          await tell(record, await currentOf(trx, idLoja, code), context);
          return { mensagem: textos.desativado(name), resultado: "desativado" };
        }
        await deleteRecord(trx, idLoja, definition, code);
        await tell(record, null, context);
        return { mensagem: textos.excluido(name), resultado: "excluido" };
      }),
  };
}

/** @throws HttpError 400 naming `field` when the loja has no such record */
export async function requireReference(
  { trx, idLoja }: CheckContext,
  field: string,
  { name, table, code }: { name: Recurso; table: string; code: number },
): Promise<void> {
  if (await existsRow(trx, idLoja, table, { id: code })) return;
  throw invalid(field, textos.inexistente(name));
}

/** @throws HttpError 409 naming `field` when another record of the loja has these cells */
export async function requireUnique(
  { trx, idLoja, code }: CheckContext,
  { name, table, key }: { name: Recurso } & Place,
  field: string,
  cells: Row,
): Promise<void> {
  const except = code === undefined ? undefined : { key, code };
  if (await existsRow(trx, idLoja, table, cells, except)) throw conflict(textos.repetido(name, field));
}

function pick(body: object, fields: readonly string[]): Record<string, unknown> {
  const own = body as Record<string, unknown>;
  return Object.fromEntries(
    fields.filter((field) => Object.hasOwn(own, field)).map((field) => [field, own[field]]),
  );
}
