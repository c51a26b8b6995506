import { sql } from "drizzle-orm";
import { makeFor } from "#tests/house/make.ts";
import { newWorld, type Resident } from "#tests/house/world.ts";

type Row = { id: string; version?: number };
type Given = Record<string, unknown>;
export type Told = { data: Row; code?: string; current?: Given; errors?: Array<{ path: string }> };

/** A room whose rows the kit keeps, as the tests of its promises see it. */
export type Room = {
  path: string;
  /** A draft of that name that is valid as it stands; `species` is one that may be referred to. */
  draft: (name: string, species: string) => Given;
  /** The field of the name that no two rows share. */
  name: string;
  /** What may be changed without touching the name, and the message nobody reads twice: two different edits. */
  edits: readonly [Given, Given];
};

const incubated = { latin_name: "Serinus", group: "Pássaros", incubation_days: 13 };
const lent = { name_en: "At the show", kind: "away" };

/** The rooms whose rows have a version. */
export const versioned: Room[] = [
  {
    path: "/api/bird-species",
    draft: (common_name) => ({ ...incubated, common_name }),
    name: "common_name",
    edits: [{ incubation_days: 14 }, { incubation_days: 15 }],
  },
  {
    path: "/api/places",
    draft: (name) => ({ name, kind: "cage" }),
    name: "name",
    edits: [{ capacity: 2 }, { capacity: 3 }],
  },
  {
    path: "/api/genetics/mutations",
    draft: (name, species_id) => ({ name, species_id, chromosome: "Z", inheritance: "recessive" }),
    name: "name",
    edits: [{ notes: "clara" }, { notes: "escura" }],
  },
];

const statuses: Room = {
  path: "/api/statuses",
  draft: (name_pt) => ({ ...lent, name_pt, name_en: `${name_pt} en` }),
  name: "name_pt",
  edits: [{ kind: "gone" }, { kind: "present" }],
};

/** Every room whose rows the kit keeps. */
export const everyRoom: Room[] = [...versioned, statuses];

/** A world with one species in it, and how to speak to a room. */
export async function newRooms() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const { id: species } = await make.species({ common_name: "Periquito" });
  const say = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as Told) });
  const add = async (room: Room, name: string, headers = {}, more = {}) =>
    say(await ask(room.path, { as: a, json: { ...room.draft(name, species), ...more }, headers }));
  const change = async (room: Room, id: string, json: Given, headers = {}, as: Resident = a) =>
    say(await ask(`${room.path}/${id}`, { as, method: "PUT", json, headers }));
  const remove = async (room: Room, id: string, as: Resident = a) =>
    (await ask(`${room.path}/${id}`, { as, method: "DELETE" })).status;
  /** What the trail holds of a row, the oldest first. */
  const deeds = async (id: string) =>
    (
      await db.all<{ deed: string }>(
        sql`SELECT deed FROM audit WHERE org_id = ${a.org_id} AND subject_id = ${id} ORDER BY rowid`,
      )
    ).map(({ deed }) => deed);
  return { ...world, make, species, add, change, remove, deeds };
}
