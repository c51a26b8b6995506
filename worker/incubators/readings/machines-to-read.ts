import { sql } from "drizzle-orm";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** A machine that a reading may be of, and what it should be at. */
export type MachineToRead = { id: string; name: string; temperature_c: number | null; humidity_pct: number | null };

/** Machines that are offered at once. */
const mostOffered = 200;

/** The machines a reading may be of, the one that was last read first. */
export const machinesToRead = ({ db, org_id }: Scope): Promise<MachineToRead[]> =>
  db.all<MachineToRead>(sql`
    SELECT id, name, temperature_c, humidity_pct FROM incubators it WHERE org_id = ${org_id}
    ORDER BY (SELECT max(reading.at) FROM incubator_readings reading
      WHERE reading.org_id = it.org_id AND reading.incubator_id = it.id) DESC NULLS LAST, name_key
    LIMIT ${mostOffered}`) as unknown as Promise<MachineToRead[]>;

/** One of them; `missing` where there is no such machine. */
export async function machineToRead({ db, org_id }: Scope, id: string): Promise<MachineToRead> {
  const [machine] = await db.all<MachineToRead>(sql`
    SELECT id, name, temperature_c, humidity_pct FROM incubators WHERE org_id = ${org_id} AND id = ${id}`);
  if (!machine) throw new Refusal("missing");
  return machine;
}
