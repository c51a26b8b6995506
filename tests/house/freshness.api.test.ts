import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshness } from "#db/permissions.ts";
import { withPassword } from "#tests/factors/factor-of.ts";
import { requirementOf } from "#worker/rights.ts";
import { bodies, doors, isOpen } from "./doors.ts";
import { makeFor } from "./make.ts";
import type { World } from "./strangers.ts";
import { newWorld } from "./world.ts";

/** What every route asks for, as in `POST /api/members/invitations`. */
function requirements({ house }: World) {
  const found = new Map<string, NonNullable<ReturnType<typeof requirementOf>>>();
  for (const { method, path, handler } of house.routes) {
    const requirement = requirementOf(handler);
    if (requirement && method !== "ALL") found.set(`${method} ${path.replace(/\/$/, "")}`, requirement);
  }
  return found;
}

const fill = (path: string, ids: string[] = []) => path.replace(/:\w+/g, () => ids.shift() ?? "id_of_nothing");
const given = { species_id: "species_x", id: "bird_x", status_id: "status_x" };

/** The screen was left open: nobody gave a password or a code for longer than a quarter of an hour. */
const leaveOpen = ({ db }: World) =>
  db.run(sql`UPDATE sessions SET confirmed_at = ${new Date(Date.now() - 15 * 60_000 - 1000).toISOString()}`);

test("what makes rights, keys, factors, addresses or rules, takes everything along or ends it asks who is there", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a } = world;
  await withPassword(world, a);
  await leaveOpen(world);
  const asking: Record<string, number> = {};
  for (const [route, { permission, proof }] of requirements(world)) {
    const [method = "", path = ""] = route.split(" ");
    const when = freshness[permission];
    if (!when || (when === "writing" && method === "GET")) continue;
    const answer = await ask(fill(path), {
      as: a,
      method,
      json: method === "GET" ? undefined : bodies[route]?.(given),
    });
    const body = (await answer.json()) as { code?: string; errors?: Array<{ path: string }> };
    asking[proof] = (asking[proof] ?? 0) + 1;
    if (proof === "lately") expect([route, answer.status, body.code]).toEqual([route, 403, "confirm_needed"]);
    // Whoever knows the password says so in the same breath: a wrong one does nothing.
    else expect([route, answer.status, body.errors?.some(isPassword)]).toEqual([route, 422, true]);
  }
  expect(asking.lately).toBeGreaterThan(14);
  expect(asking.password).toBeGreaterThan(4);
});
const isPassword = ({ path }: { path: string }) => path.endsWith("password");

/** All that lets anybody in or says what they may. What a session is for by itself, being seen, is not in it. */
async function waysIn({ db }: World) {
  const tables: Record<string, unknown[]> = {};
  for (const [table, columns] of Object.entries(ways))
    tables[table] = await db.all(sql`SELECT ${sql.raw(columns)} FROM ${sql.raw(table)} ORDER BY 1, 2`);
  return tables;
}
const ways = {
  users: "id, email, password_hash, role, is_active, is_verified, second_factor_at, removed_at",
  sessions: "id, user_id, confirmed_at",
  invitations: "id, email, role, invited_by, token_hash, expires_at, ended_at",
  second_factors: "id, user_id, sealed, confirmed_at, session_id",
  recovery_codes: "id, user_id, digest, used_at",
  codes: "id, user_id, purpose, digest, address, used_at",
  login_challenges: "id, user_id, used_at",
  organizations: "id, second_factor_required_from, closes_at",
  closings: "org_id, asked_at",
};

test("through no door does a session left open make a right, a key or a way in", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, db } = world;
  await withPassword(world, a);
  const { id: species_id } = await makeFor(world, a).species();
  const { id: status_id } = await makeFor(world, a).status("sick");
  const { id } = await makeFor(world, a).bird({ species_id });
  let tried = 0;
  for (const route of requirements(world).keys()) {
    if (route.startsWith("GET ") || harmless.has(route)) continue;
    const [method = "", path = ""] = route.split(" ");
    const visit = (await doors[route]?.(a, world)) ?? { ids: [], json: bodies[route]?.({ species_id, id, status_id }) };
    await leaveOpen(world);
    const before = await waysIn(world);
    const { json, form, headers = {} } = visit;
    const answer = await ask(fill(path, visit.ids), { as: a, method, json, headers, ...(form && { form }) });
    await answer.body?.cancel();
    expect([route, answer.status < 500, await waysIn(world)]).toEqual([route, true, before]);
    await db.run(sql`UPDATE sessions SET confirmed_at = ${new Date().toISOString()}`);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(80);
});

// Each only ends what the session itself is, or another like it.
const harmless = new Set(["POST /api/auth/logout", "DELETE /api/auth/sessions/:handle"]);

test("every route behind the door is known to one of both", async () => {
  const world = await newWorld();
  const known = requirements(world);
  const routes = world.house.routes.filter(({ method }) => method !== "ALL" && method !== "GET");
  const names = [...new Set(routes.map(({ method, path }) => `${method} ${path.replace(/\/$/, "")}`))];
  expect(names.filter((route) => !known.has(route) && !isOpen(route))).toEqual([]);
});
