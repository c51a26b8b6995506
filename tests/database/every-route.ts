import { makeFor } from "#tests/app/make.ts";
import { bodies, isOpen, questions, routeFixtures } from "#tests/app/route-fixtures.ts";
import type { World } from "#tests/app/strangers.ts";
import { type Trip, tripsOf } from "#tests/app/world.ts";

/** Every route that is mounted, whichever room brings it, as "METHOD /path". */
export const routesOf = ({ api }: Pick<World, "api">): string[] => {
  const known = api.routes.filter(({ method }) => method !== "ALL");
  return [...new Set(known.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`))].sort();
};

/** A path with its ids in place. */
export const filled = (pattern: string, ids: readonly string[]): string => {
  const left = [...ids];
  return pattern.replace(/:[a-z_]+/gi, () => encodeURIComponent(left.shift() ?? ""));
};

/** Asks every route of members as the first organisation's owner, and answers what went to the database meanwhile. */
export async function askEverything(world: World): Promise<Trip> {
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const before = tripsOf(db).length;
  const { id, species_id } = await make.bird();
  const { id: status_id } = await make.status("sick");
  for (const route of routesOf(world).filter((it) => !isOpen(it))) {
    const [method = "", pattern = ""] = route.split(" ");
    const visit = await routeFixtures[route]?.(a, world);
    const json = visit ? visit.json : bodies[route]?.({ species_id, id, status_id });
    const path = `${filled(pattern, visit?.ids ?? [])}${questions[pattern] ?? ""}`;
    const answer = await ask(path, { as: a, method, json, ...(visit?.form && { form: visit.form }) });
    await answer.arrayBuffer();
  }
  return tripsOf(db).slice(before).flat();
}
