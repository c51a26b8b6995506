import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newBook } from "#tests/legal/book.ts";
import type { ReturnPage } from "#worker/legal/return/page.ts";
import { rowsOf, yearsForm } from "./workbooks.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come
type Answer = { status: number; data: any; errors: Array<{ path: string; code: string }>; code?: string };

/** A breeder in Portugal with a register, and what is asked of the return. */
async function newReturns() {
  const book = await newBook();
  const { ask, a, db, make } = book;
  await db.run(sql`UPDATE organizations SET country = 'PT'`);
  const gould = await make.species({ common_name: "Diamante de Gould", latin_name: "Chloebia gouldiae" });
  const add = async (identifier: string, given: object = {}) =>
    (await make.bird({ species_id: gould.id, acquisition: "bred", birth_date: "2025-05-01", identifier, ...given })).id;
  const answered = async (answer: Response): Promise<Answer> => {
    const body = answer.status === 204 ? {} : ((await answer.json()) as object);
    return { errors: [], data: undefined, ...body, status: answer.status };
  };
  const returned = async (year = 2027) =>
    (await answered(await ask(`/api/register/return?year=${year}`, { as: a }))).data as ReturnPage;
  const give = async (bytes: Uint8Array, { as = a, year = "2027", name = "averbamento.xlsx" } = {}) => {
    const form = new FormData();
    form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
    form.set("year", year);
    return answered(await ask("/api/paper-templates/annual_return", { as, form, method: "PUT" }));
  };
  const send = async (path: string, json: object, { as = a, method = "POST", headers = {} } = {}) =>
    answered(await ask(path, { as, json, method, headers }));
  const file = async (path = "/api/register/return.xlsx?year=2027", as = a) => {
    const answer = await ask(path, { as });
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
  };
  return { ...book, gould, add, returned, give, send, file };
}

test("who came and left stands in one row, and whoever is left out is told why", async () => {
  const world = await newReturns();
  const { add, returned, dayIs, becomes, change, send, species, make } = world;
  const [lent, , wrong] = [await add("PT 1"), await add("PT 2"), await add("PT 3")];
  await world.begin();
  await world.enter("2027-01-02");
  await dayIs("2027-06-01");
  const chick = await add("PT 27 1", { birth_date: "2027-05-01" });
  await add("sem anilha 1", { birth_date: "2027-05-02" });
  await make.bird({ species_id: species.id, identifier: "C 1", acquisition: "bred", birth_date: "2027-05-01" });
  await add("طائر 🐦", { acquisition: "bought", acquired_on: "2027-05-20", acquired_document: "F 12" });
  await becomes(chick, "deceased", "2027-06-01");
  await becomes(lent, "on_loan", "2027-05-01");
  await dayIs("2027-06-02");
  await becomes(lent, "active", "2027-06-02");
  await world.ask(`/api/birds/${wrong}`, { as: world.a, method: "DELETE" });
  const { rows, left_out, noted } = await returned();
  const short = rows.map((it) => [it.mark, it.movement_1, it.movement_1_on, it.movement_2, it.movement_2_on].join(" "));
  expect(short).toEqual([
    "PT 1 collection 2027-01-01 loan 2027-05-01",
    "PT 2 collection 2027-01-01  ",
    "PT 27 1 birth 2027-05-01 death 2027-06-01",
    "طائر 🐦 entry 2027-05-20  ",
    "PT 1 entry 2027-06-02  ",
  ]);
  expect(rows[3]).toMatchObject({ document: "F 12", quantity: 1, source_code: null, lacks: ["source_code"] });
  expect(noted).toBe(4);
  expect(left_out.map((it) => [it.mark, it.why, it.source])).toEqual([
    ["PT 3", "corrected", null],
    ["sem anilha 1", "waiting", null],
    ["C 1", "rule", "DL 92/2019, Lei 25/2023"],
  ]);
  const own = { field: "in_register", value: true, reason: "Pedido do ICNF" };
  await send(`/api/rules/${species.id}`, own, { method: "PUT" });
  await send(`/api/rules/${world.gould.id}`, { ...own, value: false }, { method: "PUT" });
  const turned = await returned();
  expect(turned.rows.map((it) => it.mark)).toEqual(["C 1"]);
  expect(turned.left_out[0]).toMatchObject({ why: "own_rule", source: "Pedido do ICNF" });
  // The year before nobody was in the book; the year behind who is here was here before.
  expect((await returned(2026)).total).toBe(0);
  await change(chick, { name: "Ana" });
  expect((await returned(2028)).rows.map((it) => it.movement_1)).toEqual(["collection"]);
});

