import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { Crossed } from "#worker/genetics/crosses.ts";

export const headers = { "Accept-Language": "pt" };

/** An organisation with budgerigars, and the ways to ask it about their colours. */
export async function aviary() {
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
