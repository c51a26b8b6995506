import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { allowed, allows, type Permission, permissions } from "#db/permissions.ts";
import { type Role, roles } from "#db/vocabulary.ts";
import { authenticate } from "#worker/accounts/authenticate.ts";
import { requirementOf } from "#worker/rights.ts";
import { isOpen, rights } from "./route-fixtures.ts";
import { newWorld, type Resident } from "./world.ts";

const { keepers, viewers, managers, owners } = rights;

type World = Awaited<ReturnType<typeof newWorld>>;
const routesOf = ({ api }: World) => {
  const known = api.routes.filter(({ method }) => method !== "ALL");
  const named = known.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`);
  return [...new Set(named)].filter((route) => !isOpen(route)).sort();
};

test("every route says who may", async () => {
  const routes = routesOf(await newWorld());
  const listed = [...viewers, ...Object.keys({ ...managers, ...owners }), ...keepers];
  const unlisted = routes.filter((route) => !route.startsWith("GET ") && !listed.includes(route));
  expect(unlisted.map((route) => `${route} writes: say in \`rights\` of tests/<room>/fixtures.ts who may`)).toEqual([]);
  const unknown = listed.filter((route) => !routes.includes(route));
  expect(unknown.map((route) => `${route} is no route: take it out of \`rights\` of tests/<room>/fixtures.ts`)).toEqual(
    [],
  );
});

/** The permissions that the handlers of each route ask for; a route that asks who is there is in it as well. */
function queryOf({ api }: World): Map<string, Permission[]> {
  const found = new Map<string, Permission[]>();
  for (const { method, path, handler } of api.routes.filter((route) => route.method !== "ALL")) {
    const route = `${method} ${path.replace(/\/$/, "")}`;
    const permission = requirementOf(handler)?.permission;
    const isClosed = !isOpen(route) || handler === authenticate;
    if (permission || isClosed) found.set(route, [...(found.get(route) ?? []), ...(permission ? [permission] : [])]);
  }
  return found;
}

test("every signed-in route names one permission, and exactly the roles that have it may call it", async () => {
  const named = queryOf(await newWorld());
  // Several rooms may stand before one path, each asking for itself.
  const silent = [...named].filter(([, found]) => new Set(found).size !== 1);
  expect(silent).toEqual([]);
  expect(named.size).toBeGreaterThan(130);
  const wrong = [...named].filter(([route, [permission]]) => {
    const view = routesOfFixtures.has(route) || !isOpen(route);
    return view && permission && roles.some((role) => may(role, route) !== allows(role, permission));
  });
  expect(wrong).toEqual([]);
});

test("what may be done grows with the rank, and the table is the one that was decided", () => {
  const beyond = (role: Role, below: Role) => allowed(role).filter((it) => !allows(below, it));
  expect(allowed("viewer")).toEqual(["flock.read", "account.read", "account.write", "account.secure"]);
  expect(beyond("keeper", "viewer")).toEqual([
    ...["flock.write", "flock.share", "season.write", "health.write", "stock.write"],
  ]);
  expect(beyond("manager", "keeper")).toEqual([
    ...["money.read", "money.write", "papers.issue", "market.write"],
    ...["trail.read", "archive.take", "settings.write", "erase", "members.write"],
  ]);
  expect(beyond("owner", "manager")).toEqual(["data.share", "billing.write", "organization.close"]);
  expect(allowed("owner")).toEqual(permissions);
});

test("a caller is told their permissions", async () => {
  const world = await newWorld();
  await world.db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${world.a.user_id}`);
  const answer = await world.ask("/api/permissions", { as: world.a });
  expect(await answer.json()).toEqual({ data: { role: "keeper", may: allowed("keeper") } });
});

const routesOfFixtures: ReadonlySet<string> = new Set([
  ...viewers,
  ...Object.keys({ ...managers, ...owners }),
  ...keepers,
]);

/** Whether a role may take a route. */
function may(role: Role, route: string): boolean {
  if (route in owners) return role === "owner";
  if (route in managers) return role === "owner" || role === "manager";
  return role !== "viewer" || route.startsWith("GET ") || viewers.includes(route);
}

test("every route, as every role, is refused to those who may not and to nobody else", async () => {
  const world = await newWorld();
  for (const role of roles) {
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
  const json = hasBody ? (managers[route] ?? owners[route] ?? {}) : undefined;
  const answer = await ask(path.replace(/:\w+/g, "id_of_nothing"), { as, method, ...(json !== undefined && { json }) });
  await answer.body?.cancel();
  return answer.status;
}
