import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Role } from "#db/vocabulary.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { colleague, password } from "./colleagues.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

const put = ({ ask }: World, as: Resident, id: string, json: object) =>
  ask(`/api/members/${id}`, { as, json, method: "PUT" });
const remove = ({ ask }: World, as: Resident, id: string) => ask(`/api/members/${id}`, { as, method: "DELETE" });
const rolesIn = async ({ db }: World, org_id: string) =>
  (
    await db.all<{ role: Role }>(sql`SELECT role FROM users WHERE org_id = ${org_id} AND is_active = 1 ORDER BY role`)
  ).map(({ role }) => role);

test("members are listed by name with mail, role, state and the day they were last seen, and nothing secret", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const bia = await colleague(world, a, "keeper");
  const { data } = (await (await ask("/api/members/", { as: a })).json()) as { data: { items: object[] } };
  const today = new Date().toISOString().slice(0, 10);
  expect(data).toMatchObject({ total: 2, total_pages: 1, page: 1, page_size: 20 });
  expect(data).toMatchObject({ places: { active: 2, invitations: 0, limit: 50 }, invitations: [] });
  expect(data.items[0]).toEqual({
    id: bia.user_id,
    first_name: "Bia",
    last_name: "Costa",
    email: bia.email,
    role: "keeper",
    is_active: true,
    second_factor: false,
    portrait: null,
    last_seen: today,
    created_at: expect.any(String),
  });
});

test("only owners and managers see who the members are, and change or invite any", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const target = await colleague(world, a, "viewer", "Zé");
  for (const role of ["keeper", "viewer"] as const) {
    const as = await colleague(world, a, role);
    const calls: Array<[path: string, ask: object]> = [
      ["/api/members/", {}],
      ["/api/members/invitations", {}],
      ["/api/members/invitations", { json: { email: "x@voliera.test", role: "viewer" } }],
      ["/api/members/invitations/inv_x/again", { method: "POST" }],
      ["/api/members/invitations/inv_x", { method: "DELETE" }],
      [`/api/members/${target.user_id}`, {}],
      [`/api/members/${target.user_id}`, { json: { role: "owner" }, method: "PUT" }],
      [`/api/members/${target.user_id}`, { method: "DELETE" }],
      [`/api/members/${target.user_id}/second-factor`, { method: "DELETE" }],
    ];
    for (const [path, input] of calls) {
      const { status } = await ask(path, { as, ...input });
      expect([role, path, input, status]).toEqual([role, path, input, 403]);
    }
  }
  expect((await ask("/api/members/")).status).toBe(401);
});

