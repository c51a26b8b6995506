import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { incubators, incubatorTrays } from "#db/schema/incubators.ts";
import { species } from "#db/schema/species.ts";
import type { World } from "#tests/app/strangers.ts";

type Tray = { name?: string; kind?: "setter" | "hatcher"; slots?: number | null };
type Machine = { name?: string; place_id?: string | null; temperature_c?: number; trays?: Tray[] };

const stamps = { created_at: "2027-01-01T00:00:00.000Z", updated_at: "2027-01-01T00:00:00.000Z" };

/** A machine of an organisation with its trays, one for setting where none are named. */
export async function machineOf({ db }: Pick<World, "db">, org_id: string, given: Machine = {}) {
  const { name = "Incubadora 1", place_id = null, temperature_c = 37.5, trays = [{}] } = given;
  const id = newId("incubator");
  const row = { id, org_id, name, name_key: name.toLowerCase(), place_id, temperature_c, ...stamps };
  await db.insert(incubators).values({ ...row, humidity_pct: 45, air: "forced", turning: "machine" });
  const rows = trays.map(({ name: called = "A", kind = "setter", slots = 60 }, position) => {
    const named = { name: called, name_key: called.toLowerCase() };
    return { id: newId("tray"), org_id, incubator_id: id, kind, slots, position, ...named, ...stamps };
  });
  await db.insert(incubatorTrays).values(rows);
  return { id, name, trays: rows.map(({ id: tray }) => tray) };
}

/** Says what a species wants of a machine. */
export const wants = ({ db }: Pick<World, "db">, id: string, temperature: number, humidity: number) =>
  db.update(species).set({ temperature_c: temperature, humidity_start_pct: humidity }).where(sql`id = ${id}`);
