import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";
import { nestsIn } from "./nests.ts";
import { ticked } from "./ticked.ts";

/** A clutch of four with two chicks, a second pair, and a cage for one; Rita looks at the page without a script. */
async function nest() {
  const site = await newSite();
  const { ask, a } = site;
  const { bird } = makeFor(site, a);
  async function post<Data>(path: string, json: object) {
    const answer = await ask(path, { as: a, json });
    expect([path, answer.status < 300]).toEqual([path, true]);
    return ((await answer.json()) as { data: Data }).data;
  }
  const pair = async () => {
    const [cock, hen] = [await bird({ sex: "male" }), await bird({ sex: "female" })];
    const birds = { cock_ids: [cock.id], hen_ids: [hen.id] };
    return post<{ id: string; number: string }>("/api/pairs", { kind: "pair", state: "active", ...birds });
  };
  const [own, foster] = [await pair(), await pair()];
  const cage = await post<{ id: string }>("/api/places", { name: "Voadeira", kind: "cage", capacity: 1 });
  type Laid = { clutch: { id: string }; eggs: Egg[] };
  const { clutch, eggs } = await post<Laid>(`/api/pairs/${own.id}/eggs`, { count: 4, every: 0 });
  const hatched = eggs.slice(0, 2).map(({ id }) => id);
  const { birds } = await post<{ birds: Array<{ id: string; identifier: string }> }>("/api/eggs/events", {
    egg_ids: hatched,
    state: "hatched",
  });
  const rita = site.visitor({ as: a });
  const here = `/clutches/${clutch.id}`;
  const read = async () => {
    const answer = await ask(`/api${here}`, { as: a });
    return ((await answer.json()) as { data: { eggs: Egg[]; clutch: { notes: string | null; version: number } } }).data;
  };
  const tick = async (...numbers: number[]) => ticked((await read()).eggs, numbers);
  const chicks = birds.sort((one, other) => (one.identifier < other.identifier ? -1 : 1));
  return {
    ...site,
    rita,
    own,
    foster,
    cage,
    here,
    read,
    tick,
    chicks,
    page: async () => words((await rita.get(here)).html),
  };
}

test("chicks of a nest are weaned together, with a move, and it is said why where the cage is too full", async () => {
  const { rita, cage, here, read, tick, page, ask, a } = await nest();
  const form = { do: "wean", place_id: cage.id };
  const eggs = await rita.post(here, { ...form, chosen: await tick(1, 3) });
  expect([eggs.status, words(eggs.html)]).toEqual([422, expect.stringContaining("Egg 3 has no chick")]);
  const both = { ...form, chosen: await tick(1, 2) };
  const full = await rita.post(here, both);
  expect([full.status, full.html.includes('name="reason"')]).toEqual([409, true]);
  expect((await read()).eggs.map(({ weaned_on }) => weaned_on)).toEqual([null, null, null, null]);
  expect((await rita.post(here, { ...both, reason: "uma noite" })).status).toBe(303);
  expect(await page()).toContain("2 chicks weaned.");
  const housed = (await (await ask(`/api/birds?place_id=${cage.id}`, { as: a })).json()) as { data: { total: number } };
  expect(housed.data.total).toBe(2);
  expect(await page()).not.toContain("Wean and move to");
});

