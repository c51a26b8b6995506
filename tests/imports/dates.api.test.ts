import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations } from "#db/schema/accounts.ts";
import { birds } from "#db/schema/birds.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { csvOf, formOf, type Table, xlsOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";
import type { ImportPreview } from "#worker/imports/report-contract.ts";
import { typedPart } from "#worker/locales/part-days.ts";

type Fields = Record<string, string>;

async function aviary({ timezone = "Europe/Lisbon", locale = "pt-PT" } = {}) {
  const world = await newWorld();
  const { db, a } = world;
  await db.update(organizations).set({ timezone, locale }).where(eq(organizations.id, a.org_id));
  await makeFor(world, a).species({ common_name: "Canário" });
  const send = async (bytes: Uint8Array, fields: Fields = {}, name = "aves.csv") => {
    const form = formOf(name, bytes);
    for (const [field, value] of Object.entries(fields)) form.set(field, value);
    const answer = await world.ask("/api/birds/import", { as: a, form, headers: { "Accept-Language": "en" } });
    return ((await answer.json()) as { data: ImportPreview & { id: string } }).data;
  };
  const bring = (rows: Table, fields: Fields = {}, heading = "Birth Date") =>
    send(csvOf([["Ring", "Species", heading], ...rows.map(([ring, born]) => [ring, "Canário", born])]), fields);
  const stored = async () => {
    const all = await db.select().from(birds).where(eq(birds.org_id, a.org_id)).orderBy(birds.identifier_key);
    return all.map((it) => it.birth_date && typedPart(it.birth_date, it.birth_precision));
  };
  return { ...world, send, bring, stored };
}

test("a column of days, months and years comes in without one refused row", async () => {
  const { bring, stored } = await aviary();
  const given = ["2024", "24", "03/2024", "Mar 2024", "5.3.24", "2024-03-05", "?", "5 de março de 2024"];
  const report = await bring(given.map((born, at) => [`R${at}`, born]));
  expect(report).toMatchObject({ created: 8, rejected: 0, errors: [] });
  expect(await stored()).toEqual([
    "2024",
    "2024",
    "2024-03",
    "2024-03",
    "2024-03-05",
    "2024-03-05",
    null,
    "2024-03-05",
  ]);
});

test("one value above 12 settles the order of its column", async () => {
  const { bring } = await aviary();
  const dry = { dry_run: "true" };
  const european = await bring(
    [
      ["A", "05/03/2024"],
      ["B", "25/03/2024"],
    ],
    dry,
  );
  expect(european.dates).toEqual([
    {
      field: "birth_date",
      heading: "Birth Date",
      order: "day_first",
      settled_by: "column",
      is_mixed: false,
      unclear: 1,
      sample: { text: "05/03/2024", day: "2024-03-05" },
    },
  ]);
  const american = await bring(
    [
      ["A", "05/03/2024"],
      ["B", "03/25/2024"],
    ],
    dry,
  );
  expect(american.dates).toMatchObject([{ order: "month_first", settled_by: "column", sample: { day: "2024-05-03" } }]);
  expect(american.errors).toEqual([]);
});

test("else the language of the heading, then the organisation's country", async () => {
  const rows = [["A", "05/03/2024"]];
  const dry = { dry_run: "true" };
  const here = await aviary();
  expect((await here.bring(rows, dry)).dates).toMatchObject([{ order: "day_first", settled_by: "country" }]);
  const there = await aviary({ timezone: "America/Chicago", locale: "en-US" });
  expect((await there.bring(rows, dry)).dates).toMatchObject([{ order: "month_first", settled_by: "country" }]);
  for (const heading of ["Data de nascimento", "Data nasc.", "Nasc.", "nascimento"])
    expect([
      heading,
      (await there.bring(rows, { ...dry, mapping: '{"2":"birth_date"}' }, heading)).dates,
    ]).toMatchObject([heading, [{ order: "day_first", settled_by: "heading" }]]);
  const nowhere = await aviary({ timezone: "UTC", locale: "en-US" });
  expect((await nowhere.bring(rows, dry)).dates).toMatchObject([{ order: "month_first" }]);
  const abroad = await aviary({ timezone: "Europe/London", locale: "en-US" });
  expect((await abroad.bring(rows, dry)).dates).toMatchObject([{ order: "day_first" }]);
});

test("the reader can say the other order, and a mixed column is asked about once", async () => {
  const { bring, stored } = await aviary();
  const rows = [
    ["A", "05/03/2024"],
    ["B", "25/03/2024"],
    ["C", "03/25/2024"],
    ["D", "06/03/2024"],
  ];
  const answer = await bring(rows, { dry_run: "true" });
  expect(answer).toMatchObject({ created: 4, errors: [], warnings: [] });
  expect(answer.dates).toMatchObject([{ is_mixed: true, unclear: 2, order: "day_first", settled_by: "country" }]);
  const report = await bring(rows, { birth_date_order: "month_first" });
  expect(report.dates).toMatchObject([{ order: "month_first", settled_by: "choice" }]);
  expect(await stored()).toEqual(["2024-05-03", "2024-03-25", "2024-03-25", "2024-06-03"]);
});

