import { expect, test } from "vitest";
import { makeFor } from "#tests/house/make.ts";
import { newWorld, settle, tripsOf } from "#tests/house/world.ts";
import type { Mutation } from "#worker/genetics/books/own-book.ts";
import type { Crossed } from "#worker/genetics/crosses.ts";
import type { SaidBook } from "#worker/genetics/said.ts";

const headers = { "Accept-Language": "pt" };

async function aviary() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Periquito-ondulado", catalogue_slug: "budgerigar" });
  const post = async <Data>(path: string, json: unknown) => {
    const answer = await world.ask(path, { as: world.a, json, headers });
    return {
      status: answer.status,
      ...((await answer.json()) as { data: Data; errors?: Array<{ path: string; message: string }> }),
    };
  };
  const get = async <Data>(path: string) =>
    ((await (await world.ask(path, { as: world.a, headers })).json()) as { data: Data }).data;
  const cross = (cock: unknown, hen: unknown) => post<Crossed>("/api/genetics/cross", { species_id, cock, hen });
  return { ...world, make, species_id, post, get, cross };
}

test("a pair is asked as breeders write it and answered by sex, in exact fractions that sum to 1", async () => {
  const { cross } = await aviary();
  const { status, data } = await cross({ text: "Verde /azul canela" }, { text: "Azul-celeste" });
  expect(status).toBe(200);
  const said = data.outcomes.map(({ sex, name, chance }) => `${sex} ${name} ${chance.fraction}`);
  expect(said.sort()).toEqual([
    ...["female Azul-celeste 1/8", "female Azul-celeste canela 1/8"],
    ...["female Verde-claro 1/8", "female Verde-claro canela 1/8"],
    ...["male Azul-celeste 1/4", "male Verde-claro 1/4"],
  ]);
  const green = data.outcomes.find(({ sex, name }) => sex === "male" && name === "Verde-claro");
  expect(green?.carries.map(({ kind, name, chance }) => [kind, name, chance.fraction])).toContainEqual([
    ...["split", "canela", "1/2"],
  ]);
  expect([data.cock.text, data.hatched.fraction]).toEqual(["Verde-claro /canela azul", "1"]);
});

test("a hen that is split for a sex-linked mutation is refused with the reason", async () => {
  const { cross, ask, a } = await aviary();
  const text = await cross({ text: "Verde" }, { text: "Verde /canela" });
  expect([text.status, text.errors?.[0]?.path]).toEqual([422, "hen"]);
  expect(text.errors?.[0]?.message).toContain("cromossoma Z e ela só tem um");
  const genes = await cross({ genes: {} }, { genes: { cinnamon: { alleles: ["+", "cinnamon"] } } });
  expect([genes.status, genes.errors?.[0]?.path]).toEqual([422, "hen"]);
  const english = await ask("/api/genetics/cross?c.cinnamon=0.cinnamon&h.cinnamon=0.cinnamon", {
    as: a,
    headers: { "Accept-Language": "en" },
  });
  const { data } = (await english.json()) as { data: { fault: { field: string; message: string } } };
  expect([english.status, data.fault.field, data.fault.message]).toEqual([
    200,
    "hen",
    expect.stringContaining("only one"),
  ]);
});

test("the calculator's address answers like the call, with one trip to the database", async () => {
  const { get, cross, db, species_id } = await aviary();
  const called = await cross({ genes: { blue: { alleles: ["+", "blue"], chance: "2/3" } } }, { text: "Azul" });
  const before = tripsOf(db).length;
  const page = await get<{ crossed: Crossed }>(
    `/api/genetics/cross?species_id=${species_id}&c.blue=0.blue.2-3&h.blue=blue.blue`,
  );
  // The caller's rights are the other.
  expect(tripsOf(db).length - before).toBeLessThanOrEqual(2);
  expect(page.crossed).toEqual(called.data);
  expect(page.crossed.outcomes.map(({ chance }) => chance.fraction)).toEqual(["1/3", "1/6", "1/3", "1/6"]);
});

