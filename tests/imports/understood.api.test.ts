import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aviary, codesOf } from "#tests/house/aviary.ts";
import { makeFor } from "#tests/house/make.ts";
import { csvOf, formOf, type Table } from "#tests/spreadsheets/sheets.ts";
import type { ImportCheck } from "#worker/imports/contract.ts";
import { bookOfSheets } from "./files/books.ts";

async function desk() {
  const world = await aviary();
  async function send<Data>(path: string, given: { json?: unknown; form?: FormData }, as = world.a) {
    const answer = await world.ask(`/api/birds/import${path}`, { as, ...given });
    return {
      status: answer.status,
      ...((await answer.json()) as { data: Data; errors?: Array<{ code: string; path: string }> }),
    };
  }
  const check = async (name: string, bytes: Uint8Array) =>
    (await send<ImportCheck>("/checks", { form: formOf(name, bytes) })).data;
  const again = async (id: string, search = "") =>
    (
      (await (await world.ask(`/api/birds/import/checks/${id}${search}`, { as: world.a })).json()) as {
        data: ImportCheck;
      }
    ).data;
  const say = (json: unknown, as = world.a) => send<unknown>("/words", { json }, as);
  return { ...world, post: send, check, again, say };
}
const dry = { fields: { dry_run: "true" } };

test("a species and a status nobody knows are said once to be the same as one's own, and remembered", async () => {
  const { csv, say, db, a, canary, stored } = await desk();
  const table: Table = [
    ["Ring", "Species", "Status"],
    ["A", "Belga amarelo", "na exposição"],
    ["B", "belga AMARELO", "Na Exposicao"],
  ];
  const first = (await csv(table, dry)).data;
  expect(first).toMatchObject({ created: 0, rejected: 2, same_as: [] });
  expect(first.unknown_species).toEqual([{ name: "Belga amarelo", rows: 2, slug: null }]);
  const [status] = await db.all<{ id: string }>(
    sql`SELECT id FROM statuses WHERE org_id = ${a.org_id} AND key = 'active'`,
  );
  const active = status?.id;
  expect((await say({ field: "species", word: "Belga amarelo", means: canary.id })).status).toBe(200);
  expect((await say({ field: "status", word: "na exposição", means: active })).status).toBe(200);
  const then = (await csv(table)).data;
  expect(then).toMatchObject({ created: 2, rejected: 0, unknown_species: [] });
  expect(then.same_as).toMatchObject([
    { field: "species", word: "Belga amarelo", means: canary.id, name: "Canário", rows: 2 },
    { field: "status", word: "na exposição", rows: 2 },
  ]);
  expect((await stored()).map(({ status_id }) => status_id)).toEqual([active, active]);
  await say({ field: "species", word: "BELGA amarelo", means: null });
  expect(
    (
      await csv(
        [
          ["Ring", "Species"],
          ["C", "Belga amarelo"],
        ],
        dry,
      )
    ).data.rejected,
  ).toBe(1);
});

test("a word cannot mean what somebody else has, and what it means is nobody else's business", async () => {
  const { say, csv, canary, a, b, ask } = await desk();
  const refused = await say({ field: "species", word: "Belga", means: canary.id }, b);
  expect([refused.status, refused.errors]).toMatchObject([422, [{ path: "means", code: "import.word.unknown" }]]);
  await say({ field: "species", word: "Belga", means: canary.id });
  await makeFor({ ask }, b).species({ common_name: "Canário" });
  const table = [
    ["Ring", "Species"],
    ["A", "Belga"],
  ];
  expect((await csv(table, { ...dry, as: b })).data.rejected).toBe(1);
  expect((await csv(table, { ...dry, as: a })).data.created).toBe(1);
});

const family = ["Ring", "Name", "Species", "Sex", "Father", "Mother"];

test("a parent given by its name is the one bird of the file or the flock that bears it", async () => {
  const { csv, ask, a, canary, byRing } = await desk();
  await makeFor({ ask }, a).bird({ identifier: "PT-9", name: "Zé Maria", sex: "male", species_id: canary.id });
  const { data } = await csv([
    family,
    ["A", "Lua", "Canário", "F"],
    ["B", "", "Canário", "", "ze maria", "LUA"],
    ["C", "", "Canário", "", "Zé Maria", ""],
  ]);
  expect(data.errors).toEqual([]);
  expect(data.names_taken).toEqual([
    { field: "father", name: "ze maria", ring: "PT-9", rows: 2 },
    { field: "mother", name: "LUA", ring: "A", rows: 1 },
  ]);
  expect(await byRing("B")).toMatchObject({
    father_id: (await byRing("PT-9"))?.id,
    mother_id: (await byRing("A"))?.id,
  });
});

