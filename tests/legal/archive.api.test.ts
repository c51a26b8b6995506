import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import { newBook } from "./book.ts";
import { plainForm } from "./forms/made-forms.ts";

type Paper = { id: string; kind: string; state: string; number: string | null; sha256: string | null };

test("a register and its papers come back from an archive with their numbers and hashes, and both count on", async () => {
  const book = await newBook();
  const { ask, a, b, db, make, post, begin, enter, becomes, signIn } = book;
  const gould = await make.species({ common_name: "Gould", latin_name: "Chloebia gouldiae" });
  const add = async (identifier: string) => (await make.bird({ identifier, species_id: gould.id })).id;
  const [sold, dead] = [await add("PT 1"), await add("PT 2")];
  await begin();
  await enter("2027-01-02");
  await becomes(dead, "deceased");
  const rule = { field: "annex", value: "B", reason: "Ofício 7" };
  expect((await ask(`/api/rules/${gould.id}`, { as: a, method: "PUT", json: rule })).status).toBe(200);
  const { data } = await post<{ papers: Paper[] }>("/api/papers", { kind: "transfer", bird_ids: [sold] });
  expect((await post(`/api/papers/${data.papers[0]?.id}/issue`)).status).toBe(200);
  expect((await post(`/api/papers/${data.papers[0]?.id}/void`, { reason: "Engano", anew: true })).status).toBe(200);
  const form = new FormData();
  form.set("file", new File([(await plainForm()) as Uint8Array<ArrayBuffer>], "impresso.pdf"));
  expect((await ask("/api/paper-templates/transfer", { as: a, method: "PUT", form })).status).toBe(200);

  const standing = async (org_id: string) => ({
    lines: await db.all(sql`SELECT number, on_day, direction, kind, mark, scientific_name, owned, held FROM movements
      WHERE org_id = ${org_id} ORDER BY on_day, ifnull(number, 99), mark`),
    books: await db.all(sql`SELECT begun_on, last_number FROM books WHERE org_id = ${org_id}`),
    papers:
      await db.all<Paper>(sql`SELECT kind, state, number, sha256, file_bytes, void_reason, replaces_id IS NULL AS first
      FROM papers WHERE org_id = ${org_id} ORDER BY state`),
    forms: await db.all(sql`SELECT kind, year, file_name, file_bytes FROM paper_templates WHERE org_id = ${org_id}`),
    rules: await db.all(sql`SELECT field, value, reason FROM rule_overrides WHERE org_id = ${org_id}`),
  });
  await book.lines();
  const before = await standing(a.org_id);
  expect(before.papers.map(({ state, number }) => [state, number])).toEqual([
    ["draft", null],
    ["void", "2027/0001"],
  ]);
  const { bytes } = await takeArchive(book, a);
  await signIn(b);
  const { data: taken } = await submitArchive(book, b, bytes);
  expect((await putBack(book, b, taken.digest)).status).toBe(200);
  expect(await (await ask("/api/register/balances", { as: b })).json()).toMatchObject({ data: [{ agrees: true }] });
  expect(await standing(b.org_id)).toEqual(before);

  const { data: papers } = (await (await ask("/api/papers", { as: b })).json()) as { data: Paper[] };
  const [voided] = papers.filter(({ state }) => state === "void");
  const file = await (await ask(`/api/papers/${voided?.id}/file`, { as: b })).arrayBuffer();
  expect(createHash("sha256").update(new Uint8Array(file)).digest("hex")).toBe(voided?.sha256);
  const [draft] = papers.filter(({ state }) => state === "draft");
  expect((await post(`/api/papers/${draft?.id}/issue`, {}, {}, b)).data).toMatchObject({ number: "2027/0002" });
  const { data: entered } = await post<{ entered: number }>("/api/register/enter", { to: "2027-01-02" }, {}, b);
  expect(entered.entered).toBe(1);
  expect((await standing(b.org_id)).books).toEqual([{ begun_on: "2027-01-01", last_number: 3 }]);
});
