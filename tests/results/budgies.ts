import { makeFor } from "#tests/app/make.ts";
import type { newWorld } from "#tests/app/world.ts";

type World = Pick<Awaited<ReturnType<typeof newWorld>>, "ask" | "a">;
type Chick = { sex?: "male" | "female"; mutation?: string };

/** Pairs of budgerigars and what hatches of them, each chick with a colour or without, in a world or a site. */
export async function budgies(world: World) {
  const { ask, a } = world;
  const make = makeFor(world as never, a);
  const { id: species_id } = await make.species({ common_name: "Budgie", catalogue_slug: "budgerigar" });
  const headers = { "Accept-Language": "en" };
  const send = async <Data>(path: string, json: object, method = "POST") => {
    const answer = await ask(path, { as: a, method, json, headers });
    return { status: answer.status, ...((await answer.json()) as { data: Data }) };
  };
  const get = async <Data>(path: string) => {
    const answer = await ask(path, { as: a, headers });
    return { status: answer.status, ...((await answer.json()) as { data: Data }) };
  };
  const bird = (sex: "male" | "female", mutation: string | null, given: object = {}) =>
    make.bird({ species_id, sex, ...(mutation && { mutation }), ...given });
  const write = (id: string, given: object) => send(`/api/birds/${id}`, given, "PUT");
  const pair = async (cock_ids: string[], hen_ids: string[], given: object = {}) => {
    const kind = cock_ids.length + hen_ids.length > 2 ? "colony" : "pair";
    const draft = { kind, state: "active", started_on: "2026-01-01", cock_ids, hen_ids, ...given };
    return (await send<{ id: string; number: string }>("/api/pairs", draft)).data;
  };
  /** The chicks of a pair, each written as it is given; `before` is done to the eggs before they hatch. */
  async function hatch(pair_id: string, chicks: readonly Chick[], before?: (egg_ids: string[]) => Promise<unknown>) {
    const laid = await send<{ eggs: Array<{ id: string }> }>(`/api/pairs/${pair_id}/eggs`, {
      count: chicks.length,
      every: 0,
    });
    const egg_ids = laid.data.eggs.map(({ id }) => id);
    await before?.(egg_ids);
    const { data } = await send<{ birds: Array<{ id: string }> }>("/api/eggs/events", { egg_ids, state: "hatched" });
    const ids = data.birds.map(({ id }) => id);
    for (const [at, given] of chicks.entries()) if (Object.keys(given).length > 0) await write(ids[at] ?? "", given);
    return ids;
  }
  return { bird, write, pair, hatch, get, send, species_id };
}