test("a chick that died is noted from its egg, and that is taken back; a nest that died is noted in one press", async () => {
  const { rita, here, read, tick, chicks } = await nest();
  const early = await rita.post(here, {
    chosen: await tick(1),
    do: "lost",
    when: "other",
    other_day: "2001-01-01",
    cause: "",
  });
  expect([early.status, words(early.html)]).toEqual([422, expect.stringContaining("not born yet on this day")]);
  const lost = await rita.post(here, { chosen: await tick(1), do: "lost", cause: "frio" });
  expect([lost.status, lost.location]).toEqual([303, here]);
  const answer = await rita.get(here);
  expect(words(answer.html)).toContain(`Death of chick ${chicks[0]?.identifier} recorded.`);
  expect((await read()).eggs[0]?.chick).toMatchObject({ is_gone: true });
  const [, undo = ""] = /action="(\/birds\/[^"]*\/undo[^"]*)"/.exec(answer.html) ?? [];
  expect((await rita.post(undo.replaceAll("&amp;", "&"), {})).location).toBe(here);
  expect((await read()).eggs[0]?.chick).toMatchObject({ is_gone: false });
  expect((await rita.post(here, { chosen: await tick(1, 2), do: "lost" })).status).toBe(303);
  expect((await read()).eggs.map(({ chick }) => chick?.is_gone)).toEqual([true, true, undefined, undefined]);
});

test("eggs that are ticked are fostered at once, and one that is there already is told", async () => {
  const { rita, foster, own, here, read, tick, page } = await nest();
  expect(await page()).toContain("Move to another nest");
  const move = { do: "foster", foster_pair_id: foster.id };
  expect((await rita.post(here, { ...move, chosen: await tick(3, 4) })).status).toBe(303);
  expect((await read()).eggs.map(({ nest: it }) => it.is_foster)).toEqual([false, false, true, true]);
  expect(await page()).toContain("2 eggs changed nests.");
  const there = await rita.post(here, { ...move, chosen: await tick(4) });
  expect([there.status, words(there.html)]).toEqual([422, expect.stringContaining("is in the nest of pair")]);
  const nobody = await rita.post(here, { ...move, foster_pair_id: "egg_x", chosen: await tick(4) });
  expect(nobody.status).toBe(422);
  expect((await rita.post(here, { ...move, foster_pair_id: own.id, chosen: await tick(3, 4) })).status).toBe(303);
  expect((await read()).eggs.some(({ nest: it }) => it.is_foster)).toBe(false);
});

test("an action that one of the ticked eggs does not allow is refused egg by egg, and done to none", async () => {
  const { rita, here, read, tick } = await nest();
  const refused = await rita.post(here, { chosen: await tick(1, 2, 3), do: "fertile" });
  expect(refused.status).toBe(409);
  expect(words(refused.html)).toContain("Not all of the ticked eggs allow this. Nothing was saved.");
  for (const egg of [1, 2]) expect(words(refused.html)).toContain(`Egg ${egg} is hatched.`);
  expect((await read()).eggs[2]?.state).toBe("laid");
});

test("when two phones tick the same egg, the second is told what the first noted", async () => {
  const { rita, here, read, tick } = await nest();
  const seen = await tick(3, 4);
  expect((await rita.post(here, { chosen: seen.slice(0, 1), do: "clear" })).status).toBe(303);
  const second = await rita.post(here, { chosen: seen, do: "fertile" });
  expect([second.status, words(second.html)]).toEqual([
    409,
    expect.stringMatching(/was changed meanwhile: it is clear now/),
  ]);
  expect((await read()).eggs.map(({ state }) => state)).toEqual(["hatched", "hatched", "clear", "laid"]);
});

