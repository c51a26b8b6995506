import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Permission } from "#db/permissions.ts";
import { isOpen, isOperators, questions, routeFixtures } from "#tests/app/route-fixtures.ts";
import { canary, type World } from "#tests/app/strangers.ts";
import { changesOf } from "#tests/database/change-log.ts";
import { filled, routesOf } from "#tests/database/every-route.ts";
import { requirementOf } from "#worker/rights.ts";
import { linesOf, lookedAt } from "./look-world.ts";

/** What each route asks for; undefined where it asks for nothing. */
function permissions({ api }: World) {
  const found = new Map<string, Permission>();
  for (const { method, path, handler } of api.routes.filter((it) => it.method !== "ALL")) {
    const permission = requirementOf(handler)?.permission;
    if (permission) found.set(`${method} ${path.replace(/\/$/, "")}`, permission);
  }
  return found;
}

// It ends the session that tries all of them.
const wayOut = "POST /api/auth/logout";

test("a look reads what its grant names, each answer a line that the organisation reads, and does nothing else anywhere", async () => {
  const { world, look } = await lookedAt();
  const { ask, a, b, db } = world;
  const permissionOf = permissions(world);
  const routes = routesOf(world).filter(
    (it) => it !== wayOut && (!isOpen(it) || permissionOf.has(it) || isOperators(it)),
  );
  const { changed } = await changesOf(db, a.org_id, { but: ["entries"] });
  const people = sql`SELECT id, seen_on, unread FROM users WHERE org_id IN (${a.org_id}, ${b.org_id}) ORDER BY id`;
  const seen = { read: 0, money: 0, refused: 0, hidden: 0, unanswered: 0 };

  async function looked(route: string, path: string) {
    const [method = ""] = route.split(" ");
    const before = (await linesOf(world, a)).length;
    const answer = await ask(path, { as: look, method, ...(method !== "GET" && { json: {} }) });
    // No address that would open when the look is over.
    expect([route, /\/[a-z-]+\/[0-9A-F]{10}-[\w-]{30,}/.exec(await answer.text())]).toEqual([route, null]);
    const lines = (await linesOf(world, a)).slice(before);
    expect([route, await changed(), answer.headers.get("X-Unread")]).toEqual([route, [], null]);
    return { status: answer.status, ok: answer.ok, lines };
  }
  async function isRead(route: string, path: string) {
    const { status, ok, lines } = await looked(route, path);
    // What cannot be answered as it was permissionOf has perhaps been looked for.
    const most = ok ? 1 : lines.length;
    expect([route, status, [200, 404, 422].includes(status), lines.length]).toEqual([route, status, true, most]);
    for (const { details, ...line } of lines) {
      expect(line).toMatchObject({ user_id: null, key_id: null, network: "", outcome: "ok" });
      expect([route, JSON.parse(details).look]).toEqual([route, route]);
    }
    seen.unanswered += Number(!ok);
  }
  for (const route of routes) {
    const [method = "", pattern = ""] = route.split(" ");
    const permission = permissionOf.get(route);
    const isShown = method === "GET" && (permission === "flock.read" || permission === "money.read");
    const visit = isShown ? await routeFixtures[route]?.(a, world) : undefined;
    const path = `${filled(pattern, visit?.ids ?? ["none", "none", "none"])}${questions[pattern] ?? ""}`;
    if (visit) {
      const own = await ask(path, { as: b });
      expect([route, "without a grant", own.status, (await own.text()).includes(canary)]).toEqual([
        ...[route, "without a grant", 404, false],
      ]);
    }
    await changed();
    if (route === "GET /api/auth/me" || (isShown && permission === "flock.read")) {
      await isRead(route, path);
      seen.read += 1;
      continue;
    }
    const { status, lines } = await looked(route, path);
    expect([route, status, lines]).toEqual([route, isOperators(route) ? 404 : 403, []]);
    seen[isOperators(route) ? "hidden" : "refused"] += 1;
    if (!isShown) continue;
    await db.run(sql`UPDATE support_grants SET has_money = 1`);
    await changed();
    await isRead(route, path);
    await db.run(sql`UPDATE support_grants SET has_money = 0`);
    seen.money += 1;
  }
  console.error(JSON.stringify(seen));
  expect([seen.read > 80, seen.money > 20, seen.unanswered < 5]).toEqual([true, true, true]);
  expect([seen.refused > 300, seen.hidden > 8]).toEqual([true, true]);
  // Neither whoever works there was seen nor is the operator anybody of it.
  expect(await db.all(people)).toMatchObject([{ id: a.user_id }, { id: b.user_id }]);
}, 60_000);
