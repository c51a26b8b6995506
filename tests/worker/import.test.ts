import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations, users } from "#db/schema/accounts.ts";
import { birdCounts, birds, imports } from "#db/schema/birds.ts";
import { makeFor } from "#tests/make.ts";
import { compoundOf, csvOf, formOf, rawXlsx, type Table, xlsOf, xlsxOf } from "#tests/sheets.ts";
import { newWorld, type Resident, tripsOf } from "#tests/world.ts";
import type { RowError } from "#worker/birds/contract.ts";
import type { ImportAnswer } from "#worker/birds/import-deeds.ts";

type Sent = { name?: string; as?: Resident; fields?: Record<string, string>; headers?: Record<string, string> };

async function aviary() {
  const world = await newWorld();
  const canary = await makeFor(world, world.a).species({ common_name: "Canário" });
  async function send(bytes: Uint8Array | string, { name = "birds.xlsx", as = world.a, fields, headers }: Sent = {}) {
    const answer = await world.ask("/api/birds/import", { as, form: formOf(name, bytes, fields), headers });
    const body = (await answer.json()) as { data: ImportAnswer; code: string; detail: string; errors: Problem[] };
    return { status: answer.status, ...body };
  }
  const csv = (table: Table, given: Sent = {}) => send(csvOf(table), { name: "birds.csv", ...given });
  const stored = (as = world.a) => world.db.select().from(birds).where(eq(birds.org_id, as.org_id));
  const byRing = async (ring: string) => (await stored()).find(({ identifier }) => identifier === ring);
  return { ...world, canary, send, csv, stored, byRing };
}
type Problem = { path: string; code: string; message: string };
const codesOf = (errors: RowError[]) => errors.map(({ row, column, code }) => [row, column, code]);
const head = ["Ring", "Species", "Sex", "Birth Date", "Father", "Mother"];

test("a flock comes in with its parents, whatever the order of the rows", async () => {
  const { csv, byRing, canary, a, db } = await aviary();
  const { status, data } = await csv([
    head,
    ["PT-3", "canario", "", "2024-04-01", "pt-1", "PT-2"],
    ["PT-1", "Canário", "macho", "2020-01-01", "", ""],
    ["PT-2", "Canário", "fêmea", "", "", ""],
  ]);
  expect(status).toBe(200);
  expect(data).toMatchObject({ rows: 3, created: 3, updated: 0, unchanged: 0, skipped: 0, rejected: 0, errors: [] });
  const [father, mother, young] = await Promise.all([byRing("PT-1"), byRing("PT-2"), byRing("PT-3")]);
  expect(young).toMatchObject({
    ...{ father_id: father?.id, mother_id: mother?.id, birth_date: "2024-04-01", species_id: canary.id },
    ...{ import_id: data.id, org_id: a.org_id, identifier_key: "pt-3", version: 1 },
  });
  const counted = await db.select().from(birdCounts).where(eq(birdCounts.org_id, a.org_id));
  expect(counted.find(({ dimension }) => dimension === "all")?.n).toBe(3);
});

test("the same file again changes nothing and says so", async () => {
  const { csv, stored } = await aviary();
  const table = [head, ["1", "Canário", "male", "2020-01-01", "", ""], ["2", "Canário", "", "", "1", ""]];
  await csv(table);
  const before = await stored();
  for (const on_duplicate of ["skip", "update"]) {
    const { data } = await csv(table, { fields: { on_duplicate } });
    expect(data).toMatchObject({ rows: 2, created: 0, updated: 0, unchanged: 2, skipped: 0, rejected: 0, errors: [] });
  }
  expect(await stored()).toEqual(before);
});

test("a dry run tells the same and stores nothing", async () => {
  const { csv, stored, db } = await aviary();
  const { data } = await csv([head, ["1", "Canário"], ["2", "Papagaio"]], { fields: { dry_run: "true" } });
  expect(data).toMatchObject({ rows: 2, created: 1, rejected: 1, dry_run: true });
  expect(data.unknown_species).toMatchObject([{ name: "Papagaio", rows: 1 }]);
  expect(data.id).toBeUndefined();
  expect([await stored(), await db.select().from(imports)]).toEqual([[], []]);
});

