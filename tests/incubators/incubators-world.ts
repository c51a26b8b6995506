import { sql } from "drizzle-orm";
import { newWorld, type Resident } from "#tests/app/world.ts";
import type { ListedIncubators } from "#worker/incubators/listing.ts";
import type { IncubatorPage } from "#worker/incubators/page.ts";

type Json = Record<string, unknown>;
type Faults = { code?: string; detail?: string; errors?: Array<{ path: string; code: string }>; current?: Json };

/** A machine as a breeder begins it: two trays, 37.5 °C and 50 %. */
export const machine = {
  name: "Covina Super 24",
  air: "forced",
  temperature_c: 37.5,
  humidity_pct: 50,
  turning: "machine",
  trays: [
    { name: "Tabuleiro 1", kind: "setter", slots: 12 },
    { name: "Nascedouro", kind: "hatcher", slots: 6 },
  ],
};

/** The instant so many minutes ago, in whole seconds. */
export const ago = (minutes: number): string =>
  new Date(Math.floor((Date.now() - minutes * 60_000) / 1000) * 1000).toISOString();

/** A world, and machines in it as the API is asked for them. */
export async function newMachines() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const send = async (method: string, path: string, json?: unknown, as: Resident = a, headers = {}) => {
    const answer = await ask(`/api/incubators${path}`, { as, method, json, headers });
    const body = answer.status === 204 ? {} : ((await answer.json()) as { data: never } & Faults);
    return { status: answer.status, ...body } as { status: number; data: never } & Faults;
  };
  const make = async (more: Json = {}, as: Resident = a) => {
    const { status, data, ...faults } = await send("POST", "", { ...machine, ...more }, as);
    if (status !== 201) throw new Error(JSON.stringify({ status, ...faults }));
    return data as { id: string; version: number; trays: Array<{ id: string; name: string }> };
  };
  const page = async (id: string) => (await send("GET", `/${id}`)).data as IncubatorPage;
  const list = async () => (await (await ask("/api/incubators", { as: a })).json()) as ListedIncubators;
  /** Readings as a device would leave them: minutes ago, °C, %. */
  const read = async (id: string, rows: ReadonlyArray<readonly [number, number | null, number | null]>) => {
    for (const [minutes, temperature_c, humidity_pct] of rows)
      await db.run(sql`INSERT INTO incubator_readings (org_id, incubator_id, at, temperature_c, humidity_pct, source)
        VALUES (${a.org_id}, ${id}, ${ago(minutes)}, ${temperature_c}, ${humidity_pct}, 'device')`);
  };
  /** What the trail says of a machine, the oldest first. */
  const trail = async (id: string) =>
    (
      await db.all<{ deed: string; changes: string }>(
        sql`SELECT deed, changes FROM audit WHERE org_id = ${a.org_id} AND subject_id = ${id} ORDER BY rowid`,
      )
    ).map(({ deed, changes }) => [deed, JSON.parse(changes) as Json] as const);
  return { ...world, send, make, page, list, read, trail };
}

/** The status, the code, and each fault by its field. */
export const faultsOf = ({ status, code, errors = [] }: { status: number } & Faults) => [
  status,
  code,
  ...errors.map((it) => `${it.path} ${it.code}`),
];
