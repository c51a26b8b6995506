import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { birdColumns, birdColumnsWith } from "#db/bird-columns.ts";
import { birds } from "#db/schema/birds.ts";
import { imports } from "#db/schema/imports.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { csvOf, formOf, type Table } from "#tests/spreadsheets/sheets.ts";
import type { CommittedImport, ImportCheck } from "#worker/imports/report-contract.ts";
import { forgetUploads, mostKept } from "#worker/imports/uploads/kept-files.ts";
import { translate } from "#worker/locales/translate.ts";

const head = ["Ring", "Species", "Sex"];
const flock = [head, ["A", "Canário", "male"], ["B", "Papagaio", ""]];

async function desk() {
  const world = await newWorld();
  await makeFor(world, world.a).species({ common_name: "Canário" });
  async function call<Data>(path: string, given: { as?: Resident; json?: unknown; form?: FormData } = {}) {
    const answer = await world.ask(`/api/birds/import/${path}`, { as: world.a, ...given });
    const body = (await answer.json()) as { data: Data; code: string; errors: Array<{ path: string; code: string }> };
    return { status: answer.status, ...body };
  }
  const check = (table: Table) => call<ImportCheck>("checks", { form: formOf("flock.csv", csvOf(table)) });
  const commit = (id: string, json: unknown = {}) => call<CommittedImport>(`checks/${id}/commit`, { json });
  const stored = () => world.db.select().from(birds);
  const kept = (id: string) => world.env.FILES.get(`org/${world.a.org_id}/imports/${id}`);
  return { ...world, call, check, commit, stored, kept };
}

test("an upload is kept and told about before anything is stored", async () => {
  const { check, call, stored, kept } = await desk();
  const { status, data } = await check(flock);
  expect(status).toBe(201);
  expect(data).toMatchObject({
    file_name: "flock.csv",
    on_duplicate: "skip",
    missing: [],
    twice: [],
    columns: [{ field: "identifier" }, { field: "species" }, { field: "sex", heading: "Sex", samples: ["male"] }],
    report: { rows: 2, created: 1, rejected: 1 },
  });
  expect(await stored()).toEqual([]);
  expect(await kept(data.id)).not.toBeNull();
  expect((await call(`checks/${data.id}`)).data).toEqual(data);
});

test("a stored upload is checked against the current flock", async () => {
  const { check, call, ask, a } = await desk();
  const { data } = await check(flock);
  await makeFor({ ask }, a).species({ common_name: "Papagaio" });
  const again = await call<ImportCheck>(`checks/${data.id}`);
  expect(again.data.report).toMatchObject({ created: 2, rejected: 0 });
  await makeFor({ ask }, a).bird({ identifier: "A" });
  const skipping = await call<ImportCheck>(`checks/${data.id}`);
  expect(skipping.data.report).toMatchObject({ created: 1, skipped: 1 });
  const updating = await call<ImportCheck>(`checks/${data.id}?on_duplicate=update`);
  expect(updating.data).toMatchObject({ on_duplicate: "update", report: { rejected: 1 } });
});

test("columns nobody recognises are chosen by the reader, once", async () => {
  const { check, call, commit, stored } = await desk();
  const { data } = await check([
    ["Argola", "Bicho"],
    ["A", "Canário"],
  ]);
  expect(data).toMatchObject({ missing: ["identifier", "species"], report: null });
  expect(data.columns).toEqual([
    { index: 0, heading: "Argola", field: null, samples: ["A"] },
    { index: 1, heading: "Bicho", field: null, samples: ["Canário"] },
  ]);
  const early = await commit(data.id);
  expect([early.status, early.errors[0]?.code]).toEqual([422, "import.columns.missing"]);
  const mapping = { "0": "identifier", "1": "species" };
  const mapped = await call<ImportCheck>(`checks/${data.id}/mapping`, { json: { mapping } });
  expect(mapped.data).toMatchObject({ missing: [], report: { created: 1 } });
  expect((await call<ImportCheck>(`checks/${data.id}`)).data).toEqual(mapped.data);
  expect((await commit(data.id)).data).toMatchObject({ created: 1 });
  expect(await stored()).toHaveLength(1);
  const wrong = await call(`checks/${data.id}/mapping`, { json: { mapping: { "0": "colour" } } });
  expect(wrong.status).toBe(422);
});