test("errors come in the reader's language with row, column, value and cure", async () => {
  const { csv } = await aviary();
  const table = [
    ["Viveiro", ""],
    ["Anilha", "Espécie", "Nascimento"],
    ["A", "Canário", "3/4/2024"],
  ];
  const english = await csv(table);
  expect(english.data.errors).toEqual([
    {
      ...{ row: 3, column: "Nascimento", value: "3/4/2024", code: "import.date.ambiguous" },
      message: expect.stringContaining("Type year-month-day"),
    },
  ]);
  const portuguese = await csv(table, { headers: { "Accept-Language": "pt-PT" } });
  expect(portuguese.data.errors[0]?.message).toContain("Escreva ano-mês-dia");
});

test("ten thousand rows with 137 bad ones: exactly those are told about and left out", async () => {
  const { send, stored, csv, db } = await aviary();
  await csv([head, ["R42", "Canário", "female"], ["R99", "Canário", "male"]]);
  const { rows, bad } = tenThousand();
  const { status, data } = await send(xlsxOf([[...head, "Name", "Status"], ...rows]));
  expect(status).toBe(200);
  expect([...new Set(data.errors.map(({ row }) => row))]).toEqual(bad);
  expect(data).toMatchObject({ rows: 10_000, rejected: 137, skipped: 2, created: 9_861 });
  expect(data.warnings.filter(({ code }) => code === "import.row.differs").map(({ row }) => row)).toEqual([44, 101]);
  expect((await stored()).length).toBe(9_863);
  const again = await send(xlsxOf([[...head, "Name", "Status"], ...rows]));
  expect(again.data).toMatchObject({ created: 0, unchanged: 9_861, skipped: 2, rejected: 137 });
  const [kept] = await db
    .select()
    .from(imports)
    .where(eq(imports.id, data.id ?? ""));
  expect(kept?.committed_at).toBeTruthy();
});

/** Young before their parents, and bad rows of twelve kinds spread among them, three rings twice. */
function tenThousand() {
  const sexes = ["male", "female"];
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    ...[`R${at}`, "Canário", sexes[at % 2], at % 3 ? "2021-05-01" : "2020-05-01"],
    // Only rows without parents of their own are parents: a bad row takes nobody with it.
    ...(at < 5000 && at % 3 ? [`R${9000 - (at % 400) * 2}`, `R${9001 + (at % 400) * 2}`] : ["", ""]),
    ...["", ""],
  ]);
  for (let at = 8000; at < 10_000; at += 1)
    rows[at] = [`R${at}`, "Canário", sexes[at % 2], "2019-01-01", "", "", "", ""];
  const spoils: Array<[column: number, value: string]> = [
    ...([
      [0, ""],
      [1, ""],
      [1, "Dragão"],
      [2, "both"],
      [3, "2021-02-30"],
      [3, "3/4/2021"],
      [3, "2999-01-01"],
    ] as const),
    ...([
      [4, "nobody"],
      [5, "nobody"],
      [6, "x".repeat(101)],
      [7, "lost?"],
      [0, "A\u0007B"],
    ] as const),
  ].map(([column, value]) => [column, value]);
  const bad: number[] = [];
  for (let n = 0; n < 134; n += 1) {
    const at = 200 + n * 50;
    const [column, value] = spoils[n % spoils.length] ?? [0, ""];
    (rows[at] as string[])[column] = value;
    bad.push(at + 2);
  }
  for (const at of [7901, 7902, 7903]) {
    (rows[at] as string[])[0] = `R${at - 100}`;
    bad.push(at + 2);
  }
  return { rows, bad: bad.sort((one, other) => one - other) };
}

test("a ring of another organisation is free here, and its sex counts for nothing", async () => {
  const { csv, ask, a, b, stored } = await aviary();
  const theirs = makeFor({ ask }, b);
  await theirs.bird({ identifier: "B-1", sex: "male" });
  const { data } = await csv([head, ["A-1", "Canário", "", "", "B-1", ""], ["B-1x", "Canário"], ["b-1", "Canário"]]);
  expect(data).toMatchObject({ created: 2, rejected: 1 });
  expect(codesOf(data.errors)).toEqual([[2, "Father", "import.father.sex"]]);
  expect((await stored(a)).every(({ org_id }) => org_id === a.org_id)).toBe(true);
  const alone = await csv([head, ["A-2", "Canário", "", "", "B-9", ""]]);
  expect(codesOf(alone.data.errors)).toEqual([[2, "Father", "import.parent.unknown"]]);
});