test("who says no to names as parents gets those rows back", async () => {
  const { csv } = await desk();
  const table = [family, ["A", "Lua", "Canário", "F"], ["B", "", "Canário", "", "", "Lua"]];
  const { data } = await csv(table, { fields: { named_parents: "refuse" } });
  expect(codesOf(data.errors)).toEqual([[3, "Mother", "import.parent.by_name"]]);
  expect(data.names_taken).toMatchObject([{ name: "Lua", ring: "A" }]);
});

test("a name that three birds bear is an error that lists their rings", async () => {
  const { csv, ask, a, canary } = await desk();
  await makeFor({ ask }, a).bird({ identifier: "PT-9", name: "Rex", sex: "male", species_id: canary.id });
  const rows = [
    ["A", "Rex", "Canário", "M"],
    ["B", "rex", "Canário", "M"],
    ["C", "", "Canário", "", "Rex", ""],
  ];
  const { data } = await csv([family, ...rows]);
  expect(codesOf(data.errors)).toEqual([[4, "Father", "import.parent.names"]]);
  for (const ring of ["PT-9", "A", "B"]) expect(data.errors[0]?.message).toContain(ring);
});

test("a name is taken of the right sex and species only, and a ring before a name", async () => {
  const { csv, ask, a, byRing } = await desk();
  await makeFor({ ask }, a).species({ common_name: "Pintassilgo" });
  const rows = [
    ["A", "Sol", "Canário", "F"],
    ["B", "Sol", "Pintassilgo", "M"],
    ["C", "Sol", "Canário", "M"],
    ["Sol2", "X", "Canário", "M"],
    ["D", "Sol2", "Canário", "M"],
    ["E", "", "Canário", "", "Sol", "Sol"],
    ["F", "", "Canário", "", "Sol2", ""],
  ];
  const { data } = await csv([family, ...rows]);
  expect(data.errors).toEqual([]);
  const [e, f] = [await byRing("E"), await byRing("F")];
  expect([e?.father_id, e?.mother_id]).toEqual([(await byRing("C"))?.id, (await byRing("A"))?.id]);
  expect(f?.father_id).toBe((await byRing("Sol2"))?.id);
});

test("a bird of another organisation lends nobody its name", async () => {
  const { csv, ask, b } = await desk();
  const theirs = makeFor({ ask }, b);
  await theirs.bird({ identifier: "B-1", name: "Rex", sex: "male" });
  const { data } = await csv([family, ["A", "", "Canário", "", "Rex", ""]]);
  expect(codesOf(data.errors)).toEqual([[2, "Father", "import.parent.unknown"]]);
  expect(data.names_taken).toEqual([]);
});

const books = [
  [
    "2025",
    [
      ["Anilha", "Espécie", "Sexo"],
      ["A", "Canário", "M"],
      ["B", "Canário", "F"],
    ],
  ],
  [
    "2024",
    [
      ["Anilha", "Bicho"],
      ["C", "Canário"],
    ],
    "hidden",
  ],
] as const;

test("the sheet that fits best is read, the others are offered, and each keeps its own columns", async () => {
  const { check, post, again, stored } = await desk();
  const { id, sheets, report } = await check("livro.xlsx", bookOfSheets(books));
  expect(sheets).toEqual([
    { name: "2025", rows: 2, is_hidden: false, is_read: true },
    { name: "2024", rows: 1, is_hidden: true, is_read: false },
  ]);
  expect(report).toMatchObject({ created: 2, sheets });
  const other = await post<ImportCheck>(`/checks/${id}/mapping`, { json: { sheet: "2024" } });
  expect(other.data).toMatchObject({ missing: ["species"], report: null });
  await post(`/checks/${id}/mapping`, { json: { mapping: { 0: "identifier", 1: "species" } } });
  expect(await again(id)).toMatchObject({ report: { created: 1 }, sheets: [{ is_read: false }, { is_read: true }] });
  await post(`/checks/${id}/mapping`, { json: { sheet: "2025" } });
  expect((await again(id)).report?.created).toBe(2);
  const back = await post<ImportCheck>(`/checks/${id}/mapping`, { json: { sheet: "2024" } });
  expect(back.data.report?.created).toBe(1);
  const none = await post(`/checks/${id}/mapping`, { json: { sheet: "2023" } });
  expect([none.status, none.errors?.[0]?.code]).toEqual([422, "import.sheet.unknown"]);
  await post(`/checks/${id}/commit`, { json: {} });
  expect((await stored()).map(({ identifier }) => identifier)).toEqual(["C"]);
});