test("a manager makes nobody an owner and touches none", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const manager = await colleague(world, a, "manager");
  const keeper = await colleague(world, a, "keeper");
  const invited = { email: "dona@voliera.test", role: "owner" };
  const refused = [
    await put(world, manager, keeper.user_id, { role: "owner" }),
    await put(world, manager, manager.user_id, { role: "owner" }),
    await put(world, manager, a.user_id, { role: "viewer" }),
    await put(world, manager, a.user_id, { is_active: false }),
    await remove(world, manager, a.user_id),
    await ask("/api/members/invitations", { as: manager, json: invited }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(await rolesIn(world, a.org_id)).toEqual(["keeper", "manager", "owner"]);
  expect((await put(world, manager, keeper.user_id, { role: "manager" })).status).toBe(200);
  expect((await put(world, manager, manager.user_id, { role: "viewer" })).status).toBe(200);
});

test("fields a caller must not set change nothing", async () => {
  const world = await newWorld();
  const { a, b, db } = world;
  const keeper = await colleague(world, a, "keeper");
  const sly = {
    org_id: b.org_id,
    is_verified: false,
    plan: "empresarial",
    email: "x@voliera.test",
    password_hash: "x",
  };
  expect((await put(world, a, keeper.user_id, { role: "viewer", ...sly })).status).toBe(200);
  expect((await put(world, a, keeper.user_id, sly)).status).toBe(422);
  expect((await put(world, a, keeper.user_id, { role: "king" })).status).toBe(422);
  const [row] = await db.all<object>(
    sql`SELECT org_id, email, is_verified, role FROM users WHERE id = ${keeper.user_id}`,
  );
  expect(row).toEqual({ org_id: a.org_id, email: keeper.email, is_verified: 1, role: "viewer" });
});

test("the last active owner is neither demoted nor deactivated, and cannot go", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const other = await colleague(world, a, "owner");
  expect((await put(world, other, other.user_id, { is_active: false })).status).toBe(200);
  await db.run(sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ${other.user_id})
    WHERE id = ${a.user_id}`);
  const answers = [
    await put(world, a, a.user_id, { role: "manager" }),
    await put(world, a, a.user_id, { is_active: false }),
    await remove(world, a, a.user_id),
    await ask("/api/members/leave", { as: a, json: { current_password: password } }),
  ];
  for (const answer of answers) {
    const { code, detail } = (await answer.json()) as { code: string; detail: string };
    expect([answer.status, code, detail]).toEqual([409, "last_owner", expect.stringContaining("owner")]);
  }
  expect(await rolesIn(world, a.org_id)).toEqual(["owner"]);
});

test("a change of role counts at the very next request, with the token that was there before", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  const bia = await colleague(world, a, "manager");
  expect((await ask("/api/members/", { as: bia })).status).toBe(200);
  expect((await ask("/api/members/", { as: bia })).status).toBe(200);
  expect((await put(world, a, bia.user_id, { role: "keeper" })).status).toBe(200);
  expect((await ask("/api/members/", { as: bia })).status).toBe(403);
  expect((await ask("/api/birds/", { as: bia })).status).toBe(200);
});

test("whoever is deactivated is out with the next request, and cannot log in until activated again", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const bia = await colleague(world, a, "keeper");
  expect((await ask("/api/birds/", { as: bia })).status).toBe(200);
  expect((await put(world, a, bia.user_id, { is_active: false })).status).toBe(200);
  expect((await ask("/api/birds/", { as: bia })).status).toBe(401);
  const left = await db.all(sql`SELECT id FROM sessions WHERE user_id = ${bia.user_id}`);
  expect(left).toEqual([]);
  const logIn = () =>
    ask("/api/auth/login", { form: new URLSearchParams({ username: bia.email, password, grant_type: "password" }) });
  expect((await logIn()).status).toBe(401);
  expect((await put(world, a, bia.user_id, { is_active: true })).status).toBe(200);
  expect((await logIn()).status).toBe(200);
});

test("a deactivated member gives up their place and needs a free one to come back", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  const bia = await colleague(world, a, "keeper");
  for (const name of ["Rui", "Eva", "Gil"]) await colleague(world, a, "keeper", name);
  const json = { email: "sexta@voliera.test", role: "viewer" };
  expect((await ask("/api/members/invitations", { as: a, json })).status).toBe(402);
  expect((await put(world, a, bia.user_id, { is_active: false })).status).toBe(200);
  expect((await ask("/api/members/invitations", { as: a, json })).status).toBe(201);
  const back = await put(world, a, bia.user_id, { is_active: true });
  expect([back.status, await back.json()]).toMatchObject([
    402,
    { code: "plan_limit", detail: expect.stringContaining("5") },
  ]);
});

test("whoever is removed leaves neither name nor address, and their lines stay under former member", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const bia = await colleague(world, a, "manager", "Beatriz");
  const room = { name: "Sala da Bia", kind: "room" };
  expect((await ask("/api/places/", { as: bia, json: room })).status).toBe(201);
  await ask("/api/views/", { as: bia, json: { list: "birds", name: "Machos", query: "sex=male" } });
  expect(await (await remove(world, a, bia.user_id)).json()).toEqual({ data: { id: bia.user_id } });
  expect((await ask("/api/places/", { as: bia })).status).toBe(401);
  for (const [table] of [["users"], ["sessions"], ["codes"], ["saved_views"], ["audit"], ["invitations"]]) {
    const rows = await db.all(sql`SELECT * FROM ${sql.raw(table ?? "")} WHERE org_id = ${a.org_id}`);
    const text = JSON.stringify(rows);
    expect([table, text.includes("Beatriz"), text.includes(bia.email)]).toEqual([table, false, false]);
  }
  const { data } = (await (await ask("/api/audit", { as: a })).json()) as {
    data: { items: Array<{ person: string; kind: string; name: string; done: string }> };
  };
  expect(data.items.map(({ person, kind, name, done }) => [person, kind, name, done])).toEqual([
    ["Rita Melo", "Member", "", "Removed"],
    ["Former member", "Place", "Sala da Bia", "Added"],
  ]);
  expect((await remove(world, a, bia.user_id)).status).toBe(404);
  expect((await put(world, a, bia.user_id, { is_active: true })).status).toBe(404);
  // The address is free again.
  const json = { email: bia.email, role: "keeper" };
  expect((await ask("/api/members/invitations", { as: a, json })).status).toBe(201);
});

test("whoever leaves by themselves proves it with their password, whatever their role", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  for (const role of ["viewer", "keeper", "manager", "owner"] as const) {
    const bia = await colleague(world, a, role);
    const wrong = await ask("/api/members/leave", { as: bia, json: { current_password: "not this" } });
    expect([role, wrong.status, await wrong.json()]).toMatchObject([
      role,
      422,
      { errors: [{ path: "current_password" }] },
    ]);
    const { status } = await ask("/api/members/leave", { as: bia, json: { current_password: password } });
    expect([role, status, (await ask("/api/birds/", { as: bia })).status]).toEqual([role, 204, 401]);
  }
  expect(await rolesIn(world, a.org_id)).toEqual(["owner"]);
});

test("the day somebody was last seen is noted once a day, not at every request", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const today = new Date().toISOString().slice(0, 10);
  const seen = async () =>
    (await db.all<{ seen_on: string }>(sql`SELECT seen_on FROM users WHERE id = ${a.user_id}`))[0]?.seen_on;
  await db.run(sql`UPDATE users SET seen_on = '2026-01-01' WHERE id = ${a.user_id}`);
  expect((await ask("/api/birds/", { as: a })).status).toBe(200);
  await expect.poll(seen).toBe(today);
  await db.run(sql`CREATE TABLE writes (n)`);
  await db.run(sql`CREATE TRIGGER noted AFTER UPDATE ON users BEGIN INSERT INTO writes VALUES (1); END`);
  for (let n = 0; n < 3; n += 1) expect((await ask("/api/birds/", { as: a })).status).toBe(200);
  expect(await db.all(sql`SELECT n FROM writes`)).toEqual([]);
});