test("a kept file is committed once, and the file goes", async () => {
  const { check, commit, call, stored, kept } = await desk();
  const { data } = await check(flock.slice(0, 2));
  const answers = await Promise.all([1, 2, 3].map(() => commit(data.id)));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: { id: data.id, created: 1 } });
  const late = await commit(data.id, { on_duplicate: "update" });
  expect(late.data).toMatchObject({ created: 1, updated: 0 });
  expect(await stored()).toHaveLength(1);
  expect(await kept(data.id)).toBeNull();
  expect((await call(`checks/${data.id}`)).status).toBe(404);
  expect((await call<CommittedImport>(data.id)).data).toMatchObject({ created: 1, file_name: "flock.csv" });
});

test("a key means one upload, and another thing than the same key means to an import at once", async () => {
  const { ask, a, kept } = await desk();
  const send = async (path: string, table: Table, key = "k-1") => {
    const form = formOf("flock.csv", csvOf(table));
    const answer = await ask(`/api/birds/import${path}`, { as: a, form, headers: { "Idempotency-Key": key } });
    const { data } = (await answer.json()) as { data?: { id: string } };
    return { status: answer.status, id: data?.id ?? "" };
  };
  const first = await send("/checks", flock);
  expect([first, await send("/checks", flock)]).toEqual([{ ...first, status: 201 }, first]);
  expect(await send("/checks", [head, ["C", "Canário", ""]])).toMatchObject({ status: 409 });
  const imported = await send("", [head, ["D", "Canário", ""]]);
  expect(imported).toMatchObject({ status: 200, id: expect.not.stringMatching(first.id) });
  expect(await kept(first.id)).not.toBeNull();
  expect((await ask(`/api/birds/import/checks/${first.id}/commit`, { as: a, json: {} })).status).toBe(200);
  expect(await send("/checks", flock)).toMatchObject({ status: 409 });
});

test("a file that cannot be read is not kept", async () => {
  const { call, db } = await desk();
  const refused = await call("checks", { form: formOf("flock.xlsx", "no workbook") });
  expect([refused.status, refused.errors[0]?.code]).toEqual([422, "import.file.not_excel"]);
  expect(await db.select().from(imports)).toEqual([]);
});

test("another organisation's upload is not there", async () => {
  const { check, call, commit, ask, b } = await desk();
  const { data } = await check(flock);
  expect((await call(`checks/${data.id}`, { as: b })).status).toBe(404);
  expect((await call(`checks/${data.id}/commit`, { as: b, json: {} })).status).toBe(404);
  expect((await call(`checks/${data.id}/mapping`, { as: b, json: { mapping: {} } })).status).toBe(404);
  expect((await ask(`/api/birds/import/${data.id}`, { as: b })).status).toBe(404);
  expect((await commit(data.id)).status).toBe(200);
});

test("uploads nobody commits are forgotten after a day", async () => {
  const { check, commit, db, env, kept, call } = await desk();
  const { data: left } = await check(flock);
  const { data: done } = await check(flock);
  await commit(done.id);
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
  await forgetUploads(db, env, hours(23));
  expect(await kept(left.id)).not.toBeNull();
  await forgetUploads(db, env, hours(25));
  expect(await kept(left.id)).toBeNull();
  expect((await call(`checks/${left.id}`)).status).toBe(404);
  const [row] = await db.select().from(imports).where(eq(imports.id, done.id));
  expect(row).toMatchObject({ file_key: null, committed_at: expect.any(String) });
});