test("a link ticks the eggs it is about, by their numbers, without a script", async () => {
  const { rita, here } = await nest();
  const boxes = async (query: string) =>
    [...(await rita.get(`${here}${query}`)).html.matchAll(/<input type="checkbox"[^>]*>/g)].flatMap(([box]) =>
      box.includes("checked") ? [/aria-label="Egg (\d+)/.exec(box)?.[1]] : [],
    );
  expect(await boxes("")).toEqual([]);
  expect(await boxes("?choose=2-3")).toEqual(["2", "3"]);
  expect(await boxes("?choose=1.4")).toEqual(["1", "4"]);
  expect(await boxes("?choose=%27x")).toEqual([]);
});

test("a nest of twelve weighs at most 60 kB; one of 45 opens where the egg lies that is meant, with its three hens", async () => {
  const { rita, ask, a, own } = await nest();
  const { bird } = makeFor({ ask }, a);
  const hens = [await bird({ sex: "female" }), await bird({ sex: "female" }), await bird({ sex: "female" })];
  const json = {
    kind: "colony",
    state: "active",
    cock_ids: [(await bird({ sex: "male" })).id],
    hen_ids: hens.map(({ id }) => id),
  };
  const colony = (await (await ask("/api/pairs", { as: a, json })).json()) as { data: { id: string } };
  const laid = async (pair_id: string, count: number) => {
    const answer = await ask(`/api/pairs/${pair_id}/eggs`, { as: a, json: { count, every: 0, new_clutch: true } });
    return `/clutches/${((await answer.json()) as { data: { clutch: { id: string } } }).data.clutch.id}`;
  };
  expect((await rita.get(await laid(own.id, 12))).html.length).toBeLessThan(60 * 1024);
  const big = await laid(colony.data.id, 45);
  const html = (await rita.get(`${big}?choose=45`)).html;
  expect(html).toMatch(/aria-label="Egg 45: [^"]*"[^>]*checked=""|checked=""[^>]*aria-label="Egg 45: /);
  for (const { identifier } of hens) expect(html).toContain(`>${identifier}</option>`);
  expect((await rita.get(big)).html.match(/name="chosen"/g)).toHaveLength(40);
});

test("dummies, who sits, who feeds and the box are noted without a script, hens by a part of their ring, and faults come back", async () => {
  const { rita, here, read, page, ask, a, own } = await nest();
  const { bird } = makeFor({ ask }, a);
  const hen = await bird({ sex: "female", identifier: "PT 25 900" });
  await bird({ sex: "female", identifier: "PT 25 1900" });
  const cock = await bird({ sex: "male", identifier: "PT 25 77" });
  const facts = {
    incubated_by: "both",
    nest_kind: "box",
    nest_material: "shavings",
    nest_detail: "",
    feeders_before: "",
  };
  const write = async (form: object) =>
    rita.post(here, { form: "nest", ...facts, version: String((await read()).clutch.version), ...form });
  const several = await write({ dummy_eggs: "2", feeders: "900" });
  expect([several.status, words(several.html)]).toEqual([
    422,
    expect.stringMatching(/900 may be more than one bird: PT 25 900, PT 25 1900|PT 25 1900, PT 25 900/),
  ]);
  expect(words((await write({ feeders: "ZZZ 9" })).html)).toContain("No hen has ZZZ 9 in her ring number");
  expect(words((await write({ feeders: cock.identifier })).html)).toContain("Only a hen can be the feeding hen");
  expect(words((await write({ dummy_eggs: "99", feeders: "" })).html)).toContain("from 0 to 60");
  expect((await read()).clutch.version).toBe(1);
  expect((await write({ dummy_eggs: "2", feeders: `${hen.identifier}, ` })).status).toBe(303);
  expect(await page()).toContain(
    "Nest box · Wood shavings · 2 dummy eggs in the nest · Incubated by: both · Fed by: PT 25 900",
  );
  const stale = await rita.post(here, { form: "nest", ...facts, version: "1", nest_kind: "log" });
  expect(stale.status).toBe(409);
  // Whoever is left as she stood is not looked for again.
  const kept = { feeders: hen.identifier, feeders_before: hen.identifier };
  expect((await write({ ...kept, dummy_eggs: "", nest_kind: "" })).status).toBe(303);
  expect(await page()).toContain("Wood shavings · Incubated by: both · Fed by: PT 25 900");
  expect((await rita.get(`/birds/pairs/${own.id}`)).status).toBe(200);
});

