import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#db/vocabulary.ts";
import { isOpen, rights } from "./doors.ts";
import { newWorld, type Resident } from "./world.ts";

const { keepers, viewers, managers } = rights;

type World = Awaited<ReturnType<typeof newWorld>>;
const routesOf = ({ house }: World) => {
  const known = house.routes.filter(({ method }) => method !== "ALL");
  const named = known.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`);
  return [...new Set(named)].filter((route) => !isOpen(route)).sort();
};

test("every route says who may", async () => {
  const routes = routesOf(await newWorld());
  const listed = [...viewers, ...Object.keys(managers), ...keepers];
  const unlisted = routes.filter((route) => !route.startsWith("GET ") && !listed.includes(route));
  expect(unlisted.map((route) => `${route} writes: say in \`rights\` of tests/<room>/doors.ts who may`)).toEqual([]);
  const unknown = listed.filter((route) => !routes.includes(route));
  expect(unknown.map((route) => `${route} is no route: take it out of \`rights\` of tests/<room>/doors.ts`)).toEqual(
    [],
  );
});

/** Whether a role may take a route. */
function may(role: Role, route: string): boolean {
  if (route in managers) return role === "owner" || role === "manager";
  return role !== "viewer" || route.startsWith("GET ") || viewers.includes(route);
}

test("every route, as every role, is refused to those who may not and to nobody else", async () => {
  const world = await newWorld();
  for (const role of ["viewer", "keeper", "manager", "owner"] as const) {
    await world.db.run(sql`UPDATE users SET role = ${role} WHERE id = ${world.a.user_id}`);
    for (const route of routesOf(world)) {
      const status = await taken(world, world.a, route);
      expect([role, route, status === 403 ? "refused" : "may"]).toEqual([
        role,
        route,
        may(role, route) ? "may" : "refused",
      ]);
      expect([role, route, status < 500]).toEqual([role, route, true]);
    }
  }
});

async function taken({ ask }: World, as: Resident, route: string): Promise<number> {
  const [method = "", path = ""] = route.split(" ");
  const hasBody = method === "POST" || method === "PUT";
  const json = hasBody ? (managers[route] ?? {}) : undefined;
  const answer = await ask(path.replace(/:\w+/g, "id_of_nothing"), { as, method, ...(json !== undefined && { json }) });
  await answer.body?.cancel();
  return answer.status;
}
