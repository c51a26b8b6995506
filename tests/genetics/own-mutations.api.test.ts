import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { settle } from "#tests/app/world.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";
import type { BookView } from "#worker/genetics/gene-views.ts";

import { aviary, headers } from "./genetics-world.ts";

const own = { name: "Azul do João", chromosome: "Z", inheritance: "recessive" };

test("a mutation of one's own is calculated like the catalogue's, and in no other organisation", async () => {
  const { post, cross, get, species_id, ask, b } = await aviary();
  const { status, data } = await post<Mutation>("/api/genetics/mutations", { ...own, species_id });
  expect([status, data.version, data.evidence]).toEqual([201, 1, "estimated"]);
  const young = await cross({ text: "Azul do João" }, { text: "Verde" });
  expect(young.data.outcomes.map(({ sex, name }) => [sex, name])).toEqual([
    ["male", "Verde-claro"],
    ["female", "Verde-claro Azul do João"],
  ]);
  const { book } = await get<{ book: BookView }>(`/api/genetics/mutations?species_id=${species_id}`);
  const mine = book.loci.flatMap(({ alleles }) => alleles).filter((it) => it.own);
  expect(mine.map(({ name, inheritance }) => [name, inheritance])).toEqual([["Azul do João", "SLR"]]);
  const theirs = await ask("/api/genetics/mutations", { as: b });
  expect(await theirs.text()).not.toContain("João");
});

test("a name the species has, in either language, is taken; so is the same name twice", async () => {
  const { post, species_id } = await aviary();
  for (const name of ["Opaline", "canela", "Lutino"])
    expect([name, (await post("/api/genetics/mutations", { ...own, name, species_id })).status]).toEqual([name, 409]);
  expect((await post("/api/genetics/mutations", { ...own, species_id })).status).toBe(201);
  expect((await post("/api/genetics/mutations", { ...own, name: "AZUL do joao", species_id })).status).toBe(409);
});

test("an allele of the catalogue's series lies where the series lies", async () => {
  const { post, cross, species_id } = await aviary();
  const allele = {
    ...own,
    name: "Turquesa nova",
    locus: "blue",
    chromosome: "autosomal",
    allele_rank: 1.5,
    species_id,
  };
  expect((await post("/api/genetics/mutations", { ...allele, chromosome: "Z" })).errors?.[0]?.path).toBe("chromosome");
  expect((await post("/api/genetics/mutations", { ...allele, locus: "nowhere" })).errors?.[0]?.path).toBe("locus");
  expect((await post("/api/genetics/mutations", allele)).status).toBe(201);
  const { data } = await cross({ text: "Turquesa nova /azul" }, { text: "Azul" });
  expect(data.outcomes.filter(({ sex }) => sex === "male").map(({ name }) => name)).toEqual([
    "Turquesa nova",
    "Azul-celeste",
  ]);
});

test("a renamed mutation is still read by its former name; one that birds have is not deleted", async () => {
  const { post, cross, ask, a, make, species_id } = await aviary();
  const { data } = await post<Mutation>("/api/genetics/mutations", { ...own, species_id });
  const path = `/api/genetics/mutations/${data.id}`;
  const put = await ask(path, { as: a, method: "PUT", json: { name: "Azul novo", version: 1 } });
  expect([put.status, await put.json()]).toMatchObject([200, { data: { name: "Azul novo", version: 2 } }]);
  expect((await cross({ text: "Azul do João" }, { text: "Verde" })).data.cock.text).toBe("Verde-claro Azul novo");
  const stale = await ask(path, { as: a, method: "PUT", json: { notes: "x", version: 1 } });
  expect([stale.status, ((await stale.json()) as { code: string }).code]).toEqual([409, "stale"]);
  await make.bird({ species_id, sex: "male", genotype: "Verde /azul do João" });
  const kept = await ask(path, { as: a, method: "DELETE", headers });
  expect([kept.status, await kept.text()]).toEqual([409, expect.stringContaining("genótipo")]);
});

test("a mutation that birds have is not deleted, however its accents and capitals are written", async () => {
  const { post, ask, a, make, species_id } = await aviary();
  for (const [name, written] of [
    ["Época", "Verde /ÉPOCA"],
    ["Trevó", "verde trevo"],
    ["Ómega", "ÓMEGA /azul"],
  ] as const) {
    const { data } = await post<Mutation>("/api/genetics/mutations", { ...own, name, species_id });
    const bird = await make.bird({ species_id, sex: "male", mutation: written });
    const remove = () => ask(`/api/genetics/mutations/${data.id}`, { as: a, method: "DELETE" });
    expect([name, (await remove()).status]).toEqual([name, 409]);
    await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { mutation: null } });
    expect([name, (await remove()).status]).toEqual([name, 204]);
  }
});

test("changes of own mutations are in the audit trail", async () => {
  const { post, ask, a, species_id } = await aviary();
  const { data } = await post<Mutation>("/api/genetics/mutations", { ...own, species_id });
  await ask(`/api/genetics/mutations/${data.id}`, { as: a, method: "PUT", json: { inheritance: "dominant" } });
  expect((await ask(`/api/genetics/mutations/${data.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  const trail = (await (await ask("/api/audit?subject=mutation", { as: a })).json()) as {
    data: { items: Array<{ deed: string; name: string }> };
  };
  expect(trail.data.items.map(({ deed, name }) => [deed, name])).toEqual([
    ...[
      ["deleted", "Azul do João"],
      ["changed", ""],
      ["created", "Azul do João"],
    ],
  ]);
});

test("a viewer asks what a pair gives and changes no mutation", async () => {
  const { ask, db, env, post, species_id } = await aviary();
  const { data } = await post<Mutation>("/api/genetics/mutations", { ...own, species_id });
  const viewer = await settle(db, env, "Clube", "viewer");
  const tries = [
    ["/api/genetics/mutations", "POST"],
    [`/api/genetics/mutations/${data.id}`, "PUT"],
    [`/api/genetics/mutations/${data.id}`, "DELETE"],
  ];
  for (const [path = "", method] of tries) expect((await ask(path, { as: viewer, method, json: {} })).status).toBe(403);
  const kept = { species_id: (await makeFor({ ask }, await settle(db, env, "Outro")).species()).id };
  expect(
    (await ask("/api/genetics/cross", { as: viewer, json: { ...kept, cock: { genes: {} }, hen: { genes: {} } } }))
      .status,
  ).toBe(404);
  expect((await ask("/api/genetics/mutations", { as: viewer })).status).toBe(200);
});
