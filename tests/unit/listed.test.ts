import { fc, test } from "@fast-check/vitest";
import { createClient } from "@libsql/client";
import { type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/libsql";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { expect } from "vitest";
import { inPieces, listed, type Piece, rowsIn } from "#worker/listed.ts";

const asked = <Row>(query: SQL) => drizzle(createClient({ url: ":memory:" })).all<Row>(query);
const there = (items: readonly unknown[]) =>
  asked<{ value: string }>(sql`SELECT json(value) AS value FROM ${listed(items)}`);

test.prop([fc.array(fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1 }))], {
  numRuns: 30,
})("a list comes into the database and back as it was", async (items) => {
  expect((await there(items)).map(({ value }) => JSON.parse(value))).toEqual(items);
  const back = await asked<Piece>(inPieces(sql`SELECT json(value) AS line FROM ${listed(items)}`));
  expect([...rowsIn(back)]).toEqual(items);
});

test("no text of a list is longer than the database takes, whatever its letters, and none is lost", async () => {
  const items = Array.from({ length: 3000 }, (_, at) => [at, "鳥".repeat(2000)]);
  const texts = new SQLiteAsyncDialect().sqlToQuery(listed(items)).params as string[];
  expect(texts.length).toBeGreaterThan(1);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(5_000_000);
  expect(texts.flatMap((text) => JSON.parse(text)).map(([at]: [number]) => at)).toEqual([...items.keys()]);
  const pieces = await asked<Piece>(inPieces(sql`SELECT json(value) AS line FROM ${listed(items)}`));
  expect(Math.max(...pieces.map(({ found }) => Buffer.byteLength(found)))).toBeLessThan(5_000_000);
  expect([...rowsIn<[number]>(pieces)].map(([at]) => at)).toEqual([...items.keys()]);
});
