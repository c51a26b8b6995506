import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ReturnPage } from "#worker/legal/return/page.ts";
import { newBook } from "./book.ts";

test("2027 is played: 36 lines, 15 canaries and 9 Gouldians, as the flock says", { timeout: 30_000 }, async () => {
  const book = await newBook();
  const { make, post, becomes, dayIs } = book;
  const canary = book.species;
  const gould = await make.species({ common_name: "Diamante de Gould", latin_name: "Chloebia gouldiae" });
  const add = async (species_id: string, ring: string, given: object) =>
    (await make.bird({ species_id, identifier: ring, ...given })).id;
  const bred = { acquisition: "bred", birth_date: "2025-05-01" };
  const canaries: string[] = [];
  const goulds: string[] = [];
  for (let at = 1; at <= 12; at += 1) canaries.push(await add(canary.id, `C ${at}`, bred));
  for (let at = 1; at <= 8; at += 1) goulds.push(await add(gould.id, `G ${at}`, bred));
  expect((await book.begin()).status).toBe(201);
  await dayIs("2027-05-10");
  for (let at = 1; at <= 5; at += 1)
    canaries.push(await add(canary.id, `C 27-${at}`, { acquisition: "bred", birth_date: `2027-04-0${at}` }));
  for (let at = 1; at <= 3; at += 1)
    goulds.push(await add(gould.id, `G 27-${at}`, { acquisition: "bred", birth_date: `2027-05-0${at}` }));
  const bought = { acquisition: "bought", birth_date: "2026-05-01", acquired_on: "2027-06-01", breeder: "José Faria" };
  await dayIs("2027-06-01");
  await add(canary.id, "C X", bought);
  await add(gould.id, "G X", bought);
  const sell = (ids: string[]) =>
    post("/api/sales", {
      contact_name: "Ana Reis",
      state: "delivered",
      on: "2027-09-01",
      lines: ids.map((bird_id) => ({ bird_id, unit_cents: 3000 })),
    });
  await dayIs("2027-09-01");
  expect((await sell(canaries.slice(0, 2))).status).toBe(201);
  expect((await sell(goulds.slice(0, 2))).status).toBe(201);
  await becomes(canaries[2] ?? "", "deceased", "2027-09-01");
  await becomes(goulds[2] ?? "", "missing", "2027-09-01");
  expect(await book.tick()).toEqual({
    Canário: [15, 15, 0, 15, true],
    "Diamante de Gould": [10, 10, 0, 10, true],
  });
  await dayIs("2027-09-02");
  const escaped = await book.ask("/api/statuses", {
    as: book.a,
    json: { name_pt: "Fugida", name_en: "Escaped", kind: "gone", movement: "escape" },
  });
  const { data } = (await escaped.json()) as { data: { id: string } };
  await book.change(goulds[2] ?? "", { status_id: data.id, status_since: "2027-09-02" });
  expect(await book.enter("2027-12-31")).toEqual({ entered: 36, waiting: 0 });
  const { data: lines } = await book.lines("?year=2027");
  expect(lines.map((it) => it.number)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
  const kinds = lines.map((it) => it.kind).join(" ");
  expect(kinds).toBe(`${"opening ".repeat(20)}${"birth ".repeat(8)}purchase purchase sale sale sale sale death escape`);
  expect(lines[28]).toMatchObject({ party_name: "José Faria", source_code: null, state: "entered" });
  expect(lines[30]).toMatchObject({
    party_name: "Ana Reis",
    document: "V-2027/0001",
    scientific_name: "Serinus canaria",
  });
  expect(await book.tick()).toEqual({
    Canário: [15, 15, 0, 15, true],
    "Diamante de Gould": [9, 9, 0, 9, true],
  });
  // What Portugal's authority is told of the year.
  await book.db.run(sql`UPDATE organizations SET country = 'PT' WHERE id = ${book.a.org_id}`);
  const answered = await book.ask("/api/register/return?year=2027", { as: book.a });
  const { data: ofTheYear } = (await answered.json()) as { data: ReturnPage };
  expect(ofTheYear).toMatchObject({ official: false, total: 12, noted: 0, left_out_total: 18 });
  expect(ofTheYear.rows.map((it) => it.movement_1).join(" ")).toBe(`${"collection ".repeat(8)}birth birth birth entry`);
  expect(ofTheYear.rows.flatMap((it) => (it.movement_2 ? [[it.mark, it.movement_2, it.document]] : []))).toEqual([
    ["G 1", "sale", "V-2027/0002"],
    ["G 2", "sale", "V-2027/0002"],
    ["G 3", "escape", null],
  ]);
  expect(new Set(ofTheYear.rows.map((it) => it.species))).toEqual(new Set(["Chloebia gouldiae"]));
  expect(new Set(ofTheYear.left_out.map((it) => `${it.species} ${it.why}`))).toEqual(new Set(["Serinus canaria rule"]));
  const { data: empty } = (await (await book.ask(`/api/register/balances?on=2026-12-31`, { as: book.a })).json()) as {
    data: unknown[];
  };
  expect(empty).toEqual([]);
  expect((await book.begin()).status).toBe(409);
});

test("a noted line follows its bird and goes again when the deed is taken back", async () => {
  const book = await newBook();
  const { id } = await book.bird({ identifier: "PT 1", acquisition: "bred" });
  await book.begin();
  await book.dayIs("2027-03-01");
  await book.becomes(id, "deceased");
  expect(await book.short()).toEqual([" 2027-01-01 in opening PT 1", " 2027-03-01 out death PT 1"]);
  await book.change(id, { identifier: "PT 2" });
  await book.becomes(id, "active");
  expect(await book.short()).toEqual([" 2027-01-01 in opening PT 2"]);
  await book.becomes(id, "on_loan", "2027-02-01");
  expect(await book.tick()).toEqual({ Canário: [1, 0, 0, 1, true] });
  await book.becomes(id, "active", "2027-02-20");
  expect(await book.short()).toEqual([
    " 2027-01-01 in opening PT 2",
    " 2027-02-01 out loan PT 2",
    " 2027-02-20 in return PT 2",
  ]);
  await book.ask(`/api/birds/${id}`, { as: book.a, method: "DELETE" });
  expect(await book.short()).toEqual([]);
});

test("an entered line stays: a new ring, another day and the trash are lines that name it", async () => {
  const book = await newBook();
  const { id } = await book.bird({ identifier: "PT 1", acquisition: "bought", acquired_on: "2026-05-01" });
  await book.begin();
  expect(await book.enter("2027-01-02")).toEqual({ entered: 1, waiting: 0 });
  const [first] = (await book.lines()).data;
  await book.change(id, { identifier: "PT 9", sex: "male" });
  expect((await book.lines()).data.map((it) => [it.mark, it.sex, it.corrects?.number])).toEqual([
    ["PT 1", "male", undefined],
    ["PT 9", "male", 1],
  ]);
  await book.change(id, { identifier: "PT 1", acquired_on: "2027-01-02" });
  expect(await book.short()).toEqual(["1 2027-01-01 in opening PT 1", " 2027-01-02 in purchase PT 1"]);
  await book.ask(`/api/birds/${id}`, { as: book.a, method: "DELETE" });
  expect(await book.short()).toEqual(["1 2027-01-01 in opening PT 1", " 2027-01-02 out other PT 1"]);
  expect(await book.tick()).toEqual({});
  const fill = (json: object) => book.ask(`/api/register/${first?.id}`, { as: book.a, method: "PUT", json });
  expect((await fill({ document: "F 12" })).status).toBe(200);
  expect((await fill({ document: "F 13" })).status).toBe(409);
  expect((await fill({ mark: "PT 7" })).status).toBe(409);
});

test("a chick waits while it has no ring, unless it leaves alive; one that died without is counted apart", async () => {
  const book = await newBook();
  await book.begin();
  await book.dayIs("2027-05-01");
  const chick = { acquisition: "bred", birth_date: "2027-04-20" };
  const [one, two, three] = [
    await book.bird({ ...chick, identifier: "sem anilha 1" }),
    await book.bird({ ...chick, identifier: "sem anilha 2" }),
    await book.bird({ ...chick, identifier: "sem anilha 3" }),
  ];
  expect(await book.enter("2027-05-01")).toEqual({ entered: 0, waiting: 3 });
  await book.becomes(two.id, "deceased");
  await book.becomes(three.id, "given");
  expect((await book.lines()).book).toMatchObject({ noted: 2, waiting: 1, lost: 1 });
  expect((await book.lines()).data.map((it) => it.state).sort()).toEqual(["noted", "noted", "waiting"]);
  await book.change(one.id, { identifier: "PT 27 1" });
  expect(await book.enter("2027-05-01")).toEqual({ entered: 3, waiting: 0 });
  expect(await book.tick()).toEqual({ Canário: [1, 1, 0, 1, true] });
});

test("borrowed birds are held and not owned, and go back", async () => {
  const book = await newBook();
  await book.begin();
  const { id } = await book.bird({ identifier: "PT 1", acquisition: "loaned", acquired_on: "2027-01-02" });
  expect(await book.tick()).toEqual({ Canário: [0, 1, 1, 1, true] });
  await book.becomes(id, "given");
  expect(await book.short()).toEqual([" 2027-01-02 in loan PT 1", " 2027-01-02 out return PT 1"]);
  expect(await book.tick()).toEqual({});
});

test("an import's birds are noted, and go again when it is undone", async () => {
  const book = await newBook();
  await book.begin();
  await book.dayIs("2027-01-03");
  const form = new FormData();
  const rows =
    "anilha;especie;data de nascimento;aquisicao\nA 1;Canário;02/01/2027;criada\nA 2;Canário;01/05/2026;comprada\n";
  form.set("file", new File([rows], "aves.csv", { type: "text/csv" }));
  const answer = await book.ask("/api/birds/import", { as: book.a, form });
  const { data } = (await answer.json()) as { data: { id: string; created: number } };
  expect([answer.status, data]).toMatchObject([200, { created: 2 }]);
  expect(await book.short()).toEqual([" 2027-01-02 in birth A 1", " 2027-01-03 in purchase A 2"]);
  expect(await book.tick()).toEqual({ Canário: [2, 2, 0, 2, true] });
  const undone = await book.ask(`/api/birds/import/${data.id}/undo`, { as: book.a, json: {} });
  expect(undone.status).toBe(200);
  expect(await book.short()).toEqual([]);
});

test("another organisation's book, a viewer, a wrong day and a second begin change nothing", async () => {
  const book = await newBook();
  const { b, ask, a } = book;
  const { id } = await book.bird({ identifier: "PT 1" });
  const [one, two] = await Promise.all([book.begin(), book.begin("2026-12-01")]);
  expect([one.status, two.status].sort()).toEqual([201, 409]);
  const [line] = (await book.lines()).data;
  expect((await book.lines()).data).toHaveLength(1);
  expect((await ask(`/api/register/${line?.id}`, { as: b, method: "PUT", json: { document: "X" } })).status).toBe(404);
  expect((await ask("/api/register/enter", { as: b, json: { to: "2027-01-02" } })).status).toBe(404);
  for (const json of [{ on: "2027-02-30" }, { on: 5 }, {}])
    expect((await ask("/api/register/begin", { as: b, json })).status).toBe(422);
  const [first, second] = await Promise.all([book.enter("2027-01-02"), book.enter("2027-01-02")]);
  expect([first, second]).toContainEqual({ entered: 1, waiting: 0 });
  expect([first, second]).toContainEqual({ entered: 0, waiting: 0 });
  expect((await ask(`/api/register?bird_id=${id}`, { as: a })).status).toBe(200);
});
