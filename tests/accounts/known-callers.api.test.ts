import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizations, sessions, users } from "#db/schema/accounts.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";

const list = "/api/birds/";

test("a known caller is checked in the same round trip as the query", async () => {
  const { ask, a, db } = await newWorld();
  await ask(list, { as: a });
  const before = tripsOf(db).length;
  const answer = await ask(list, { as: a });
  expect([answer.status, tripsOf(db).length - before]).toEqual([200, 1]);
  expect(tripsOf(db).at(-1)?.at(-1)?.sql).toContain('FROM "sessions"');
  expect(answer.headers.get("Server-Timing")).toContain('desc="1"');
});

test("an ended session is refused although it was cached", async () => {
  const { ask, a, db } = await newWorld();
  // What asks the database for nothing else, what is refused before it asks, and what answers a list.
  const paths = ["/api/auth/me", "/api/birds/?page_size=7", list, "/api/birds/bird_nobody"];
  for (const signup of paths) await ask(signup, { as: a });
  await db.delete(sessions).where(eq(sessions.user_id, a.user_id));
  for (const signup of paths) expect([signup, (await ask(signup, { as: a })).status]).toEqual([signup, 401]);
});

test("the first request after a session ended is refused at every route", async () => {
  for (const signup of ["/api/auth/me", "/api/birds/?page_size=7", "/api/birds/bird_nobody", "/api/views?list=birds"]) {
    const { ask, a, db } = await newWorld();
    await ask(signup, { as: a });
    await db.delete(sessions).where(eq(sessions.user_id, a.user_id));
    expect([signup, (await ask(signup, { as: a })).status]).toEqual([signup, 401]);
  }
});

test("a deactivated member is refused at the next request", async () => {
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
  const { ask, a, env, api } = await newWorld();
  await ask(list, { as: a });
  const headers = { Authorization: `Bearer ${a.token}` };
  const other = { ...env, JWT_SECRET: "another-secret-of-at-least-thirty-two-bytes" };
  expect((await api.request(`http://voliera.test${list}`, { headers }, other)).status).toBe(401);
});