test.each(["pt", "en"] as const)("the %s template is a file this app reads back", async (language) => {
  const { ask, a, call } = await desk();
  for (const format of ["xlsx", "csv"]) {
    const answer = await ask(`/api/birds/import/template?format=${format}&language=${language}`, { as: a });
    expect(answer.status).toBe(200);
    const name = /filename="([\w-]+\.\w+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1];
    expect(name).toBe(`voliera-${language === "pt" ? "aves" : "birds"}.${format}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { data } = await call<ImportCheck>("checks", { form: formOf(name ?? "", bytes) });
    expect(data.columns.every(({ field }) => field !== null)).toBe(true);
    const codes = data.report?.errors.map(({ code }) => code);
    // The example is a canary; this breeder has Canários, which is the same bird in either language.
    expect([data.report?.rows, codes]).toEqual([1, []]);
  }
});

test("rings typed into the template stay text", async () => {
  const { ask, a } = await desk();
  const answer = await ask("/api/birds/import/template?format=xlsx&language=en", { as: a });
  expect(answer.headers.get("Content-Type")).toMatch(/spreadsheetml\.sheet$/);
  const book = read(new Uint8Array(await answer.arrayBuffer()), { cellNF: true, cellStyles: true });
  const birdsSheet = book.Sheets[book.SheetNames[0] ?? ""];
  expect(birdsSheet?.A2).toMatchObject({ t: "s", z: "@" });
  expect(birdsSheet?.A100?.z).toBe("@");
  const words = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[1] ?? ""] ?? {}, { header: 1 });
  const [lists = [], firsts = []] = words;
  const known = ["Sex", "Status", "Sexing Method", "Acquisition", "EU Annex", "Reference Bird"];
  expect(lists.filter((it) => known.includes(it))).toEqual(known);
  expect(known.map((it) => firsts[lists.indexOf(it)])).toEqual(["male", "Active", "DNA", "bred", "A", "yes"]);
  // A list of words for each fact that is one of some.
  for (const fact of birdColumnsWith({ kind: "choice", isFact: true }))
    expect(lists).toContain(translate("en", `import.field.${birdColumns[fact].file}`));
});

test("a template in no known format is refused", async () => {
  const { ask, a } = await desk();
  expect((await ask("/api/birds/import/template?format=pdf", { as: a })).status).toBe(422);
  expect((await ask("/api/birds/import/template", {})).status).toBe(401);
});

test("an organisation keeps so many uploads and bytes at most: the oldest make room, others' stay", async () => {
  const { check, call, db, kept, commit, a, b, env } = await desk();
  const { data: first } = await check(flock);
  const { data: withRejected } = await check(flock);
  await commit(withRejected.id);
  const { data: second } = await check(flock);
  const theirs = await call<ImportCheck>("checks", { as: b, form: formOf("flock.csv", csvOf(flock)) });
  // As if each had been of seven megabytes; the one committed a little older than the last.
  await db.run(sql`UPDATE imports SET report = json_set(report, '$.bytes', ${mostKept.bytes / 3 + 1})`);
  const { data: third } = await check(flock);
  expect((await call(`checks/${first.id}`)).status).toBe(404);
  expect([await kept(first.id), await kept(withRejected.id)]).toEqual([null, expect.anything()]);
  expect((await call(`checks/${second.id}`)).status).toBe(200);
  const { data: fourth } = await call<ImportCheck>("checks", {
    form: formOf("f.csv", csvOf([...flock, ["Z", "Canário", ""]])),
  });
  await db.run(sql`UPDATE imports SET report = json_set(report, '$.bytes', ${mostKept.bytes})
    WHERE id IN (${third.id}, ${fourth.id})`);
  const { data: last } = await check(flock);
  const left = await db.select({ id: imports.id }).from(imports).where(sql`file_key IS NOT NULL`);
  expect(left.map(({ id }) => id).sort()).toEqual([last.id, theirs.data.id].sort());
  expect((await call(`checks/${theirs.data.id}`, { as: b })).status).toBe(200);
  // What was committed is still told of, without its file.
  expect((await call<CommittedImport>(withRejected.id)).data).toMatchObject({ created: 1, has_file: false });
  expect([await env.FILES.get(`org/${a.org_id}/imports/${withRejected.id}`)]).toEqual([null]);
});

test("columns remembered from someone who may not see prices keep the price column for those who may", async () => {
  const { call, check, db, a } = await desk();
  const priced = [
    ["Ring", "Species", "Sex", "Purchase price"],
    ["A", "Canário", "male", "35.00"],
  ];
  const as = (role: string) => db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
  const fieldsOf = ({ columns }: ImportCheck) => columns.map(({ field }) => field);
  expect(fieldsOf((await check(priced)).data)).toEqual(["identifier", "species", "sex", "acquired_price"]);
  await as("keeper");
  const { data } = await check(priced);
  expect(fieldsOf(data)).toEqual(["identifier", "species", "sex", null]);
  const mapping = { "0": "identifier", "1": "species", "2": "", "3": "" };
  const mapped = await call<ImportCheck>(`checks/${data.id}/mapping`, { json: { mapping } });
  expect(fieldsOf(mapped.data)).toEqual(["identifier", "species", null, null]);
  await as("owner");
  expect(fieldsOf((await check(priced)).data)).toEqual(["identifier", "species", null, "acquired_price"]);
});
