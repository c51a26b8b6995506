import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { CourseView } from "#worker/health/courses/course-view.ts";

export type World = Awaited<ReturnType<typeof newWorld>>;
export const today = new Date().toISOString().slice(0, 10);
export const plain = {
  medicine: "Enrofloxacina",
  dose: "0,2 ml por litro",
  days: 5,
  times_a_day: 2,
  withdrawal_days: 7,
};

/** A breeder with so many cocks, `PT 1` and on. */
export async function flockOf(n: number) {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const birds = [];
  for (let at = 1; at <= n; at += 1) birds.push(await make.bird({ identifier: `PT ${at}`, species_id, sex: "male" }));
  await world.db.run(sql`UPDATE organizations SET timezone = 'UTC'`);
  return { world, make, birds, species_id, ids: birds.map(({ id }) => id) };
}

/** Asks the API as that breeder, in English. */
export const send = async (
  { ask, a }: World,
  path: string,
  json?: object,
  method?: string,
  headers: Record<string, string> = {},
) => {
  const answer = await ask(path, {
    as: a,
    ...(json && { json }),
    ...(method && { method }),
    headers: { "Accept-Language": "en", ...headers },
  } as never);
  const body = answer.status === 204 ? undefined : ((await answer.json()) as Record<string, unknown>);
  return { status: answer.status, body, data: body?.data as CourseView };
};

export async function dies(world: World, { id }: { id: string }, on: string) {
  const { id: status_id } = await makeFor(world, world.a).status("deceased");
  await send(world, `/api/birds/${id}`, { status_id, status_since: on }, "PUT");
}