test("a parent that only another organisation has is unknown, like its species", async () => {
  const { csv, ask, b } = await aviary();
  const theirs = makeFor({ ask }, b);
  const species = await theirs.species({ common_name: "Agapornis" });
  await theirs.bird({ identifier: "B-1", sex: "male", species_id: species.id });
  const { data } = await csv([head, ["A-1", "Canário", "", "", "B-1", ""], ["A-2", "Agapornis"]]);
  expect(codesOf(data.errors)).toEqual([
    [2, "Father", "import.parent.unknown"],
    [3, "Species", "import.species.unknown"],
  ]);
});

test("the plan's limit holds for the whole file or not at all", async () => {
  const { db, a, csv, stored } = await aviary();
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  const rings = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => [`R${from + at}`, "Canário"]);
  expect((await csv([head, ...rings(1, 8)])).data.created).toBe(8);
  const dry = await csv([head, ...rings(9, 12)], { fields: { dry_run: "1" } });
  expect(dry.data.over_limit).toBe(2);
  const over = await csv([head, ...rings(9, 12)]);
  expect([over.status, over.code]).toEqual([402, "plan_limit"]);
  expect((await stored()).length).toBe(8);
  expect((await csv([head, ...rings(7, 10)])).data).toMatchObject({ created: 2, unchanged: 2 });
});

test("many imports at once never pass the plan's limit", async () => {
  const { db, a, csv, stored } = await aviary();
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  const sets = Array.from({ length: 6 }, (_, n) => [head, ...[1, 2, 3, 4].map((at) => [`R${n}-${at}`, "Canário"])]);
  const answers = await Promise.all(sets.map((table) => csv(table)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 402, 402, 402, 402]);
  expect((await stored()).length).toBe(8);
});

