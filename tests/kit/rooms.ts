import { getTableColumns, sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import type { KitRoom, RoomKit } from "./room-kit.ts";

type Row = { id: string; version?: number };
type Given = Record<string, unknown>;
type WriteAnswer = { data: Row; code?: string; current?: Given; errors?: Array<{ path: string }> };
export type Room = KitRoom;

// Without a type argument: only so does vitest see that what is found must be looked for anew in every run.
const found = import.meta.glob("../*/fixtures.ts", { import: "kit", eager: true }) as Record<
  string,
  RoomKit | undefined
>;
const kits = Object.entries(found).flatMap(([path, kit]) => (kit ? [{ folder: path.split("/")[1] ?? "", kit }] : []));

/** The folders of tests that say how the kit's promises are tried on their room, or where they are proved. */
export const foldersWithKit = kits.map(({ folder }) => folder);

/** Every room on whose rows the kit's promises are tried. */
export const everyRoom: Room[] = kits.map(({ kit }) => kit).filter((it) => "path" in it);

/** The rooms whose rows have a version. */
export const versioned: Room[] = everyRoom.filter(({ table }) => "version" in getTableColumns(table));

/** A world with one species in it, and how to speak to a room. */
export async function newRooms() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const { id: species } = await make.species({ common_name: "Periquito" });
  const describe = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as WriteAnswer) });
  const add = async (room: Room, name: string, headers = {}, more = {}) =>
    describe(await ask(room.path, { as: a, json: { ...room.draft(name, species), ...more }, headers }));
  const change = async (room: Room, id: string, json: Given, headers = {}, as: Resident = a) =>
    describe(await ask(`${room.path}/${id}`, { as, method: "PUT", json, headers }));
  const remove = async (room: Room, id: string, as: Resident = a) =>
    (await ask(`${room.path}/${id}`, { as, method: "DELETE" })).status;
  /** What the trail holds of a row, the oldest first. */
  const actions = async (id: string) =>
    (
      await db.all<{ deed: string }>(
        sql`SELECT deed FROM audit WHERE org_id = ${a.org_id} AND subject_id = ${id} ORDER BY rowid`,
      )
    ).map(({ deed }) => deed);
  return { ...world, make, species, add, change, remove, deeds: actions };
}
