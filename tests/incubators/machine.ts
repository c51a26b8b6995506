import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { newId } from "#db/ids.ts";
import type { World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";

export type Given = { at: string; temperature_c?: unknown; humidity_pct?: unknown };
type Delivered = { accepted: number; repeated: number; refused: Array<{ at: string; code: string }> };

/** A machine of somebody's at 37.5 °C and 45 %, as its table keeps it. */
export async function machine(
  { db }: Pick<World, "db">,
  { org_id }: Resident,
  { name = "Estufa", temperature_c = 37.5 as number | null, humidity_pct = 45 as number | null } = {},
): Promise<string> {
  const id = newId("incubator");
  await db.run(sql`INSERT INTO incubators (id, org_id, name, name_key, air, temperature_c, humidity_pct, turning, created_at, updated_at)
    VALUES (${id}, ${org_id}, ${name}, ${name + id}, 'forced', ${temperature_c}, ${humidity_pct}, 'machine',
      '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`);
  return id;
}

/** Readings of a machine, brought by whom: a key, or a member. */
export function bringing({ ask }: Pick<World, "ask">, id: string, by: { as?: Resident; key?: string }) {
  const headers: Record<string, string> = by.key ? { Authorization: `Bearer ${by.key}` } : {};
  return async (readings: readonly Given[]): Promise<Delivered> => {
    const answer = await ask(`/api/incubators/${id}/readings`, { as: by.as, json: { readings }, headers });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: Delivered }).data;
  };
}

/** The key of a new device. */
export async function deviceKey(
  { ask }: Pick<World, "ask">,
  as: Resident,
  id: string,
): Promise<{ id: string; key: string }> {
  const answer = await ask(`/api/incubators/${id}/devices`, { as, json: { name: "Sonda" } });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: { id: string; key: string } }).data;
}

/** Everything that readings make of a machine, without ids. */
export async function madeOf({ db }: Pick<World, "db">, id: string) {
  const readings = await db.all(
    sql`SELECT at, temperature_c, humidity_pct FROM incubator_readings WHERE incubator_id = ${id} ORDER BY at`,
  );
  const days = await db.all(sql`SELECT * FROM incubator_days WHERE incubator_id = ${id} ORDER BY on_day`);
  const alarms = await db.all(sql`SELECT kind, level, opened_at, closed_at, worst FROM incubator_alarms
    WHERE incubator_id = ${id} ORDER BY opened_at, kind`);
  return { readings, days, alarms };
}

const minute = 60_000;
/** Readings every so many minutes from an instant on. */
export const every = (minutes: number, from: string, temperatures: readonly number[]): Given[] =>
  temperatures.map((temperature_c, nth) => ({
    at: new Date(Date.parse(from) + nth * minutes * minute).toISOString(),
    temperature_c,
  }));

/** An instant of a day so many days ago, UTC. */
export const ago = (days: number, time: string): string =>
  `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`;
