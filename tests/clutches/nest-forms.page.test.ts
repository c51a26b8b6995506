import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import type { Egg } from "#worker/clutches/egg-view.ts";

const today = () => new Date().toISOString().slice(0, 10);

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
  const chicks = birds.sort((one, other) => (one.identifier < other.identifier ? -1 : 1));
  return { ...site, rita, own, foster, cage, here, read, chicks, page: async () => words((await rita.get(here)).html) };
}

test("chicks of a nest are weaned together, with a move, and it is said why where the cage is too full", async () => {
  const { rita, cage, here, read, chicks, page, ask, a } = await nest();
  const form = { form: "wean", on: today(), place_id: cage.id };
  const nobody = await rita.post(here, form);
  expect([nobody.status, words(nobody.html)]).toEqual([422, expect.stringContaining("Choose at least one chick.")]);
  const both = { ...form, chicks: chicks.map(({ id }) => id) };
  const full = await rita.post(here, both);
  expect([full.status, full.html.includes('name="reason"')]).toEqual([409, true]);
  expect((await read()).eggs.map(({ weaned_on }) => weaned_on)).toEqual([null, null, null, null]);
  expect((await rita.post(here, { ...both, reason: "uma noite" })).status).toBe(303);
  expect(await page()).toContain("2 chicks weaned.");
  const housed = (await (await ask(`/api/birds?place_id=${cage.id}`, { as: a })).json()) as { data: { total: number } };
  expect(housed.data.total).toBe(2);
  expect(await page()).not.toContain("Wean chicks");
});

test("a chick that is lost is noted from its egg's card, and that is taken back", async () => {
  const { rita, here, read, chicks } = await nest();
  const early = await rita.post(here, { lost: chicks[0]?.id ?? "", on: "2001-01-01", cause: "" });
  expect([early.status, words(early.html)]).toEqual([422, expect.stringContaining("not born yet on this day")]);
  const lost = await rita.post(here, { lost: chicks[0]?.id ?? "", on: today(), cause: "frio" });
  expect([lost.status, lost.location]).toEqual([303, here]);
  const answer = await rita.get(here);
  expect(words(answer.html)).toContain(`Loss of chick ${chicks[0]?.identifier} recorded.`);
  expect((await read()).eggs[0]?.chick).toMatchObject({ is_gone: true });
  const [, undo = ""] = /action="(\/birds\/[^"]*\/undo[^"]*)"/.exec(answer.html) ?? [];
  expect((await rita.post(undo.replaceAll("&amp;", "&"), {})).location).toBe(here);
  expect((await read()).eggs[0]?.chick).toMatchObject({ is_gone: false });
});

test("many eggs are fostered at once by their numbers, and one that is there already is told at its box", async () => {
  const { rita, foster, own, here, read, page } = await nest();
  expect(await page()).toContain(`Move to nest ${foster.number}`);
  const many = { form: "many", on: today() };
  expect((await rita.post(here, { ...many, numbers: "3-4", state: foster.id })).status).toBe(303);
  expect((await read()).eggs.map(({ nest: it }) => it.is_foster)).toEqual([false, false, true, true]);
  expect(await page()).toContain("2 eggs changed nests.");
  const there = await rita.post(here, { ...many, numbers: "4", state: foster.id });
  expect([there.status, words(there.html)]).toEqual([422, expect.stringContaining("is in the nest of pair")]);
  expect(there.html).toMatch(/id="many-state-error"/);
  const none = await rita.post(here, { ...many, numbers: "4", state: "egg_x" });
  expect(none.status).toBe(422);
  expect((await rita.post(here, { ...many, numbers: "3-4", state: own.id })).status).toBe(303);
  expect((await read()).eggs.some(({ nest: it }) => it.is_foster)).toBe(false);
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
  expect(words(stale.html)).toContain("What stands there now: No ninho de fibra.");
  const again = (await read()).clutch;
  expect((await rita.post(here, { form: "notes", notes: "", version: String(again.version) })).status).toBe(303);
  expect((await read()).clutch.notes).toBe(null);
});
