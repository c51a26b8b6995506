import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { Sale } from "#worker/sales/sale-rows.ts";

export type World = Awaited<ReturnType<typeof newWorld>>;
export const today = new Date().toISOString().slice(0, 10);
export const year = today.slice(0, 4);

/** A flock of birds `PT 1`, `PT 2` … in Portugal. */
export async function flockOf(n: number, given: Record<string, unknown> = {}) {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  await world.db.run(sql`UPDATE organizations SET timezone = 'UTC', country = 'PT', region = 'mainland'`);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const birds = [];
  for (let at = 1; at <= n; at += 1) birds.push(await make.bird({ identifier: `PT ${at}`, species_id, ...given }));
  return { world, make, species_id, ids: birds.map(({ id }) => id) };
}

/** Asks as the owner, answered in English. */
export async function send({ ask, a }: World, path: string, json?: object, method?: string, headers = {}) {
  const answer = await ask(path, {
    as: a,
    ...(json && { json }),
    ...(method && { method }),
    headers: { "Accept-Language": "en", ...headers },
  });
  const body = answer.status === 204 ? undefined : ((await answer.json()) as Record<string, unknown>);
  return { status: answer.status, body, data: body?.data as Sale };
}

export const sell = (world: World, json: object) => send(world, "/api/sales", json);
export const turn = (world: World, { id }: Sale, state: string, more: object = {}) =>
  send(world, `/api/sales/${id}/state`, { state, ...more });

/** What a bird is and since when, to whom it went and where it stands. */
export const statusOf = async ({ db }: World, id: string | undefined) => {
  const [row] = await db.all<Record<string, unknown>>(sql`
    SELECT statuses.key AS status, status_since AS since, left_to, left_price_cents AS price, place_id
    FROM birds LEFT JOIN statuses ON statuses.id = birds.status_id WHERE birds.id = ${id}`);
  return row;
};
