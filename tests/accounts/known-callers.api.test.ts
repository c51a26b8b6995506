import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations, sessions, users } from "#db/schema/accounts.ts";
import { newWorld, tripsOf } from "#tests/house/world.ts";

const list = "/api/birds/";

test("who was here before is asked for in the same trip as their birds", async () => {
  const { ask, a, db } = await newWorld();
  await ask(list, { as: a });
  const before = tripsOf(db).length;
  const answer = await ask(list, { as: a });
  expect([answer.status, tripsOf(db).length - before]).toEqual([200, 1]);
  expect(tripsOf(db).at(-1)?.at(-1)?.sql).toContain('FROM "sessions"');
  expect(answer.headers.get("Server-Timing")).toContain('desc="1"');
});

test("a session that has ended opens nothing, however often it did before", async () => {
  const { ask, a, db } = await newWorld();
  // What asks the database for nothing else, what is refused before it asks, and what answers a list.
  const doors = ["/api/auth/me", "/api/birds/?page_size=7", list, "/api/birds/bird_nobody"];
  for (const door of doors) await ask(door, { as: a });
  await db.delete(sessions).where(eq(sessions.user_id, a.user_id));
  for (const door of doors) expect([door, (await ask(door, { as: a })).status]).toEqual([door, 401]);
});

test("the first door asked behind an ended session refuses, whichever it is", async () => {
  for (const door of ["/api/auth/me", "/api/birds/?page_size=7", "/api/birds/bird_nobody", "/api/views?list=birds"]) {
    const { ask, a, db } = await newWorld();
    await ask(door, { as: a });
    await db.delete(sessions).where(eq(sessions.user_id, a.user_id));
    expect([door, (await ask(door, { as: a })).status]).toEqual([door, 401]);
  }
});

test("somebody shut out is shut out at once", async () => {
  const { ask, a, db } = await newWorld();
  await ask(list, { as: a });
  await db.update(users).set({ is_active: false }).where(eq(users.id, a.user_id));
  expect((await ask(list, { as: a })).status).toBe(401);
});

test("R19: a role, a name and a plan count from the moment they change", async () => {
  const { ask, a, db } = await newWorld();
  const me = async () => {
    const { data } = (await (await ask("/api/auth/me", { as: a })).json()) as { data: Record<string, unknown> };
    return data;
  };
  const limit = async () => {
    const answer = (await (await ask("/api/birds/page", { as: a })).json()) as { data: { limit: { birds: unknown } } };
    return answer.data.limit.birds;
  };
  expect([(await me()).roles, await limit()]).toEqual([["owner"], null]);
  await db.update(users).set({ role: "viewer", first_name: "Inês" }).where(eq(users.id, a.user_id));
  await db.update(organizations).set({ plan: "starter" }).where(eq(organizations.id, a.org_id));
  expect([await limit(), (await me()).roles, (await me()).first_name]).toEqual([10, ["viewer"], "Inês"]);
});

test("a token remembered under one secret says nothing under another", async () => {
  const { ask, a, env, house } = await newWorld();
  await ask(list, { as: a });
  const headers = { Authorization: `Bearer ${a.token}` };
  const other = { ...env, JWT_SECRET: "another-secret-of-at-least-thirty-two-bytes" };
  expect((await house.request(`http://voliera.test${list}`, { headers }, other)).status).toBe(401);
});