test("the rejected rows of a sheet that was asked for are of that sheet", async () => {
  const { check, post, ask, a } = await desk();
  const { id } = await check(
    "livro.ods",
    bookOfSheets(
      [
        books[0],
        [
          "2024",
          [
            ["Anilha", "Espécie"],
            ["C", "Dodó"],
          ],
        ],
      ],
      "ods",
    ),
  );
  await post(`/checks/${id}/mapping`, { json: { sheet: "2024" } });
  const answer = await ask(`/api/birds/import/${id}/rejected?format=csv`, { as: a });
  expect(await answer.text()).toContain("Dodó");
});

test("a list without a column of species asks for one, once for all its birds", async () => {
  const { check, post, stored, canary } = await desk();
  const { id, missing } = await check(
    "lista.csv",
    csvOf([
      ["Anilha", "Sexo"],
      ["A", "M"],
      ["B", "F"],
    ]),
  );
  expect(missing).toEqual(["species"]);
  const { data } = await post<ImportCheck>(`/checks/${id}/mapping`, { json: { species: "canario" } });
  expect(data).toMatchObject({ missing: [], species: "canario", report: { created: 2 } });
  await post(`/checks/${id}/commit`, { json: {} });
  expect((await stored()).map(({ species_id }) => species_id)).toEqual([canary.id, canary.id]);
});

test("two columns that are both the ring are a question of two columns, with samples", async () => {
  const { check, post } = await desk();
  const { id, twice, columns } = await check(
    "lista.csv",
    csvOf([
      ["Anilha", "Ring", "Espécie"],
      ["A", "old-1", "Canário"],
    ]),
  );
  expect(twice).toEqual(["identifier"]);
  expect(columns.slice(0, 2)).toMatchObject([{ samples: ["A"] }, { samples: ["old-1"] }]);
  const { data } = await post<ImportCheck>(`/checks/${id}/mapping`, {
    json: { mapping: { 0: "identifier", 1: "", 2: "species" } },
  });
  expect(data).toMatchObject({
    twice: [],
    report: { created: 1, ignored_columns: [{ heading: "Ring", samples: ["old-1"] }] },
  });
});

test("ten thousand rows with faults everywhere are told about within bounds, each row at least once", async () => {
  const { csv, db, a } = await desk();
  const long = (at: number, letter: string) => `${letter.repeat(30)}${at}`;
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    ...[
      `R${at}`,
      long(at, "é"),
      long(at, "ü"),
      "2024-13-45",
      long(at, "õ"),
      long(at, "á"),
      long(at, "ç"),
      long(at, "ã"),
    ],
  ]);
  const { status, data } = await csv([
    ["Ring", "Species", "Sex", "Birth Date", "Father", "Mother", "Status", "Location"],
    ...rows,
  ]);
  expect([status, data.rows, data.rejected]).toEqual([200, 10_000, 10_000]);
  expect(new Set(data.errors.map(({ row }) => row)).size).toBe(10_000);
  expect(data.errors.length).toBeLessThanOrEqual(12_000);
  expect(data.errors.length + data.more_errors).toBe(70_000);
  expect([data.unknown_species.length, data.unknown_places.length, data.unknown_statuses.length]).toEqual([
    500, 500, 500,
  ]);
  const [kept] = await db.all<{ bytes: number }>(
    sql`SELECT octet_length(report) AS bytes FROM imports WHERE org_id = ${a.org_id}`,
  );
  expect(kept?.bytes).toBeLessThan(4_500_000);
}, 60_000);
