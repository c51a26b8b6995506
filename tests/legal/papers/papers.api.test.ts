import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { flockOf, send as sent, type World, year } from "#tests/sales/stall.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as they come
type Answer = { status: number; body: any; data: any };
const send = (...given: Parameters<typeof sent>) => sent(...given) as Promise<Answer>;

const drafted = async (world: World, json: object) => (await send(world, "/api/papers", json)).data.papers;
const issue = (world: World, id: string) => send(world, `/api/papers/${id}/issue`, undefined, "POST");
const bytesOf = async ({ ask, a }: World, id: string, which: "file" | "copy" = "file") => {
  const answer = await ask(`/api/papers/${id}/${which}`, { as: a });
  return {
    status: answer.status,
    type: answer.headers.get("Content-Type"),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
};
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");

test("a declaration says what it lacks with a link, is issued with a number, and printed again it is the same bytes", async () => {
  const { world, ids } = await flockOf(2);
  const [paper] = await drafted(world, { kind: "transfer", bird_ids: ids });
  expect(paper).toMatchObject({ state: "draft", number: null });
  expect(paper.missing).toContainEqual({ field: "breeder.tax_id", href: "/settings/papers", of: null, count: 1 });
  expect(paper.missing).toContainEqual({ field: "party", href: `/legal-forms/${paper.id}`, of: null, count: 1 });
  expect(paper.missing).toContainEqual({ field: "bird.sex", href: `/birds/${ids[0]}/edit`, of: "PT 1", count: 2 });
  expect((await bytesOf(world, paper.id)).status).toBe(404);
  const { status, data } = await issue(world, paper.id);
  expect([status, data.state, data.number]).toEqual([200, "issued", `${year}/0001`]);
  const first = await bytesOf(world, paper.id);
  expect([first.status, first.type]).toEqual([200, "application/pdf"]);
  expect(await sha256(first.bytes)).toBe(data.sha256);
  await send(world, `/api/birds/${ids[0]}`, { name: "Outro" }, "PUT");
  expect((await issue(world, paper.id)).data).toMatchObject({ number: `${year}/0001`, sha256: data.sha256 });
  expect(await sha256((await bytesOf(world, paper.id)).bytes)).toBe(data.sha256);
  const [row] = await world.db.all<{ n: number }>(
    sql`SELECT stored_bytes = (SELECT sum(file_bytes) FROM papers) AS n FROM organizations WHERE id = ${world.a.org_id}`,
  );
  expect(row?.n).toBe(1);
  expect(await world.db.all(sql`SELECT 1 FROM lost_files`)).toEqual([]);
  // A copy for who lost theirs is another file of the same number; nothing of what was issued moves.
  const copy = await bytesOf(world, paper.id, "copy");
  expect([copy.status, copy.type, (await sha256(copy.bytes)) === data.sha256]).toEqual([200, "application/pdf", false]);
  expect(await sha256((await bytesOf(world, paper.id)).bytes)).toBe(data.sha256);
  const [other] = await drafted(world, { kind: "transfer", bird_ids: ids });
  expect((await bytesOf(world, other.id, "copy")).status).toBe(409);
});

test("papers issued at once get numbers without a gap, each kind its own, and no number is given twice", async () => {
  const { world, ids } = await flockOf(1);
  const papers = [];
  for (let at = 0; at < 4; at += 1) papers.push((await drafted(world, { kind: "cage_card", bird_ids: ids }))[0]);
  const [other] = await drafted(world, { kind: "passport", bird_ids: ids });
  const answers = await Promise.all([...papers, papers[0], other].map(({ id }) => issue(world, id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const numbers = answers.slice(0, 4).map(({ data }) => data.number);
  expect([...numbers].sort()).toEqual([1, 2, 3, 4].map((n) => `${year}/000${n}`));
  expect(answers[4]?.data.number).toBe(numbers[0]);
  expect(answers[5]?.data.number).toBe(`${year}/0001`);
});

test("a void paper keeps number, file and hash; anew begins a draft of the same birds; nothing issued is deleted or changed", async () => {
  const { world, ids } = await flockOf(1);
  const [paper] = await drafted(world, { kind: "loan", bird_ids: ids, typed: { until: "31 de dezembro" } });
  expect((await send(world, `/api/papers/${paper.id}/void`, { reason: "x" })).body).toMatchObject({
    status: 409,
    from: "draft",
  });
  const { data: issued } = await issue(world, paper.id);
  expect((await send(world, `/api/papers/${paper.id}`, undefined, "DELETE")).body).toMatchObject({
    status: 409,
    from: "issued",
  });
  expect((await send(world, `/api/papers/${paper.id}`, { typed: { until: "y" } }, "PUT")).status).toBe(409);
  expect((await send(world, `/api/papers/${paper.id}/void`, { reason: "  " })).status).toBe(422);
  const { data } = await send(world, `/api/papers/${paper.id}/void`, { reason: "Anilha trocada", anew: true });
  expect(data).toMatchObject({
    state: "void",
    number: issued.number,
    sha256: issued.sha256,
    void_reason: "Anilha trocada",
  });
  expect(data.anew).toMatchObject({
    state: "draft",
    number: null,
    replaces_id: paper.id,
    birds: 1,
    typed: { until: "31 de dezembro" },
  });
  expect((await bytesOf(world, paper.id)).status).toBe(200);
  expect((await issue(world, paper.id)).body).toMatchObject({ status: 409, from: "void" });
  expect((await issue(world, data.anew.id)).data.number).toBe(`${year}/0002`);
  const [third] = await drafted(world, { kind: "loan", bird_ids: ids });
  expect((await send(world, `/api/papers/${third.id}`, undefined, "DELETE")).status).toBe(204);
  await expect(world.db.run(sql`DELETE FROM papers WHERE id = ${paper.id}`)).rejects.toThrow();
  const { body } = await send(world, "/api/papers");
  expect(body.data.map((it: { state: string; number: string }) => [it.state, it.number])).toEqual([
    ["issued", `${year}/0002`],
    ["void", `${year}/0001`],
  ]);
});

test("a seventh species begins a second declaration, and a sale brings its birds and who bought them", async () => {
  const { world, make, ids } = await flockOf(1);
  const more = [];
  for (let at = 1; at <= 6; at += 1) {
    const { id: species_id } = await make.species({ common_name: `Espécie ${at}` });
    more.push((await make.bird({ identifier: `ES ${at}`, species_id })).id);
  }
  const lines = [...ids, ...more].map((bird_id) => ({ bird_id, unit_cents: 100 }));
  const { data: sale } = await send(world, "/api/sales", { contact_name: "João Silva", state: "sold", lines });
  const papers = await drafted(world, { kind: "transfer", sale_id: sale.id });
  const pages = await Promise.all(papers.map(({ id }: { id: string }) => send(world, `/api/papers/${id}`)));
  expect(pages.map(({ data }) => [data.birds, data.contact])).toEqual([
    [6, "João Silva"],
    [1, "João Silva"],
  ]);
  expect(papers[0].missing).toContainEqual(
    expect.objectContaining({ field: "party.tax_id", href: `/contacts/${sale.contact_id}?edit` }),
  );
});

test("what a country demands of a bird that left comes first, with its source; of a canary and elsewhere nothing is", async () => {
  const { world, make, species_id } = await flockOf(0);
  const gould = await make.species({ common_name: "Diamante de Gould", latin_name: "Chloebia gouldiae" });
  await world.db.run(sql`UPDATE species SET latin_name = 'Serinus canaria' WHERE id = ${species_id}`);
  const odd = await make.species({ common_name: "Ave rara" });
  const status_id = (await make.status("deceased")).id;
  const of = async (species_id: string, identifier: string) => {
    const { id } = await make.bird({ identifier, species_id, status_id });
    return (await send(world, `/api/papers/birds/${id}`)).data;
  };
  const demands = {
    papers: [],
    is_unknown: false,
    demanded: [{ paper: "loss", source: expect.stringContaining("85/2018") }],
  };
  expect(await of(gould.id, "G 1")).toMatchObject(demands);
  expect(await of(species_id, "C 1")).toMatchObject({ demanded: [], is_unknown: false });
  expect(await of(odd.id, "O 1")).toMatchObject({ is_unknown: expect.any(Boolean) });
  await world.db.run(sql`UPDATE organizations SET country = 'BR', region = NULL`);
  expect(await of(gould.id, "G 2")).toMatchObject({ demanded: [], is_unknown: false });
});

test("letters that no face has are named, and 300 birds stand on one paper", async () => {
  const { world, make, species_id } = await flockOf(0);
  const odd = await make.bird({ identifier: "🐦 1", name: "طائر", species_id });
  const [paper] = await drafted(world, { kind: "passport", bird_ids: [odd.id] });
  const letters = paper.missing.find((it: { field: string }) => it.field === "letters");
  expect(letters.href).toBe(`/birds/${odd.id}/edit`);
  expect(letters.of.split(" ")).toEqual(expect.arrayContaining(["🐦", "ط"]));
  expect((await issue(world, paper.id)).status).toBe(200);
  await world.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, created_at, updated_at)
    SELECT 'bird_x' || i, ${world.a.org_id}, 'BR ' || i, 'br ' || i, 'br ' || i, ${species_id}, '2027-01-01', '2027-01-01' FROM n`);
  const bird_ids = Array.from({ length: 300 }, (_, at) => `bird_x${at + 1}`);
  const [large] = await drafted(world, { kind: "transfer", bird_ids });
  const started = Date.now();
  expect((await issue(world, large.id)).data).toMatchObject({ state: "issued", birds: 300 });
  if (process.env.SPEED) console.info("300 birds:", Date.now() - started, "ms");
  expect((await send(world, "/api/papers", { kind: "transfer", bird_ids: [...bird_ids, odd.id] })).status).toBe(422);
});

test("what is not the organisation's is not there, and the same key drafts once", async () => {
  const { world, ids } = await flockOf(1);
  const { ask, a, b } = world;
  const strange = await ask("/api/papers", { as: b, json: { kind: "transfer", bird_ids: ids } });
  expect(strange.status).toBe(422);
  const key = { "Idempotency-Key": "paper-once" };
  const twice = await Promise.all(
    [1, 2].map(() => send(world, "/api/papers", { kind: "show", bird_ids: ids }, "POST", key)),
  );
  expect(twice[0]?.data.papers[0].id).toBe(twice[1]?.data.papers[0].id);
  const { id } = twice[0]?.data.papers[0] ?? {};
  for (const [path, method] of [
    ["", "GET"],
    ["/file", "GET"],
    ["/issue", "POST"],
    ["", "DELETE"],
  ] as const)
    expect((await ask(`/api/papers/${id}${path}`, { as: b, method })).status).toBe(404);
  expect((await ask(`/api/papers?org_id=${a.org_id}`, { as: b })).status).toBe(403);
  expect((await send(world, "/api/papers", { kind: "register", bird_ids: ids })).status).toBe(422);
  expect((await send(world, "/api/papers", { kind: "show", bird_ids: "x" })).status).toBe(422);
  expect((await send(world, `/api/papers/${id}`, { contact_id: "c_none" }, "PUT")).status).toBe(422);
  expect((await send(world, `/api/papers/${id}`, { typed: { event: "Monográfica", odd: "x" } }, "PUT")).status).toBe(
    422,
  );
  expect(
    (await send(world, `/api/papers/${id}`, { typed: { event: "Monográfica" }, version: 1 }, "PUT")).data,
  ).toMatchObject({
    typed: { event: "Monográfica" },
    version: 2,
  });
  expect((await send(world, `/api/papers/${id}`, { on: "2027-01-01", version: 1 }, "PUT")).status).toBe(409);
});
