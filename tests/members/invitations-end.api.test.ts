import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { before } from "#tests/database/before-query.ts";
import { colleague, password } from "./colleagues.ts";
import { idOf, invite, join, look, tokenFor } from "./invitations.ts";

test("nobody becomes a member of an organisation that began to close while they chose a password", async () => {
  const world = await newWorld();
  const { a, db } = world;
  await invite(world, a, "bia@voliera.test", "owner");
  const token = await tokenFor(world, "bia@voliera.test");
  before(world.db, "INSERT INTO users", () =>
    db.run(sql`UPDATE organizations SET closes_at = '2031-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`),
  );
  expect((await join(world, token)).status).toBe(410);
  expect(await db.all(sql`SELECT id FROM users WHERE email = 'bia@voliera.test'`)).toEqual([]);
});

test("nobody is invited, or invited again, into an organisation that began to close while the letter was written", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const closing = (at: string | null) => db.run(sql`UPDATE organizations SET closes_at = ${at} WHERE id = ${a.org_id}`);
  const id = await idOf(await invite(world, a, "bia@voliera.test"));
  const open = () => db.all(sql`SELECT email, token_hash FROM invitations WHERE ended_at IS NULL`);
  const was = await open();
  for (const [words, queries] of [
    ["INSERT INTO invitations", () => invite(world, a, "rui@voliera.test", "owner")],
    ['token_hash\\" = ?', () => ask(`/api/members/invitations/${id}/again`, { as: a, method: "POST" })],
  ] as const) {
    before(db, words, () => closing("2031-01-01T00:00:00.000Z"));
    const answer = await queries();
    const { detail } = (await answer.json()) as { detail: string };
    expect([words, answer.status, detail, await open()]).toEqual([words, 403, expect.stringContaining("closing"), was]);
    await closing(null);
  }
});

test("an invitation ends with the right of whoever sent it, and somebody else may send it again", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const ways: Record<string, (manager: Resident) => Promise<unknown>> = {
    removed: ({ user_id }) => ask(`/api/members/${user_id}`, { as: a, method: "DELETE" }),
    demoted: ({ user_id }) => ask(`/api/members/${user_id}`, { as: a, method: "PUT", json: { role: "keeper" } }),
    deactivated: ({ user_id }) => ask(`/api/members/${user_id}`, { as: a, method: "PUT", json: { is_active: false } }),
    left: (manager) => ask("/api/members/leave", { as: manager, json: { current_password: password } }),
  };
  for (const [way, gone] of Object.entries(ways)) {
    const manager = await colleague(world, a, "manager");
    const email = `${way}@voliera.test`;
    const mine = `mine-${way}@voliera.test`;
    const id = await idOf(await invite(world, manager, email, "manager"));
    await idOf(await invite(world, a, mine));
    const token = await tokenFor(world, email);
    await gone(manager);
    expect([way, (await look(world, token)).status, (await join(world, token)).status]).toEqual([way, 410, 410]);
    const [row] = await db.all<{ ended_at: string }>(sql`SELECT ended_at FROM invitations WHERE id = ${id}`);
    expect([way, typeof row?.ended_at]).toEqual([way, "string"]);
    expect((await look(world, await tokenFor(world, mine))).status).toBe(200);
  }
  const { data } = (await (await ask("/api/audit?kind=invitation", { as: a })).json()) as { data: { items: object[] } };
  expect(JSON.stringify(data.items)).toContain("removed@voliera.test");
});

test("whoever invited and lacks the second factor that is asked of all lets nobody in until they have one", async () => {
  const world = await newWorld();
  const { a, db } = world;
  await invite(world, a, "bia@voliera.test");
  const token = await tokenFor(world, "bia@voliera.test");
  await db.run(sql`UPDATE organizations SET second_factor_required_from = '2026-01-01T00:00:00.000Z'`);
  expect([(await look(world, token)).status, (await join(world, token)).status]).toEqual([410, 410]);
  await db.run(sql`UPDATE users SET second_factor_at = '2026-01-02T00:00:00.000Z' WHERE id = ${a.user_id}`);
  expect((await join(world, token)).status).toBe(201);
});

test("an invitation that somebody else sends again stands by their right", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const manager = await colleague(world, a, "manager");
  const id = await idOf(await invite(world, manager, "bia@voliera.test"));
  expect((await ask(`/api/members/invitations/${id}/again`, { as: a, method: "POST" })).status).toBe(200);
  expect((await ask(`/api/members/${manager.user_id}`, { as: a, method: "DELETE" })).status).toBe(200);
  expect((await join(world, await tokenFor(world, "bia@voliera.test"))).status).toBe(201);
});