test("two columns of dates have an order each", async () => {
  const { send } = await aviary();
  const table = [
    ["Ring", "Species", "Birth Date", "Acquisition Date"],
    ["A", "Canário", "05/03/2024", "06/04/2024"],
    ["B", "Canário", "25/03/2024", "06/24/2024"],
  ];
  const { dates, errors } = await send(csvOf(table), { dry_run: "true" });
  expect(errors).toEqual([]);
  expect(dates.map(({ field, order }) => [field, order])).toEqual([
    ["birth_date", "day_first"],
    ["acquired_on", "month_first"],
  ]);
});

test("real dates of workbooks that count from 1900 and from 1904 are the same days, and a month is a month", async () => {
  const table = [
    ["Ring", "Species", "Birth Date"],
    ["A", "Canário", { t: "n", v: 45356, z: "dd/mm/yyyy" }],
    ["B", "Canário", { t: "n", v: 45352, z: "mmm-yy" }],
    ["C", "Canário", { t: "n", v: 2024 }],
    ["D", "Canário", { t: "n", v: 24 }],
  ];
  for (const date1904 of [false, true])
    for (const [name, written] of [
      ["aves.xlsx", xlsxOf],
      ["aves.xls", xlsOf],
    ] as const) {
      const { send, stored } = await aviary();
      // What the file holds under 1904 are the same days, counted from four years later.
      const cells = table.map((row) =>
        row.map((cell) => (typeof cell === "object" && date1904 && "z" in cell ? { ...cell, v: cell.v - 1462 } : cell)),
      );
      const edit = (sheet: Record<string, unknown>) => {
        for (const [at, row] of cells.entries()) if (typeof row[2] === "object") sheet[`C${at + 1}`] = row[2];
      };
      const plain = cells.map((row) => row.map((cell) => (typeof cell === "object" ? 1 : cell)));
      const report = await send(written(plain, { date1904, edit }), {}, name);
      expect([name, date1904, report.errors]).toEqual([name, date1904, []]);
      expect([name, date1904, await stored()]).toEqual([name, date1904, ["2024-03-05", "2024-03", "2024", "2024"]]);
    }
});

test("a year corrected by a file is told, written, and given back when the import is undone", async () => {
  const { bring, stored, ask, a } = await aviary();
  await bring([
    ["A", "2024"],
    ["B", "2024-01-01"],
  ]);
  expect(
    await bring([
      ["A", "2024"],
      ["B", "2024-01-01"],
    ]),
  ).toMatchObject({ unchanged: 2, skipped: 0 });
  const rows = [
    ["A", "2024-01-01"],
    ["B", "2024"],
  ];
  const { changes } = await bring(rows, { dry_run: "true", on_duplicate: "update" });
  expect(changes.map(({ fields }) => fields)).toEqual([
    [{ field: "birth_date", before: "2024", after: "1 Jan 2024" }],
    [{ field: "birth_date", before: "1 Jan 2024", after: "2024" }],
  ]);
  const { id } = await bring(rows, { on_duplicate: "update" });
  expect(await stored()).toEqual(["2024-01-01", "2024"]);
  await ask(`/api/birds/import/${id}/undo`, { as: a, json: { only_untouched: false } });
  expect(await stored()).toEqual(["2024", "2024-01-01"]);
});

test("parents of a year may have young of that year: told, not refused; older young are refused", async () => {
  const { send } = await aviary();
  const report = await send(
    csvOf([
      ["Ring", "Species", "Sex", "Birth Date", "Father"],
      ["A", "Canário", "male", "2024", ""],
      ["B", "Canário", "", "2024", "A"],
      ["C", "Canário", "", "2024-04-03", "A"],
      ["D", "Canário", "", "2025", "A"],
      ["E", "Canário", "", "2023", "A"],
    ]),
  );
  expect(report).toMatchObject({ created: 4, rejected: 1 });
  expect(report.errors.map(({ row, code }) => [row, code])).toEqual([[6, "import.parent.younger"]]);
  expect(report.warnings.map(({ row, code }) => [row, code])).toEqual([
    [3, "import.parent.maybe_younger"],
    [4, "import.parent.maybe_younger"],
  ]);
});

test("a stored bird of whom only the year is known is no elder of its young of that year", async () => {
  const { bring, send } = await aviary();
  const family = [
    ["Ring", "Species", "Sex", "Birth Date", "Father"],
    ["A", "Canário", "male", "2023", ""],
    ["B", "Canário", "", "2024", "A"],
  ];
  await send(csvOf(family));
  const update = { on_duplicate: "update" };
  expect(await bring([["A", "2024-08-01"]], { ...update, dry_run: "true" })).toMatchObject({ updated: 1, errors: [] });
  const late = await bring([["A", "2025"]], update);
  expect(late.errors.map(({ code }) => code)).toEqual(["import.date.after_child"]);
});
