import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#db/vocabulary.ts";
import { newWorld, type Resident } from "./world.ts";

/** What everybody may who stands at the door, or does for themselves. */
const anybodys = /^\w+ (\/dev|\/api\/(auth|organizations|signup-flow|contact|shared|health))(\/|$)/;
/** Nothing is written by these, however they are asked for; a view is one's own. */
const viewersToo = [
  "POST /api/birds/labels",
  "POST /api/birds/labels/pdf",
  "POST /api/places/labels",
  "POST /api/places/labels/pdf",
  "POST /api/genetics/cross",
  "POST /api/genetics/parents",
  "POST /api/views",
  "DELETE /api/views/:id",
];
/** What only the owner and the managers do, with a body that is good enough to be refused for the role alone. */
const managersOnly: Record<string, unknown> = {
  "GET /api/archive": undefined,
  "GET /api/audit": undefined,
  "GET /api/audit/export": undefined,
  "GET /api/statuses/settings": undefined,
  "POST /api/archive/restore": { digest: "0".repeat(64) },
  "POST /api/archive/waiting": {},
  "POST /api/birds/import/statuses": { name: "Óbito", kind: "gone" },
  "POST /api/birds/kinship/recompute": undefined,
  "POST /api/birds/trash/erase": { ids: ["bird_x"] },
  "POST /api/statuses": { name_pt: "Novo", name_en: "New", kind: "present" },
  "PUT /api/ring-colours": { colours: { "2026": "blue" } },
  "PUT /api/statuses/:id": { kind: "away" },
  "PUT /api/statuses/order": { ids: ["st_x"] },
  "DELETE /api/statuses/:id": undefined,
};
/** Every other route that writes, for keepers and above. A new one is named here, or above where it belongs. */
const keepers = [
  "DELETE /api/bird-species/:id",
  "DELETE /api/birds/:id",
  "DELETE /api/birds/:id/shares/:share",
  "DELETE /api/birds/:id/weights/:weight",
  "DELETE /api/genetics/mutations/:id",
  "DELETE /api/photos/:id",
  "DELETE /api/places/:id",
  "POST /api/bird-species",
  "POST /api/bird-species/from-catalogue",
  "POST /api/birds",
  "POST /api/birds/:id/photos",
  "POST /api/birds/:id/restore",
  "POST /api/birds/:id/shares",
  "POST /api/birds/:id/weights",
  "POST /api/birds/bulk",
  "POST /api/birds/bulk/undo",
  "POST /api/birds/import",
  "POST /api/birds/import/:id/undo",
  "POST /api/birds/import/checks",
  "POST /api/birds/import/checks/:id/commit",
  "POST /api/birds/import/checks/:id/mapping",
  "POST /api/birds/import/places",
  "POST /api/birds/move",
  "POST /api/birds/trash/restore",
  "POST /api/genetics/mutations",
  "POST /api/places",
  "POST /api/places/:id/cages",
  "PUT /api/bird-species/:id",
  "PUT /api/birds/:id",
  "PUT /api/birds/:id/genetics",
  "PUT /api/genetics/mutations/:id",
  "PUT /api/photos/:id",
  "PUT /api/places/:id",
];

type World = Awaited<ReturnType<typeof newWorld>>;
const routesOf = ({ house }: World) => {
  const known = house.routes.filter(({ method }) => method !== "ALL");
  const named = known.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`);
  return [...new Set(named)].filter((route) => !anybodys.test(route)).sort();
};

test("every route says who may", async () => {
  const routes = routesOf(await newWorld());
  const listed = [...viewersToo, ...Object.keys(managersOnly), ...keepers];
  const unlisted = routes.filter((route) => !route.startsWith("GET ") && !listed.includes(route));
  expect(unlisted.map((route) => `${route} writes: say in tests/house/roles.api.test.ts who may`)).toEqual([]);
  expect(listed.filter((route) => !routes.includes(route))).toEqual([]);
});

/** Whether a role may take a route. */
function may(role: Role, route: string): boolean {
  if (route in managersOnly) return role === "owner" || role === "manager";
  return role !== "viewer" || route.startsWith("GET ") || viewersToo.includes(route);
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
  const json = hasBody ? (managersOnly[route] ?? {}) : undefined;
  const answer = await ask(path.replace(/:\w+/g, "id_of_nothing"), { as, method, ...(json !== undefined && { json }) });
  await answer.body?.cancel();
  return answer.status;
}
