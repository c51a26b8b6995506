import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { BirdGenetics } from "#worker/genotypes/page.ts";

export const headers = { "Accept-Language": "en" };

/** An organisation with budgerigars, and the ways to write and ask what they carry. */
export async function flock() {
  const world = await newWorld();
  const { ask, a } = world;
  const make = makeFor(world, a);
  const { id: species_id } = await make.species({ common_name: "Budgie", catalogue_slug: "budgerigar" });
  const bird = (given: Record<string, unknown>) => make.bird({ species_id, ...given });
  const genetics = async (id: string) =>
    ((await (await ask(`/api/birds/${id}/genetics`, { as: a, headers })).json()) as { data: BirdGenetics }).data;
  const post = async (json: Record<string, unknown>) => {
    const answer = await ask("/api/birds", { as: a, json: { species_id, ...json }, headers });
    const body = (await answer.json()) as { errors?: Array<{ path: string; message: string }> };
    return { status: answer.status, fault: body.errors?.[0] };
  };
  const put = async (path: string, json: unknown) => {
    const answer = await ask(`/api/birds/${path}`, { as: a, method: "PUT", json, headers });
    const body = (await answer.json()) as { data: Bird; errors?: Array<{ path: string; message: string }> };
    return { status: answer.status, data: body.data, fault: body.errors?.[0] };
  };
  return { ...world, make, species_id, bird, genetics, post, put };
}
