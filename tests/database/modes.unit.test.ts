import { expect, test } from "vitest";
import { modeOf } from "#db/attempts.ts";

test("a batch that only reads begins as a read", () => {
  const reads = ["SELECT * FROM birds", "with kin as (select 1) select * from kin", "  VALUES (1)"];
  expect(modeOf(reads.map((sql) => ({ sql, args: [] })))).toBe("read");
});

test("a batch that writes anywhere begins as a write", () => {
  const writes = [
    "INSERT INTO birds VALUES (1) RETURNING id",
    "update birds set name = 1",
    "DELETE FROM birds",
    "WITH RECURSIVE kin AS (SELECT 1) INSERT INTO birds SELECT * FROM kin",
    "with gone as (select 1)\nDelete from birds",
    "REPLACE INTO birds VALUES (1)",
    "CREATE TABLE birds (id)",
    "PRAGMA optimize",
  ];
  for (const sql of writes) expect([sql, modeOf(["SELECT 1", { sql, args: [] }])]).toEqual([sql, "write"]);
  expect(
    modeOf([
      ["SELECT ?", [1]],
      ["DELETE FROM birds", []],
    ]),
  ).toBe("write");
});

test("a column or function named like a write does not make a batch a write", () => {
  expect(modeOf(["SELECT deleted_at, updated_at, replace(name, 'a', 'b') FROM birds"])).toBe("read");
});
