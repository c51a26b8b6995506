import { expect, test } from "vitest";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import { byProgram } from "./files/by-program.ts";
import { bySheet } from "./files/by-sheet.ts";
import { byWords } from "./files/by-words.ts";

const lists = [...byProgram, ...bySheet, ...byWords];

test("thirty lists of different shapes are there to be tried", () => {
  expect(lists.length).toBeGreaterThanOrEqual(30);
});

test.each(lists)(
  "$shape comes in without one refused row",
  async ({ name, bytes, birds, ring, becomes, ignored = [], fields }) => {
    const { send, byRing } = await aviary();
    const { data, errors } = await send(bytes, { name, ...(fields && { fields }) });
    expect(errors).toBeUndefined();
    expect(data.errors).toEqual([]);
    expect(data).toMatchObject({
      created: birds,
      rejected: 0,
      ignored_columns: ignored.map((heading) => ({ heading })),
    });
    expect(await byRing(ring)).toMatchObject(becomes);
  },
);
