import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { settle } from "#tests/app/world.ts";
import { operated } from "#tests/marketplace/gate/operator.ts";
import { countOrganizations, forgetOrganizations } from "#worker/operator/organization-clock.ts";

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function listed() {
  const world = await operated();
  const { db, env, ask, a, b } = world;
  await countOrganizations(db, env, later(0));
  const call = async (path: string, sent: object = {}) => {
    const answer = await ask(`/api/operator${path}`, { as: b, ...sent });
    const { data, ...problem } = (await answer.json()) as { data: never };
    return { status: answer.status, data, ...problem } as { status: number; data: Record<string, unknown> };
  };
  const names = async (query = "") => {
    const { data } = await call(`/organizations${query}`);
    return (data.items as Array<{ name: string }>).map(({ name }) => name).sort();
  };
  const [home] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${a.org_id}`);
  return { ...world, call, names, key: home?.short_key ?? "" };
}
const actionsOf = (db: Awaited<ReturnType<typeof listed>>["db"]) =>
  db.all<{ kind: string; details: string }>(sql`SELECT kind, details FROM operator_deeds ORDER BY n`);

test("the list of organisations says what each holds, and is found by name, key and address", async () => {
  const world = await listed();
  const { db, env, a, call, names, key } = world;
  await makeFor(world, a).bird();
  await db.run(sql`UPDATE users SET seen_on = '2026-11-20' WHERE id = ${a.user_id}`);
  await db.run(sql`INSERT INTO imports (id, org_id, user_id, file_name, on_duplicate, report, created_at) VALUES
    ('imp_1', ${a.org_id}, ${a.user_id}, 'a.xlsx', 'skip', ${JSON.stringify({
      report: { rejected: 2, errors: [{ code: "date" }, { code: "date" }, { code: "ring" }] },
    })}, ${later(-5)})`);
  // Counted a moment ago, it is left alone.
  await countOrganizations(db, env, later(5));
  expect((await call(`/organizations/${key}`)).data).toMatchObject({ birds: 0, failed_imports: 0 });
  await countOrganizations(db, env, later(11));
  expect((await call(`/organizations/${key}`)).data).toMatchObject({
    name: "Viveiro A",
    plan: "professional",
    birds: 1,
    members: 1,
    seen_on: "2026-11-20",
    failed_imports: 1,
    import_faults: { date: 2, ring: 1 },
    actions: [],
  });
  expect(await names()).toEqual(["Viveiro A", "Viveiro B"]);
  for (const q of ["iro a", key.toLowerCase(), a.email.toUpperCase()])
    expect([q, await names(`?q=${encodeURIComponent(q)}`)]).toEqual([q, ["Viveiro A"]]);
  expect(await names("?q=%25")).toEqual([]);
  expect(await names("?show=imports")).toEqual(["Viveiro A"]);
  for (const show of ["payments", "deliveries", "closing", "paying"])
    expect([show, await names(`?show=${show}`)]).toEqual([show, []]);
  for (const query of ["?sort_by=org_id", "?page_size=7", "?show=all", "?page=0"])
    expect([query, (await call(`/organizations${query}`)).status]).toEqual([query, 422]);
  expect((await call("/organizations?page=1000000")).data).toMatchObject({ items: [], total: 2 });
});

test("whoever never proved an address is not listed, who comes later is, and who is gone leaves nothing", async () => {
  const { db, env, a, names, key } = await listed();
  const c = await settle(db, env, "Viveiro C");
  const d = await settle(db, env, "Viveiro D");
  await db.run(sql`UPDATE organizations SET claimed_at = NULL WHERE id = ${d.org_id}`);
  for (const minutes of [1, 12]) await countOrganizations(db, env, later(minutes));
  expect(await names()).toEqual(["Viveiro A", "Viveiro B", "Viveiro C"]);
  await db.run(sql`INSERT INTO ticket_numbers (year, n, ticket_id, short_key) VALUES (2026, 1, 'ticket_1', ${key})`);
  await db.run(sql`INSERT INTO console_tickets (id, short_key, number, category, state, priority, last_at, created_at,
    revision) VALUES ('ticket_1', ${key}, 'T-2026-00001', 'data', 'open', 'normal', '', '', 1)`);
  await forgetOrganizations(db, env, later(13));
  expect(await names()).toEqual(["Viveiro A", "Viveiro B", "Viveiro C"]);
  for (const { org_id } of [a, c]) await db.run(sql`DELETE FROM organizations WHERE id = ${org_id}`);
  await forgetOrganizations(db, env, later(14));
  expect(await names()).toEqual(["Viveiro B"]);
  expect(await db.all(sql`SELECT id FROM console_tickets`)).toEqual([]);
  expect(await db.all(sql`SELECT n, short_key FROM ticket_numbers`)).toEqual([{ n: 1, short_key: "" }]);
});

test("a plan is set and a trial extended with a line for each, once, and never over a subscription", async () => {
  const { db, a, call, key } = await listed();
  const plan = (name: string) =>
    call(`/organizations/${key}/plan`, { method: "PUT", json: { plan: name }, headers: { "Idempotency-Key": name } });
  const extend = (json: object) => call(`/organizations/${key}/trial`, { json });
  expect(await extend({ days: 10 })).toMatchObject({ status: 409, detail: expect.stringContaining("no trial") });
  const end = later(60 * 24);
  await db.run(sql`UPDATE organizations SET trial_ends_at = ${end} WHERE id = ${a.org_id}`);
  for (const days of [0, 31, 1.5, "x"]) expect([days, (await extend({ days })).status]).toEqual([days, 422]);
  const both = await Promise.all([extend({ days: 30, ends_at: end }), extend({ days: 30, ends_at: end })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [home] = await db.all<{ at: string }>(
    sql`SELECT trial_ends_at AS at FROM organizations WHERE id = ${a.org_id}`,
  );
  expect(Date.parse(home?.at ?? "") - Date.parse(end)).toBe(30 * 86_400_000);
  // One that is over begins again from now.
  await db.run(sql`UPDATE organizations SET trial_ends_at = '2026-01-01T00:00:00.000Z' WHERE id = ${a.org_id}`);
  expect(((await extend({ days: 1 })).data.trial_ends_at as unknown as string) > later(60 * 23)).toBe(true);
  for (const _ of [1, 2])
    expect((await plan("empresarial")).data).toMatchObject({ plan: "empresarial", trial_ends_at: null });
  expect((await plan("gold")).status).toBe(422);
  await db.run(sql`INSERT INTO subscriptions (id, org_id, state, plan, period, provider, created_at, updated_at)
    VALUES ('sub_1', ${a.org_id}, 'active', 'professional', 'monthly', 'test', '', '')`);
  expect((await plan("starter")).status).toBe(409);
  expect((await call("/organizations/0000000000/plan", { method: "PUT", json: { plan: "starter" } })).status).toBe(404);
  const actions = await actionsOf(db);
  expect(actions.filter(({ kind }) => kind === "plan_set").map(({ details }) => JSON.parse(details))).toEqual([
    { plan: "empresarial" },
    { plan: "starter" },
    { plan: "starter", refused: "illegal_state" },
  ]);
  expect(actions.filter(({ details }) => details.includes("stale")).length).toBe(1);
  const entries = await db.all(sql`SELECT kind FROM entries WHERE org_id = ${a.org_id}`);
  expect(entries).toEqual([{ kind: "plan" }, { kind: "plan" }, { kind: "plan" }]);
  expect((await call(`/organizations/${key}`)).data.actions).toHaveLength(actions.length);
  await expect(db.run(sql`UPDATE operator_deeds SET kind = 'looked'`)).rejects.toThrow();
  await expect(db.run(sql`DELETE FROM operator_deeds`)).rejects.toThrow();
});
