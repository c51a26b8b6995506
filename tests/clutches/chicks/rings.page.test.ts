import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { nestsIn } from "../nests.ts";

/** A clutch of four chicks: two of eight days, two of four. Rita looks at its page without a script. */
async function nestOfFour() {
  const nests = await nestsIn(newSite, "2027-04-10");
  const { pair, lay, done, post, a, dayIs } = nests;
  const own = await pair({ started_on: "2027-03-20" });
  const { eggs, clutch } = (await lay(own.id, { laid_on: "2027-04-01", count: 4, every: 1 })).data;
  const first = await done(eggs.slice(0, 2), "2027-04-14", { state: "hatched" });
  const second = await done(eggs.slice(2), "2027-04-18", { state: "hatched" });
  await dayIs("2027-04-22");
  const path = `/clutches/${clutch.id}/rings`;
  const values = (html: string) =>
    [...html.matchAll(/<input[^>]*name="ring-[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? "");
  const rita = nests.visitor({ as: a });
  const ring = (id: string | undefined, identifier: string) => post(`/api/birds/${id}/ring`, { identifier });
  const read = async () => (await rita.get(path)).html;
  const chicks = [...first.birds, ...second.birds].sort((one, other) => (one.identifier < other.identifier ? -1 : 1));
  return { ...nests, rita, path, values, read, ring, chicks };
}

test("without a script the next rings of the series stand in the fields of those that are old enough", async () => {
  const { values, read, ring, bird, rita, path, chicks } = await nestOfFour();
  expect(values(await read())).toEqual(["", "", "", ""]);
  const young = { acquisition: "bred", birth_date: "2027-04-12" };
  await bird({ ...young, identifier: "27AB-102/27" });
  await bird({ ...young, identifier: "27AB-104/27" });
  await bird({ identifier: "27AB-106/27" });
  const html = await read();
  expect(values(html)).toEqual(["27AB-105/27", "27AB-107/27", "", ""]);
  expect(words(html)).toContain("Next in the series: 27AB-105/27.");
  expect(words(html)).toContain("hatched on 18 Apr 2027, to be ringed from 24 Apr 2027");
  const sent = Object.fromEntries(chicks.slice(0, 2).map(({ id }, at) => [`ring-${id}`, values(html)[at] ?? ""]));
  expect((await rita.post(path, { ...sent, on: "2027-04-22" })).status).toBe(303);
  expect(words(await read())).toContain("Next in the series: 27AB-108/27.");
  expect((await ring(chicks[2]?.id, "27AB-108/27")).status).toBe(200);
});

test("while it is not clear which number counts up one ring is proposed, with a word to check it", async () => {
  const { values, read, bird } = await nestOfFour();
  await bird({ identifier: "27AB-104/27", acquisition: "bred", birth_date: "2027-04-12" });
  const html = await read();
  expect(values(html)).toEqual(["27AB-105/27", "", "", ""]);
  expect(words(html)).toContain("Suggested: 27AB-105/27. Please check it");
});

test("size, sex, colour and what it is split for go with the ring to the bird’s record; what is wrong stands at its box", async () => {
  const { read, rita, path, chicks, get, bird } = await nestOfFour();
  const [one, two, three] = chicks.map(({ id }) => id);
  const sent = {
    on: "2027-04-22",
    size: "2,9",
    [`ring-${one}`]: "PT 27 041",
    [`sex-${one}`]: "male",
    [`mutation-${one}`]: "Amarelo mosaico",
    [`split-${one}`]: "ino",
    [`ring-${two}`]: "PT 27 042",
    [`mutation-${three}`]: "Verde",
  };
  const wide = await rita.post(path, { ...sent, size: "2900" });
  expect([wide.status, wide.html.includes("size-error")]).toEqual([422, true]);
  const alone = await rita.post(path, sent);
  expect([alone.status, words(alone.html)]).toEqual([
    422,
    expect.stringContaining("leave the rest of this chick empty"),
  ]);
  const record = async (id: string | undefined) => (await get<Record<string, unknown>>(`/api/birds/${id}`)).data;
  expect(await record(one)).toMatchObject({
    identifier: "PT 27 041",
    ring_size_mm: 2.9,
    sex: "male",
    mutation: "Amarelo mosaico",
    genotype: "/ino",
  });
  expect(await record(two)).toMatchObject({
    identifier: "PT 27 042",
    ring_size_mm: 2.9,
    sex: "unknown",
    mutation: null,
  });
  // The next nest of the season begins with the size that was written last.
  expect(await read()).toMatch(/name="size"[^>]*value="2.9"|value="2.9"[^>]*name="size"/);
  expect(await bird({ sex: "male" })).toBeTruthy();
});

test("a chick that another phone ringed meanwhile keeps its ring, and the second is told", async () => {
  const { rita, path, ring, read, chicks, get } = await nestOfFour();
  const [first] = chicks;
  const version = /name="version-[^"]*" value="(\d+)"/.exec(await read())?.[1] ?? "";
  expect((await ring(first?.id, "PT 27 041")).status).toBe(200);
  const form = { on: "2027-04-22", [`ring-${first?.id}`]: "PT 27 099", [`version-${first?.id}`]: version };
  const late = await rita.post(path, form);
  expect([late.status, words(late.html)]).toEqual([422, expect.stringContaining("it is called PT 27 041 now")]);
  expect((await get<{ identifier: string }>(`/api/birds/${first?.id}`)).data.identifier).toBe("PT 27 041");
});

test("a ring without digits, with three groups of them or of forty characters is one; of a hundred and one it is none", async () => {
  const { rita, path, chicks, get } = await nestOfFour();
  const rings = ["VERDE-SUL", "FOI 27 MX41 50", `PT ${"9".repeat(37)}`, "A".repeat(101)];
  const form = Object.fromEntries(chicks.map(({ id }, at) => [`ring-${id}`, rings[at] ?? ""]));
  const { status, html } = await rita.post(path, { ...form, on: "2027-04-22" });
  expect([status, html.match(/id="ring-4-error"/g)?.length]).toEqual([422, 1]);
  const named = await Promise.all(
    chicks.map(async ({ id }) => (await get<{ identifier: string }>(`/api/birds/${id}`)).data.identifier),
  );
  expect(named.slice(0, 3)).toEqual(rings.slice(0, 3));
});

test("a ring that is taken comes back as it was typed, and what was left empty stays empty", async () => {
  const { values, rita, path, chicks, bird } = await nestOfFour();
  await bird({ identifier: "PT 27 001", acquisition: "bred", birth_date: "2027-04-12" });
  const sent = { [`ring-${chicks[0]?.id}`]: "pt 27 001", [`ring-${chicks[1]?.id}`]: "", on: "2027-04-22" };
  const { status, html } = await rita.post(path, sent);
  expect([status, values(html).slice(0, 2)]).toEqual([422, ["pt 27 001", ""]]);
});

test("chicks of two species say on their nest's page and where they are ringed what they are recorded as, and lead to another", async () => {
  const { pair, lay, make, bird, done, a, dayIs, visitor, hybridOf } = await mixedNests();
  const siskin = await make.species({ common_name: "Tarim vermelho", latin_name: "Spinus cucullatus" });
  const cock = await bird({ sex: "male", species_id: siskin.id });
  const own = await pair({ started_on: "2027-03-20", cocks: [cock.id], hens: [(await bird({ sex: "female" })).id] });
  const { eggs, clutch } = (await lay(own.id, { laid_on: "2027-04-01", count: 1 })).data;
  const { birds } = await done(eggs, "2027-04-14", { state: "hatched" });
  const mules = await hybridOf("Carduelis carduelis");
  await dayIs("2027-04-22");
  const rita = visitor({ as: a });
  for (const path of [`/clutches/${clutch.id}`, `/clutches/${clutch.id}/rings`]) {
    const { html } = await rita.get(path);
    expect(words(html)).toContain("recorded as its mother's species, Canário");
    expect(html).toContain(`/birds/${birds[0]?.id}/species`);
  }
  expect(words((await rita.get(`/clutches/${mules}`)).html)).toContain("recorded as Goldfinch mule");
});

/** Nests in which species meet; `hybridOf` hatches a chick of a canary hen by a cock of another, and answers its clutch. */
async function mixedNests() {
  const nests = await nestsIn(newSite, "2027-04-10");
  const { pair, lay, make, bird, done } = nests;
  async function hybridOf(latin_name: string) {
    const other = await make.species({ common_name: latin_name, latin_name });
    const cocks = [(await bird({ sex: "male", species_id: other.id })).id];
    const own = await pair({ started_on: "2027-03-20", cocks, hens: [(await bird({ sex: "female" })).id] });
    const { eggs, clutch } = (await lay(own.id, { laid_on: "2027-04-01", count: 1 })).data;
    await done(eggs, "2027-04-14", { state: "hatched" });
    return clutch.id;
  }
  return { ...nests, hybridOf };
}
