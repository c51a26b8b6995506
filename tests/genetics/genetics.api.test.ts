import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import type { Crossed } from "#worker/genetics/crosses.ts";
import type { BookView } from "#worker/genetics/gene-views.ts";

import { aviary } from "./genetics-world.ts";

test("a pair is asked as breeders write it and answered by sex, in exact fractions that sum to 1", async () => {
  const { cross } = await aviary();
  const { status, data } = await cross({ text: "Verde /azul canela" }, { text: "Azul-celeste" });
  expect(status).toBe(200);
  const texts = data.outcomes.map(({ sex, name, chance }) => `${sex} ${name} ${chance.fraction}`);
  expect(texts.sort()).toEqual([
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

test("a pair with too many combinations is refused before it is computed", {
  timeout: 5000,
}, async () => {
  const { post, cross, species_id } = await aviary();
  const names = Array.from({ length: 12 }, (_, at) => `Fator ${"abcdefghijkl"[at]}`);
  for (const name of names) {
    const draft = { name, chromosome: "autosomal", inheritance: "incomplete", species_id };
    expect((await post("/api/genetics/mutations", draft)).status).toBe(201);
  }
  const text = `Verde ${names.map((name) => `${name} FS`).join(" ")}`;
  const { status, errors } = await cross({ text }, { text });
  expect([status, errors?.[0]?.message]).toEqual([422, expect.stringContaining("demasiadas combinações")]);
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

test("a word that the species does not know is refused with the names that come nearest", async () => {
  const { cross } = await aviary();
  const near = await cross({ text: "Verde opalin" }, { text: "Azul" });
  expect([near.status, near.errors?.[0]?.path]).toEqual([422, "cock"]);
  expect(near.errors?.[0]?.message).toContain("«opalin»");
  expect(near.errors?.[0]?.message).toContain("opalino");
  const strange = await cross({ text: "Verde" }, { text: "Azul xpto" });
  expect(strange.errors?.[0]).toMatchObject({ path: "hen", message: expect.stringContaining("«xpto»") });
});

test("a colour of many genes is offered neither as a series nor to the search for parents", async () => {
  const { post, make, get } = await aviary();
  const { id: species_id } = await make.species({ common_name: "Canário", catalogue_slug: "canary" });
  const series = { name: "Azul do João", inheritance: "recessive", species_id, locus: "red", chromosome: "autosomal" };
  expect((await post("/api/genetics/mutations", series)).errors?.[0]?.path).toBe("locus");
  const wanted = await post("/api/genetics/parents", { species_id, states: { red: "red:2" } });
  expect([wanted.status, wanted.errors?.[0]?.path]).toEqual([422, "states"]);
  const { book } = await get<{ book: BookView }>(`/api/genetics/mutations?species_id=${species_id}`);
  const red = book.loci.find(({ key }) => key === "red");
  expect([red?.is_graded, red?.alleles.map(({ inheritance }) => inheritance)]).toEqual([true, ["MANY"]]);
});
