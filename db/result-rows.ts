import type { ResultSet, Value } from "@libsql/client/web";
import type { WireResult, WireValue } from "./hrana.ts";

/** What a statement found, as libsql's client gives it; throws a `RangeError` for a whole number beyond 2^53. */
export function resultSetOf({ cols, rows, affected_row_count, last_insert_rowid }: WireResult): ResultSet {
  const columns = cols.map(({ name }) => name ?? "");
  ResultRow.widen(columns.length);
  const result = {
    columns,
    columnTypes: cols.map(({ decltype }) => decltype ?? ""),
    rows: rows.map((row) => new ResultRow(columns, row.map(plainValue))) as unknown as ResultSet["rows"],
    rowsAffected: affected_row_count,
    lastInsertRowid: last_insert_rowid === null ? undefined : BigInt(last_insert_rowid),
  };
  return { ...result, toJSON: () => result };
}

/** A row by number, as drizzle maps columns, and by name; the names alone are keys of its own, as its raw rows need. */
class ResultRow {
  static #width = 0;
  readonly #values: readonly Value[];
  [name: string]: unknown;

  constructor(names: readonly string[], values: readonly Value[]) {
    this.#values = values;
    // From behind, so that of two columns with one name the first stays.
    for (let at = values.length - 1; at >= 0; at -= 1) this.#name(names[at] as string, values[at]);
  }

  // `select 1` has a column named 1, which as a number is read through the prototype.
  #name(name: string, value: unknown): void {
    if (!(name in ResultRow.prototype)) this[name] = value;
    else Object.defineProperty(this, name, { value, enumerable: true, configurable: true });
  }

  get length(): number {
    return this.#values.length;
  }

  static widen(width: number): void {
    for (; ResultRow.#width < width; ResultRow.#width += 1) {
      const at = ResultRow.#width;
      const get = function (this: ResultRow) {
        return this.#values[at];
      };
      Object.defineProperty(ResultRow.prototype, at, { get });
    }
  }
}

function plainValue(value: WireValue): Value {
  if (value.type === "null") return null;
  if (value.type === "blob") return Uint8Array.from(atob(value.base64), (letter) => letter.charCodeAt(0)).buffer;
  if (value.type !== "integer") return value.value;
  const whole = Number(value.value);
  if (!Number.isSafeInteger(whole)) throw new RangeError("a whole number beyond 2^53");
  return whole;
}
