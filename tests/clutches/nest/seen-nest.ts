import { expect } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import { ticked } from "../ticked.ts";

/** A clutch of four with two chicks, a second pair, and a cage for one; Rita looks at the page without a script. */
export async function nest() {
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
