import { readdirSync, readFileSync } from "node:fs";
import { getTableName, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { birds } from "#db/schema/birds.ts";
import { batch } from "#worker/kit/batch.ts";
import { unlessReferred } from "#worker/kit/in-use.ts";
import type { Scope } from "#worker/scope.ts";
import { speciesRows } from "#worker/species/queries.ts";
import { everyRoom, foldersWithKit, newRooms, type Room } from "./rooms.ts";

type World = Awaited<ReturnType<typeof newRooms>>;

const ofBirds = everyRoom.filter(({ bird }) => bird);
const referring = ({ species }: World, { bird }: Room, id: string) => bird?.values(id, species) ?? {};

test.each(ofBirds.map((room) => [room.path, room] as const))(
  "%s: what a bird has is not deleted and leaves no line; with the bird gone it is",
  async (_, room) => {
    const world = await newRooms();
    const { add, remove, deeds, make, ask, a } = world;
    const { data } = await add(room, "Um");
    const bird = await make.bird(referring(world, room, data.id));
    expect(await remove(room, data.id)).toBe(409);
    expect(await deeds(data.id)).toEqual(["created"]);
    await ask(`/api/birds/${bird.id}`, { as: a, method: "DELETE" });
    const keeps = !room.bird?.untilTrash;
    if (keeps) expect(await remove(room, data.id)).toBe(409);
    if (keeps) await ask("/api/birds/trash/erase", { as: a, json: { ids: [bird.id] } });
    expect([await remove(room, data.id), await remove(room, data.id)]).toEqual([204, 404]);
    expect(await deeds(data.id)).toEqual(["created", "deleted"]);
  },
);

test("a bird in the trash stays where it was while its place is not deleted", async () => {
  const { add, remove, make, ask, a, db, species } = await newRooms();
  const places = everyRoom.find(({ path }) => path === "/api/places") as Room;
  const { data } = await add(places, "Um");
  const [gone] = [await make.bird({ place_id: data.id, species_id: species })];
  await make.bird({ place_id: data.id, species_id: species });
  await ask(`/api/birds/${gone?.id}`, { as: a, method: "DELETE" });
  expect(await remove(places, data.id)).toBe(409);
  const [row] = await db.all<{ place_id: string }>(sql`SELECT place_id FROM birds WHERE id = ${gone?.id}`);
  expect(row?.place_id).toBe(data.id);
});

test("of a deletion and a new reference at once, one is refused", async () => {
  const world = await newRooms();
  for (const room of ofBirds.filter(({ bird }) => !bird?.byWord)) {
    const { data } = await world.add(room, "Um");
    const json = { identifier: `R ${room.path}`, ...referring(world, room, data.id) };
    const [bird, status] = await Promise.all([
      world.ask("/api/birds", { as: world.a, json }),
      world.remove(room, data.id),
    ]);
    expect([room.path, [bird.status, status]]).toEqual([
      room.path,
      expect.toSatisfy(([made, gone]: number[]) => (made === 201 ? gone === 409 : made === 422 && gone === 204)),
    ]);
  }
});

test("a batch that would delete what is in use does nothing at all, whatever else stands in it", async () => {
  const { db, a, make, species } = await newRooms();
  await make.bird({ species_id: species });
  const scope = { db, org_id: a.org_id, user_id: a.user_id, now: "2026-05-01T10:00:00.000Z" } as Scope;
  const draft = { common_name: "Mandarim", latin_name: "Taeniopygia", group: "Pássaros", incubation_days: 13 };
  const other = speciesRows.insertion(scope, "sp_other", draft);
  const { line, gone } = speciesRows.removal(scope, species);
  const write = () => batch(db, { other: other.made, noted: other.line, line, gone });
  expect(await unlessReferred(write())).toBeUndefined();
  expect((await speciesRows.list(scope)).map(({ id }) => id)).toEqual([species]);
  expect(await db.all(sql`SELECT id FROM audit WHERE at = ${scope.now}`)).toEqual([]);
  await expect(unlessReferred(batch(db, { wrong: db.run(sql`DELETE FROM nowhere`) }))).rejects.toThrow();
});

test("rows made, changed and deleted in one batch each have their line", async () => {
  const { db, a, deeds, species } = await newRooms();
  const scope = { db, org_id: a.org_id, user_id: a.user_id, now: "2026-05-01T10:00:00.000Z" } as Scope;
  const draft = { common_name: "Mandarim", latin_name: "Taeniopygia", group: "Pássaros", incubation_days: 13 };
  const one = speciesRows.insertion(scope, "sp_one", draft);
  const edit = speciesRows.edit(scope, "sp_one", { group: "Diamantes" });
  const { line, gone } = speciesRows.removal(scope, species);
  const answers = await batch(db, {
    made: one.made,
    noted: one.line,
    told: edit.line,
    edited: edit.made,
    line,
    gone,
    rows: speciesRows.list(scope),
  });
  expect(answers.rows).toMatchObject([{ id: "sp_one", group: "Diamantes", version: 2 }]);
  expect([await deeds("sp_one"), await deeds(species)]).toEqual([
    ["created", "changed"],
    ["created", "deleted"],
  ]);
});

test("every room whose rows the kit keeps says how its promises are tried, or where they are proved", () => {
  const files = readdirSync("worker", { recursive: true, encoding: "utf8" }).filter((it) => it.endsWith(".ts"));
  const keeping = files.filter((it) => / = rowsOf\(/.test(readFileSync(`worker/${it}`, "utf8")));
  const rooms = [...new Set(keeping.map((it) => it.split("/")[0] ?? ""))];
  expect(rooms.length).toBeGreaterThan(4);
  const cures = rooms
    .filter((it) => !foldersWithKit.includes(it))
    .map((it) => `export \`kit\` from tests/${it}/fixtures.ts`);
  expect(cures).toEqual([]);
});

test("a room whose rows birds refer to says what a bird says of one", () => {
  const targets = getTableConfig(birds).foreignKeys.map((it) => getTableName(it.reference().foreignTable));
  const missing = everyRoom.filter(({ table, bird }) => targets.includes(getTableName(table)) && !bird);
  expect([targets.length > 3, missing.map(({ path }) => `${path}: \`kit\` of its fixtures.ts needs \`bird\``)]).toEqual(
    [true, []],
  );
});
