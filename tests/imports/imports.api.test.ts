import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { birdCounts } from "#db/schema/birds.ts";
import { imports } from "#db/schema/imports.ts";
import { aviary, head } from "#tests/app/spreadsheet-world.ts";
import { tripsOf } from "#tests/app/world.ts";
import { formOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";

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
    father_id: father?.id,
    mother_id: mother?.id,
    birth_date: "2024-04-01",
    species_id: canary.id,
    import_id: data.id,
    org_id: a.org_id,
    identifier_key: "pt-3",
    version: 1,
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
    ["A", "Canário", "31/02/2024"],
  ];
  const english = await csv(table);
  expect(english.data.errors).toEqual([
    {
      row: 3,
      column: "Nascimento",
      cell: "C3",
      value: "31/02/2024",
      code: "import.date.missing",
      message: expect.stringContaining("Correct it"),
    },
  ]);
  const portuguese = await csv(table, { headers: { "Accept-Language": "pt-PT" } });
  expect(portuguese.data.errors[0]?.message).toContain("Corrija-a");
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
      [3, "3/4/2099"],
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

test("missing columns are named in the reader's language", async () => {
  const { csv } = await aviary();
  const refused = await csv([["Name"], ["Zé"]]);
  expect(refused.errors[0]?.message).toContain("Tag ID, Species");
});

test("too many rows are counted", async () => {
  const { csv } = await aviary();
  const refused = await csv([head, ...Array.from({ length: 10_003 }, (_, at) => [`R${at}`, "Canário"])]);
  expect(refused.errors[0]?.message).toContain("10,003");
});

test("a column can be named by number or heading", async () => {
  const { csv } = await aviary();
  const table = [
    ["Código", "Bicho", "Ring"],
    ["PT-1", "Canário", "old"],
  ];
  const { data } = await csv(table, { fields: { mapping: JSON.stringify({ "0": "identifier", Bicho: "species" }) } });
  expect(data).toMatchObject({ created: 1, ignored_columns: [{ heading: "Ring" }] });
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
  const { api, env, a } = await aviary();
  const boundary = "x";
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n`;
  const body = new Blob([start, new Uint8Array(7_000_000), `\r\n--${boundary}--\r\n`]);
  const sent = (headers: Record<string, string>) =>
    api.request(
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

test("a viewer and a stranger may not import", async () => {
  const { csv, ask, db, a } = await aviary();
  expect((await ask("/api/birds/import", { form: formOf("a.csv", "x") })).status).toBe(401);
  await db.update(users).set({ role: "viewer" }).where(eq(users.id, a.user_id));
  expect((await csv([head, ["A", "Canário"]])).status).toBe(403);
});

test("importing asks the database four times: who is it, whose turn, what is there, store it", async () => {
  const { csv, db } = await aviary();
  const before = tripsOf(db).length;
  await csv([head, ["A", "Canário"]]);
  expect(tripsOf(db).length - before).toBe(4);
});

test("a committed import can be looked up, by its own organisation only", async () => {
  const { csv, ask, a, b } = await aviary();
  const { data } = await csv([head, ["A", "Canário"], ["B", "Papagaio"]]);
  const found = await ask(`/api/birds/import/${data.id}`, { as: a });
  const { dry_run: _, ...report } = data;
  expect(await found.json()).toMatchObject({
    data: { ...report, file_name: "birds.csv", committed_at: expect.any(String) },
  });
  expect((await ask(`/api/birds/import/${data.id}`, { as: b })).status).toBe(404);
  expect((await ask("/api/birds/import/imp_nothing", { as: a })).status).toBe(404);
});
