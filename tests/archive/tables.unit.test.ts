import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { languages } from "#db/vocabulary.ts";
import { readableColumns } from "#worker/archive/tables.ts";
import type { ArchivedTable } from "#worker/kit/archived.ts";
import { derived } from "#worker/kit/archived-fields.ts";
import { hasWords } from "#worker/locales/translate.ts";
import { gatheredRooms } from "#worker/rooms.ts";

test("derived columns are computed again when an archive is restored", () => {
  const believed = gatheredRooms.archived.filter(
    ({ row, returned }) => Object.values(row.shape).some((rule) => rule === derived) && !returned,
  );
  expect(gatheredRooms.archived.length).toBeGreaterThan(15);
  expect(believed.map(({ name }) => `${name}: its archived.ts needs \`returned\``)).toEqual([]);
});

test("whatever is a choice in a table that a person reads has words in both languages", () => {
  const wordless = gatheredRooms.archived.flatMap((table) =>
    readableColumns(table).flatMap(({ column, values }) => {
      const choices = choicesOf(table, column);
      // The annexes of a regulation are letters.
      const lacking = choices.filter((it) => !/^[A-Z]$/.test(it) || values !== undefined);
      return lacking.flatMap((choice) =>
        languages.flatMap((language) =>
          values && hasWords(language, `${values}.${choice}`)
            ? []
            : [`${table.name}.${column}: ${choice} (${language})`],
        ),
      );
    }),
  );
  expect(wordless).toEqual([]);
});

test("a day that no calendar has is refused in whichever table it stands", () => {
  const days = gatheredRooms.archived.flatMap(({ name, row }) =>
    Object.entries(row.shape).flatMap(([column, rule]) =>
      /(^|_)(on|on_day)$/.test(column) && rule.safeParse("2027-02-28").success
        ? [{ it: `${name}.${column}`, rule }]
        : [],
    ),
  );
  expect(days.length).toBeGreaterThan(30);
  expect(days.filter(({ rule }) => rule.safeParse("2027-02-31").success).map(({ it }) => it)).toEqual([]);
});

/** The values a column may have, where they are few: those of its list, or of a flag. */
function choicesOf({ table }: ArchivedTable, name: string): readonly string[] {
  const column = Object.values(getTableColumns(table)).find((it) => it.name === name);
  if (column?.dataType === "boolean") return ["0", "1"];
  return column?.enumValues ?? [];
}