test("the same file sent twenty times at once makes each bird once", async () => {
  const { csv, stored } = await aviary();
  const table = [head, ...Array.from({ length: 30 }, (_, at) => [`R${at}`, "Canário"])];
  const headers = { "Idempotency-Key": "one-import" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => csv(table, { headers })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(answers[0]?.data.created).toBe(30);
  expect((await stored()).length).toBe(30);
});

test("a key used for one file is refused for another, and is no use to another organisation", async () => {
  const { csv, b } = await aviary();
  const headers = { "Idempotency-Key": "k-1" };
  await csv([head, ["A", "Canário"]], { headers });
  expect((await csv([head, ["B", "Canário"]], { headers })).status).toBe(409);
  const theirs = await csv([head, ["A", "Canário"]], { headers, as: b });
  expect([theirs.status, theirs.data.created]).toEqual([200, 0]);
});

test("updating changes what the file says and nothing else", async () => {
  const { csv, ask, a, byRing, canary } = await aviary();
  const make = makeFor({ ask }, a);
  await make.bird({ identifier: "F", sex: "male", species_id: canary.id });
  const before = await make.bird({ identifier: "A", name: "Zé", notes: "calmo", species_id: canary.id });
  const table = [
    [...head, "Name", "Notes"],
    ["a", "Canário", "female", "2020-02-03", "f", "", "", ""],
  ];
  expect((await csv(table)).data).toMatchObject({ skipped: 1, updated: 0 });
  expect((await csv(table, { fields: { on_duplicate: "update" } })).data).toMatchObject({ updated: 1, skipped: 0 });
  const after = await byRing("A");
  expect(after).toMatchObject({ name: "Zé", notes: "calmo", sex: "female", birth_date: "2020-02-03", version: 2 });
  expect([after?.id, after?.father_id]).toEqual([before.id, (await byRing("F"))?.id]);
});

test("an update cannot make a bird its own ancestor through birds the file does not name", async () => {
  const { csv, ask, a, canary } = await aviary();
  const make = makeFor({ ask }, a);
  const male = { sex: "male", species_id: canary.id };
  const first = await make.bird({ ...male, identifier: "A" });
  const second = await make.bird({ ...male, identifier: "B", father_id: first.id });
  await make.bird({ ...male, identifier: "C", father_id: second.id });
  const { data } = await csv([head, ["A", "Canário", "", "", "C", ""]], { fields: { on_duplicate: "update" } });
  expect(codesOf(data.errors)).toEqual([[2, "Father", "import.parent.cycle"]]);
});

test("an update may not take the sex or the age from under young that are stored", async () => {
  const { csv, ask, a, canary } = await aviary();
  const make = makeFor({ ask }, a);
  const species_id = canary.id;
  const father = await make.bird({ identifier: "F", sex: "male", birth_date: "2019-01-01", species_id });
  await make.bird({ identifier: "Y", birth_date: "2020-01-01", father_id: father.id, species_id });
  const update = { fields: { on_duplicate: "update" } };
  const sex = await csv([head, ["F", "Canário", "female"]], update);
  expect(codesOf(sex.data.errors)).toEqual([[2, "Sex", "import.sex.is_father"]]);
  const late = await csv([head, ["F", "Canário", "", "2021-01-01"]], update);
  expect(codesOf(late.data.errors)).toEqual([[2, "Birth Date", "import.date.after_child"]]);
  const both = await csv([head, ["F", "Canário", "", "2021-01-01"], ["Y", "Canário", "", "2022-01-01"]], update);
  expect(both.data).toMatchObject({ updated: 2, rejected: 0 });
  const early = await csv([head, ["Y", "Canário", "", "2020-06-01"]], update);
  expect(codesOf(early.data.errors)).toEqual([[2, "Birth Date", "import.date.before_parent"]]);
});

test("numbers, dates, formulas and odd headings of a workbook are read for what they are", async () => {
  const { send, byRing } = await aviary();
  const { data } = await send(
    xlsxOf(
      [
        ["Ring", "Species", "Birth Date", "__proto__", "constructor"],
        ["", "Canário", "", "x", "y"],
      ],
      {
        edit: (sheet) =>
          void Object.assign(sheet, {
            A2: { t: "n", v: 123, z: "00000" },
            C2: { t: "n", v: 45000.75, z: "yyyy-mm-dd" },
            B2: { t: "s", v: "Canário", f: '"Can"&"ário"' },
          }),
      },
    ),
  );
  expect(data).toMatchObject({ created: 1, rejected: 0, ignored_columns: ["__proto__", "constructor"] });
  expect(data.warnings.map(({ code }) => code).sort()).toEqual(["import.cell.formula", "import.ring.as_number"]);
  expect(await byRing("00123")).toMatchObject({ birth_date: "2023-03-15" });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("a book that counts from 1904 is never four years off", async () => {
  const { send } = await aviary();
  const table = [
    ["Ring", "Species", "Birth Date"],
    ["A", "Canário", ""],
  ];
  const dated = (v: number) => ({
    date1904: true,
    edit: (sheet: object) => void Object.assign(sheet, { C2: { t: "n", v, z: "yyyy-mm-dd" } }),
  });
  for (const bytes of [xlsxOf(table, dated(45000)), xlsOf(table, dated(45000))]) {
    const name = bytes[0] === 0x50 ? "a.xlsx" : "a.xls";
    const { data } = await send(bytes, { name, fields: { dry_run: "true" } });
    expect(codesOf(data.errors)).toEqual([[2, "Birth Date", "import.date.future"]]);
  }
});

test.each<[string, Uint8Array, number, string]>([
  ["a.xlsx", new TextEncoder().encode("<html></html>"), 422, "import.file.not_excel"],
  ["a.xlsx", new Uint8Array(), 422, "import.file.not_excel"],
  ["a.pdf", new TextEncoder().encode("%PDF"), 422, "import.file.kind"],
  ["a.xls", compoundOf({ EncryptedPackage: new Uint8Array(100) }), 422, "import.file.encrypted"],
  ["a.xlsx", rawXlsx("", { "x.xml": new Uint8Array(30_000_000) }), 413, "import.file.swollen"],
  ["a.xlsx", new Uint8Array(5_300_000), 413, "import.file.large_xlsx"],
  ["a.xls", new Uint8Array(3_200_000), 413, "import.file.large_xls"],
  ["a.csv", csvOf([["Name"], ["Zé"]]), 422, "import.columns.missing"],
  [
    "a.csv",
    csvOf([
      ["Ring", "Anilha", "Species"],
      ["1", "2", "Canário"],
    ]),
    422,
    "import.columns.twice",
  ],
  ["a.csv", csvOf([head, ...Array.from({ length: 10_001 }, () => ["A", "B"])]), 422, "import.rows.many"],
])(
  "%s that cannot be imported is refused on the file, and the next one is taken",
  async (name, bytes, status, code) => {
    const { send, csv } = await aviary();
    const refused = await send(bytes, { name });
    expect([refused.status, refused.errors.map((it) => [it.path, it.code])]).toEqual([status, [["file", code]]]);
    expect((await csv([head, ["A", "Canário"]])).status).toBe(200);
  },
);

test("what is missing is named in the reader's words", async () => {
  const { csv } = await aviary();
  const refused = await csv([["Name"], ["Zé"]]);
  expect(refused.errors[0]?.message).toContain("Tag ID, Species");
});

test("too many rows are counted", async () => {
  const { csv } = await aviary();
  const refused = await csv([head, ...Array.from({ length: 10_003 }, (_, at) => [`R${at}`, "Canário"])]);
  expect(refused.errors[0]?.message).toContain("10003");
});

test("a column can be named by number or heading", async () => {
  const { csv } = await aviary();
  const table = [
    ["Código", "Bicho", "Ring"],
    ["PT-1", "Canário", "old"],
  ];
  const { data } = await csv(table, { fields: { mapping: JSON.stringify({ "0": "identifier", Bicho: "species" }) } });
  expect(data).toMatchObject({ created: 1, ignored_columns: ["Ring"] });
  for (const mapping of ["{", "[]", '{"0":"colour"}', '"x"', "3"]) {
    const refused = await csv(table, { fields: { mapping } });
    expect([refused.status, refused.errors[0]?.code]).toEqual([422, "import.mapping.invalid"]);
  }
});

test("a body that is no form, or has no file, is refused", async () => {
  const { ask, a } = await aviary();
  const json = await ask("/api/birds/import", { as: a, json: { file: "x" } });
  expect(json.status).toBe(415);
  const form = new FormData();
  form.set("on_duplicate", "skip");
  const none = await ask("/api/birds/import", { as: a, form });
  expect([none.status, await none.json()]).toMatchObject([
    422,
    { errors: [{ path: "file", code: "import.file.missing" }] },
  ]);
  form.set("file", "just text");
  expect((await ask("/api/birds/import", { as: a, form })).status).toBe(422);
  const unchosen = await ask("/api/birds/import", { as: a, form: formOf("", "") });
  expect(await unchosen.json()).toMatchObject({ errors: [{ code: "import.file.missing" }] });
  const choice = await ask("/api/birds/import", { as: a, form: formOf("a.csv", "x", { on_duplicate: "merge" }) });
  expect([choice.status, await choice.json()]).toMatchObject([422, { errors: [{ path: "on_duplicate" }] }]);
});

test("a body above the limit is refused, with or without a length", async () => {
  const { house, env, a } = await aviary();
  const boundary = "x";
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n`;
  const body = new Blob([start, new Uint8Array(7_000_000), `\r\n--${boundary}--\r\n`]);
  const sent = (headers: Record<string, string>) =>
    house.request(
      "http://voliera.test/api/birds/import",
      {
        method: "POST",
        headers: {
          Authorization: `Bearer ${a.token}`,
          "Content-Type": `multipart/form-data; boundary=${boundary}`,
          ...headers,
        },
        body: body.stream(),
        duplex: "half",
      } as RequestInit,
      env,
    );
  expect((await sent({})).status).toBe(413);
  expect((await sent({ "Content-Length": String(body.size) })).status).toBe(413);
});

test("who may only look may not import, nor may strangers", async () => {
  const { csv, ask, db, a } = await aviary();
  expect((await ask("/api/birds/import", { form: formOf("a.csv", "x") })).status).toBe(401);
  await db.update(users).set({ role: "viewer" }).where(eq(users.id, a.user_id));
  expect((await csv([head, ["A", "Canário"]])).status).toBe(403);
});

test("importing asks the database three times: who is it, what is there, store it", async () => {
  const { csv, db } = await aviary();
  const before = tripsOf(db).length;
  await csv([head, ["A", "Canário"]]);
  expect(tripsOf(db).length - before).toBe(3);
});

test("a committed import can be looked up, by its own organisation only", async () => {
  const { csv, ask, a, b } = await aviary();
  const { data } = await csv([head, ["A", "Canário"], ["B", "Papagaio"]]);
  const found = await ask(`/api/birds/import/${data.id}`, { as: a });
  const { dry_run: _, ...report } = data;
  expect(await found.json()).toEqual({ data: { ...report, file_name: "birds.csv", committed_at: expect.any(String) } });
  expect((await ask(`/api/birds/import/${data.id}`, { as: b })).status).toBe(404);
  expect((await ask("/api/birds/import/imp_nothing", { as: a })).status).toBe(404);
});
