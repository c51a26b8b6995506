import { fc, test } from "@fast-check/vitest";
import { createClient } from "@libsql/client";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { expect } from "vitest";
import { inPieces, jsonCells, jsonRows, type Piece, pagesFrom, rowsIn } from "#worker/json-rows.ts";

const queryOf = <Row>(query: SQL) => drizzle(createClient({ url: ":memory:" })).all<Row>(query);
const cell = fc.oneof(
  fc.string(),
  fc.integer(),
  // Beyond them the client of the tests takes no whole number.
  fc.double({ min: -1e9, max: 1e9, noNaN: true }).map(toFifteen),
  fc.constant(null),
);

/** SQLite promises fifteen digits of a number that is written in decimals: the last bit of what it reads may be another. */
function toFifteen<Value>(value: Value): Value | number {
  return typeof value === "number" ? Number(value.toPrecision(15)) : value;
}

test.prop([fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }))], { numRuns: 30 })(
  "rows come into the database and back as they were, cell by cell",
  async (rows) => {
    const there = await queryOf<Record<string, unknown>>(
      sql`SELECT value->>0 AS a, value->>1 AS b, value->>2 AS c FROM ${jsonCells(rows)}`,
    );
    // JSON knows no minus before a nought.
    expect(there.map(({ a, b, c }) => [a, b, c].map(toFifteen))).toEqual(JSON.parse(JSON.stringify(rows)));
    const back = await queryOf<Piece>(inPieces(sql`SELECT json(value) AS line FROM ${jsonCells(rows)}`));
    expect([...rowsIn<unknown[]>(back)].map((row) => row.map(toFifteen))).toEqual(JSON.parse(JSON.stringify(rows)));
  },
);

test.prop([fc.array(fc.oneof(fc.string(), fc.integer()))], { numRuns: 30 })(
  "a list comes into the database and back as it was",
  async (items) => {
    const there = await queryOf<{ value: string | number }>(sql`SELECT value FROM ${jsonRows(items)}`);
    expect(there.map(({ value }) => value)).toEqual(items);
  },
);

test("no text of a list is longer than the database takes, whatever its letters, and none is lost", async () => {
  const items = Array.from({ length: 3000 }, (_, at) => [at, "鳥".repeat(2000)]);
  const texts = new SQLiteAsyncDialect().sqlToQuery(jsonCells(items)).params as string[];
  expect(texts.length).toBeGreaterThan(1);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(5_000_000);
  expect(texts.flatMap((text) => JSON.parse(text)).map(([at]: [number]) => at)).toEqual([...items.keys()]);
  const pieces = await queryOf<Piece>(inPieces(sql`SELECT json(value) AS line FROM ${jsonCells(items)}`));
  expect(Math.max(...pieces.map(({ found }) => Buffer.byteLength(found)))).toBeLessThan(5_000_000);
  expect([...rowsIn<[number]>(pieces)].map(([at]) => at)).toEqual([...items.keys()]);
});

test.prop([fc.uniqueArray(fc.oneof(fc.integer({ min: 1 })), { maxLength: 30 }), fc.integer({ min: 1, max: 8 })])(
  "every row is on one page, however few a page holds",
  async (keys, most) => {
    const inOrder = keys.toSorted((one, other) => one - other);
    const behind = async (key: number) => {
      const page = inOrder.filter((it) => it > key).slice(0, most);
      return page.length === 0 ? [] : [{ found: JSON.stringify(page.toReversed().map((it) => [it])) }];
    };
    const found: number[] = [];
    for await (const page of pagesFrom<[number]>(await behind(0), most, behind)) {
      expect(page.length).toBeLessThanOrEqual(most);
      found.push(...page.map(([key]) => key).toReversed());
    }
    expect(found).toEqual(inOrder);
  },
);
