import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import type { Restored } from "#worker/flock/trash.ts";
import type { TrashPage } from "#worker/flock/trash-listing.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

async function flock() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const remove = async (...ids: string[]) => {
    for (const id of ids)
      expect((await world.ask(`/api/birds/${id}`, { as: world.a, method: "DELETE" })).status).toBe(204);
  };
  return { world, make, remove };
}

async function trashOf({ ask }: World, as: Resident, query = ""): Promise<TrashPage> {
  const answer = await ask(`/api/birds/trash${query}`, { as });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: TrashPage }).data;
}

async function restore({ ask }: World, as: Resident, ids: string[]): Promise<Restored> {
  const answer = await ask("/api/birds/trash/restore", { as, json: { ids } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Restored }).data;
}

const onStarter = ({ db, a }: World) => db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);

test("the trash says what was deleted, by whom, and for how long it can be restored", async () => {
  const { world, make, remove } = await flock();
  const one = await make.bird({ identifier: "PT 1", name: "Sol" });
  const other = await make.bird({ identifier: "PT 2" });
  await make.bird({ identifier: "PT 3" });
  await remove(one.id, other.id);
  const { items, total } = await trashOf(world, world.a);
  expect(total).toBe(2);
  expect(items.map(({ identifier }) => identifier).sort()).toEqual(["PT 1", "PT 2"]);
  expect(items[0]).toMatchObject({ deleted_by: "Rita Melo", days_left: 30, ring_taken: false });
  expect((await trashOf(world, world.a, "?q=sol")).items.map(({ identifier }) => identifier)).toEqual(["PT 1"]);
  expect(await trashOf(world, world.b)).toMatchObject({ items: [], total: 0 });
  expect((await world.ask("/api/birds/trash?page_size=7", { as: world.a })).status).toBe(422);
});

test("many birds come back in one write, and each that cannot is told why", async () => {
  const { world, make, remove } = await flock();
  const old = await make.bird({ identifier: "PT 1" });
  await remove(old.id);
  const later = await make.bird({ identifier: "pt 1" });
  await remove(later.id);
  const free = await make.bird({ identifier: "PT 2" });
  const taken = await make.bird({ identifier: "PT 3" });
  await remove(free.id, taken.id);
  await make.bird({ identifier: "PT 3" });
  const ids = [old.id, later.id, free.id, taken.id, "bird_nobody", free.id];
  const answer = await restore(world, world.a, ids);
  expect(answer.restored.sort()).toEqual([later.id, free.id].sort());
  expect(answer.refused).toEqual([
    { id: old.id, identifier: "PT 1", code: "taken" },
    { id: taken.id, identifier: "PT 3", code: "taken" },
    { id: "bird_nobody", identifier: null, code: "missing" },
  ]);
  expect((await restore(world, world.a, [free.id])).restored).toEqual([free.id]);
  expect((await trashOf(world, world.a)).total).toBe(2);
});

test("no more birds are restored than the plan has room for, however many ask at once", async () => {
  const { world, make, remove } = await flock();
  const birds = [];
  for (let at = 0; at < 12; at += 1) birds.push(await make.bird({ identifier: `PT ${at}` }));
  const ids = birds.map(({ id }) => id);
  await remove(...ids);
  await onStarter(world);
  const answers = await Promise.all([restore(world, world.a, ids), restore(world, world.a, [...ids].reverse())]);
  for (const { restored, refused } of answers) {
    expect(restored).toHaveLength(10);
    expect(refused.map(({ code }) => code)).toEqual(["plan_limit", "plan_limit"]);
  }
  expect((await trashOf(world, world.a)).total).toBe(2);
  const [counted] = await world.db.all<{ n: number }>(
    sql`SELECT n FROM bird_counts WHERE org_id = ${world.a.org_id} AND dimension = 'all'`,
  );
  expect(counted?.n).toBe(10);
});

test("a bird deleted for good leaves no parent and no history, only one line that says who did it", async () => {
  const { world, make, remove } = await flock();
  const father = await make.bird({ identifier: "PT 1", sex: "male", notes: "Do Sr. Alves" });
  const chick = await make.bird({ identifier: "PT 2", father_id: father.id });
  const kept = await make.bird({ identifier: "PT 3" });
  await remove(father.id);
  const erase = (ids: string[], as = world.a) => world.ask("/api/birds/trash/erase", { as, json: { ids } });
  const answer = await erase([father.id, kept.id, "bird_nobody"]);
  expect([answer.status, await answer.json()]).toEqual([200, { data: { erased: 1 } }]);
  expect(await (await erase([father.id])).json()).toEqual({ data: { erased: 0 } });
  const bird = (await (await world.ask(`/api/birds/${chick.id}`, { as: world.a })).json()) as { data: object };
  expect(bird.data).toMatchObject({ father_id: null, version: 2 });
  expect((await world.ask(`/api/birds/${kept.id}`, { as: world.a })).status).toBe(200);
  const lines = await world.db.all<{ deed: string; changes: string; user_id: string }>(
    sql`SELECT deed, changes, user_id FROM audit WHERE subject_id = ${father.id}`,
  );
  expect(lines).toEqual([{ deed: "erased", changes: '{"identifier":["PT 1",null]}', user_id: world.a.user_id }]);
});

test("a keeper restores but does not delete for good, a viewer does neither, and a stranger reaches nothing", async () => {
  const { world, make, remove } = await flock();
  const { id } = await make.bird();
  await remove(id);
  const as = async (role: string) => {
    await world.db.run(sql`UPDATE users SET role = ${role} WHERE id = ${world.a.user_id}`);
    return (action: string, who = world.a) => world.ask(`/api/birds/trash/${action}`, { as: who, json: { ids: [id] } });
  };
  const viewer = await as("viewer");
  expect([(await viewer("restore")).status, (await viewer("erase")).status]).toEqual([403, 403]);
  expect((await trashOf(world, world.a)).total).toBe(1);
  const keeper = await as("keeper");
  expect((await keeper("erase")).status).toBe(403);
  expect(await (await keeper("erase", world.b)).json()).toEqual({ data: { erased: 0 } });
  expect(await (await keeper("restore", world.b)).json()).toMatchObject({ data: { restored: [] } });
  expect((await trashOf(world, world.a)).total).toBe(1);
  expect(await (await keeper("restore")).json()).toMatchObject({ data: { restored: [id] } });
  for (const ids of [[], undefined, "x", [7]])
    expect((await world.ask("/api/birds/trash/restore", { as: world.a, json: { ids } })).status).toBe(422);
});