test("a laying that is refused comes back with the choice of the pair’s hens", async () => {
  const { rita, ask, a } = await nest();
  const { bird } = makeFor({ ask }, a);
  const hens = [await bird({ sex: "female" }), await bird({ sex: "female" })];
  const json = { kind: "trio", state: "active", started_on: new Date().toISOString().slice(0, 10) };
  const birds = { cock_ids: [(await bird({ sex: "male" })).id], hen_ids: hens.map(({ id }) => id) };
  const trio = (await (await ask("/api/pairs", { as: a, json: { ...json, ...birds } })).json()) as {
    data: { id: string };
  };
  const [, second] = hens;
  const form = { form: "lay", pair_id: trio.data.id, count: "1", every: "1", hen_id: second?.id ?? "" };
  const before = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
  const refused = await rita.post("/eggs", { ...form, laid_on: before });
  expect(refused.status).toBe(422);
  for (const { identifier } of hens) expect(refused.html).toContain(`>${identifier}</option>`);
  expect(refused.html).toMatch(new RegExp(`value="${second?.id}" selected`));
  expect((await rita.post("/eggs", { ...form, laid_on: before, confirmed: "on" })).status).toBe(303);
});

test("notes of a clutch are written on its page; of two clients the second sees what the first wrote", async () => {
  const { rita, here, read, page } = await nest();
  const { version } = (await read()).clutch;
  const write = (notes: string) => rita.post(here, { form: "notes", notes, version: String(version) });
  expect((await write("No ninho de fibra.")).status).toBe(303);
  expect(await page()).toContain("Notes saved.");
  const stale = await write("Outra coisa");
  expect(stale.status).toBe(409);
  expect(stale.html).toContain("Outra coisa");
  expect(words(stale.html)).toContain("Current notes: No ninho de fibra.");
  const again = (await read()).clutch;
  expect((await rita.post(here, { form: "notes", notes: "", version: String(again.version) })).status).toBe(303);
  expect((await read()).clutch.notes).toBe(null);
});

test("the eggs of a nest are candled in one press from a page that asks nothing else, and its chicks lead to their rings", async () => {
  const nests = await nestsIn(newSite, "2027-03-20");
  const pair = await nests.pair();
  await nests.dayIs("2027-04-01");
  const { data } = await nests.post<{ clutch: { id: string }; eggs: Egg[] }>(`/api/pairs/${pair.id}/eggs`, {
    count: 3,
    every: 0,
  });
  await nests.post("/api/eggs/events", { egg_ids: data.eggs.map(({ id }) => id), state: "set" });
  await nests.dayIs("2027-04-02");
  const rita = () => nests.visitor({ as: nests.a });
  expect(words((await rita().get("/eggs/candle")).html)).toContain("No egg to candle today");
  await nests.dayIs("2027-04-06");
  const candle = (await rita().get("/eggs/candle")).html;
  const chosen = [...candle.matchAll(/<input[^>]*name="chosen"[^>]*>/g)].map(([box]) => box);
  expect([chosen.length, chosen.every((box) => box.includes("checked"))]).toEqual([3, true]);
  const values = chosen.map((box) => /value="([^"]+)"/.exec(box)?.[1] ?? "");
  const none = await rita().post("/eggs/candle", { do: "fertile" });
  expect(none.status).toBe(422);
  const done = await rita().post("/eggs/candle", { do: "fertile", chosen: values });
  expect([done.status, done.location]).toEqual([303, "/eggs/candle"]);
  await nests.dayIs("2027-04-11");
  expect(words((await rita().get("/eggs/candle")).html)).toContain("Seen alive");
  await nests.dayIs("2027-04-14");
  await nests.post("/api/eggs/events", { egg_ids: data.eggs.map(({ id }) => id), state: "hatched" });
  expect(words((await rita().get("/eggs/ring")).html)).toContain("No chick to ring today");
  await nests.dayIs("2027-04-21");
  const only = await rita().get("/eggs/ring");
  expect([only.status, only.location]).toEqual([302, `/clutches/${data.clutch.id}/rings`]);
});