test("the year's form is given, its unknown columns are asked, and the return is issued once with the lines of its year", async () => {
  const world = await newReturns();
  const { add, returned, give, send, file, dayIs, ask, a, b, db } = world;
  await add("=1+1");
  await add("PT 2", { source_code: "W" });
  await world.begin();
  const own = rowsOf((await file()).bytes);
  expect(own[0]?.[0]).toMatch(/modelo próprio, não oficial|own layout, not official/);
  const macros = await give(await yearsForm(), { name: "averbamento.xlsm" });
  expect([macros.status, macros.errors[0]?.path]).toEqual([422, "file"]);
  const heads = ["Espécie*", "Marca", "Cor", "Movimento 1", "Data", "Movimento 2"];
  const given = await give(await yearsForm({ heads, free: 1 }));
  expect(given).toMatchObject({
    status: 200,
    data: {
      unknown: [
        { column: "C", heading: "Cor" },
        { column: "E", heading: "Data" },
      ],
    },
  });
  expect(given.data.known.map((it: { field: string }) => it.field)).toEqual([
    "species",
    "mark",
    "movement_1",
    "movement_2",
  ]);
  expect((await returned()).official).toBe(false);
  expect((await file()).status).toBe(422);
  const choose = (columns: object, version = given.data.version) =>
    send("/api/paper-templates/annual_return/columns", { year: 2027, version, columns }, { method: "PUT" });
  expect((await choose({ C: "", E: "mark" })).status).toBe(422);
  expect((await choose({ Z: "" })).status).toBe(422);
  expect((await choose({ C: "", E: "movement_1_on" })).data.unknown).toEqual([]);
  expect((await choose({ C: "" })).status).toBe(409);
  expect((await returned()).official).toBe(true);
  const filled = await file();
  expect(filled.headers.get("Content-Disposition")).toMatch(/\.xlsx/);
  expect(rowsOf(filled.bytes).slice(4, 6)).toEqual([
    (["Chloebia gouldiae", "=1+1", "", "Coleção", 46388, ""] as unknown[]).concat(Array(6).fill("")),
    (["Chloebia gouldiae", "PT 2", "", "Coleção", 46388, ""] as unknown[]).concat(Array(6).fill("")),
  ]);
  const issue = (headers = {}, as = a) => send("/api/register/return/issue", { year: 2027 }, { headers, as });
  expect((await issue()).status).toBe(422);
  // Nobody else has it.
  const others = (await ask("/api/register/return?year=2027", { as: b })).json() as Promise<{ data: ReturnPage }>;
  expect((await others).data).toMatchObject({ begun_on: null, total: 0, form: null });
  expect((await ask(`/api/register/return?year=2027&org_id=${a.org_id}`, { as: b })).status).toBe(403);
  await dayIs("2028-02-29");
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const [one, two, three] = await Promise.all([issue(key), issue(key), issue()]);
  const issued = [one, two, three].find(({ status }) => status === 201);
  expect(issued?.data).toMatchObject({ number: "2028/0001", state: "issued", kind: "annual_return" });
  expect([one, two, three].filter(({ status, data }) => status === 201 && data.id !== issued?.data.id)).toEqual([]);
  expect((await issue()).status).toBe(409);
  const kept = await file(`/api/papers/${issued?.data.id}/file`);
  expect(createHash("sha256").update(kept.bytes).digest("hex")).toBe(issued?.data.sha256);
  expect((await world.lines()).data.map((it) => it.state)).toEqual(["entered", "entered"]);
  expect(await returned()).toMatchObject({ noted: 0, issued: { number: "2028/0001" } });
  expect(await db.all(sql`SELECT 1 FROM lost_files WHERE file_key IN (SELECT file_key FROM papers)`)).toEqual([]);
  // A void one makes room for another.
  const voided = await send(`/api/papers/${issued?.data.id}/void`, { reason: "Engano", anew: true });
  expect([voided.status, voided.data.anew]).toEqual([200, null]);
  expect((await issue()).data).toMatchObject({ number: "2028/0002" });
});