test("the phase of linked mutations is asked once a cock has two, and changes the answer", async () => {
  const { get, species_id } = await aviary();
  const path = `/api/genetics/cross?species_id=${species_id}&c.cinnamon=0.cinnamon&c.ino=0.ino`;
  type Page = { crossed: Crossed; phases: { cock: Array<{ key: string; choices: Array<{ value: string }> }> } };
  const lacewings = ({ crossed }: Page) =>
    crossed.outcomes.find(({ name, sex }) => sex === "female" && name === "Lacewing amarelo")?.of_sex.fraction;
  const open = await get<Page>(path);
  expect(open.phases.cock.map(({ key, choices }) => [key, choices.map(({ value }) => value)])).toEqual([
    ["cinnamon", ["", "cinnamon.ino~", "cinnamon~ino"]],
  ]);
  expect(lacewings(open)).toBe("1/4");
  const together = await get<Page>(`${path}&cp.cinnamon=cinnamon.ino~`);
  expect([lacewings(together), together.crossed.cock.text]).toEqual(["97/200", "Verde-claro /canela ino [canela+ino]"]);
  expect(lacewings(await get<Page>(`${path}&cp.cinnamon=cinnamon~ino`))).toBe("3/200");
});

test("a question whose combinations nobody could read is refused before it is reckoned", async () => {
  const { post, cross, species_id } = await aviary();
  const names = Array.from({ length: 12 }, (_, at) => `Fator ${"abcdefghijkl"[at]}`);
  for (const name of names) {
    const draft = { name, chromosome: "autosomal", inheritance: "incomplete", species_id };
    expect((await post("/api/genetics/mutations", draft)).status).toBe(201);
  }
  const text = `Verde ${names.map((name) => `${name} FS`).join(" ")}`;
  const begun = Date.now();
  const { status, errors } = await cross({ text }, { text });
  expect([status, errors?.[0]?.message]).toEqual([422, expect.stringContaining("demasiadas combinações")]);
  expect(Date.now() - begun).toBeLessThan(2000);
  const few = `Verde ${names
    .slice(0, 6)
    .map((name) => `${name} FS`)
    .join(" ")}`;
  const { data } = await cross({ text: few }, { text: few });
  expect([data.outcomes.length, data.untold]).toEqual([300, 2 * 729 - 300]);
});

test("the reverse question: which parents give a blue daughter", async () => {
  const { post, get, species_id } = await aviary();
  const wanted = { species_id, sex: "female", states: { blue: "blue" } };
  const { data } = await post<Array<{ cock: { text: string }; hen: { text: string }; chance: { fraction: string } }>>(
    ...(["/api/genetics/parents", wanted] as const),
  );
  expect(data[0]).toMatchObject({
    cock: { text: "Azul-celeste" },
    hen: { text: "Azul-celeste" },
    chance: { fraction: "1/2" },
  });
  const page = await get<{ found: unknown }>(`/api/genetics/parents?species_id=${species_id}&sex=female&w.blue=blue`);
  expect(page.found).toEqual(data);
  expect((await post("/api/genetics/parents", { species_id, states: { blue: "pink" } })).status).toBe(422);
});

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
  const { book } = await get<{ book: SaidBook }>(`/api/genetics/mutations?species_id=${species_id}`);
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

test("deeds on own mutations are in the trail", async () => {
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

test("a word that the species does not know is refused with the names that come nearest", async () => {
  const { cross } = await aviary();
  const near = await cross({ text: "Verde opalin" }, { text: "Azul" });
  expect([near.status, near.errors?.[0]?.path]).toEqual([422, "cock"]);
  expect(near.errors?.[0]?.message).toContain("«opalin»");
  expect(near.errors?.[0]?.message).toContain("opalino");
  const strange = await cross({ text: "Verde" }, { text: "Azul xpto" });
  expect(strange.errors?.[0]).toMatchObject({ path: "hen", message: expect.stringContaining("«xpto»") });
});

test("what many genes make is no series for a mutation, and no parents are found for it", async () => {
  const { post, make, get } = await aviary();
  const { id: species_id } = await make.species({ common_name: "Canário", catalogue_slug: "canary" });
  const series = { ...own, species_id, locus: "red", chromosome: "autosomal" };
  expect((await post("/api/genetics/mutations", series)).errors?.[0]?.path).toBe("locus");
  const wanted = await post("/api/genetics/parents", { species_id, states: { red: "red:2" } });
  expect([wanted.status, wanted.errors?.[0]?.path]).toEqual([422, "states"]);
  const { book } = await get<{ book: SaidBook }>(`/api/genetics/mutations?species_id=${species_id}`);
  const red = book.loci.find(({ key }) => key === "red");
  expect([red?.is_graded, red?.alleles.map(({ inheritance }) => inheritance)]).toEqual([true, ["MANY"]]);
});
