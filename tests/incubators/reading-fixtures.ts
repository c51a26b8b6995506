import { sql } from "drizzle-orm";
import { canary, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import { deviceKey, machine } from "./machine.ts";

const machineRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await machine(world, stranger, { name: canary })], json });

/** A file of one reading of now. */
function file(): FormData {
  const form = new FormData();
  form.set("file", new File([`at,temperature\n${new Date().toISOString()},37.5\n`], "log.csv"));
  return form;
}

const recently = () => new Date(Date.now() - 60_000).toISOString();

/** A machine of the stranger's with a device, a reading and what comes of it. */
async function readMachine(stranger: Resident, world: World): Promise<{ id: string; device: string; alarm: string }> {
  const id = await machine(world, stranger, { name: canary });
  const { id: device } = await deviceKey(world, stranger, id);
  const readings = [{ at: recently(), temperature_c: 39 }];
  await world.ask(`/api/incubators/${id}/readings`, { as: stranger, json: { readings } });
  const [row] = await world.db.all<{ id: string }>(sql`SELECT id FROM incubator_alarms
    WHERE org_id = ${stranger.org_id} AND incubator_id = ${id}`);
  return { id, device, alarm: row?.id ?? "" };
}

/** How the routes of readings, alarms and devices are tried. */
export const readingRoom = {
  routes: {
    "GET /api/incubators/:id/readings": machineRoute(),
    "GET /api/incubators/:id/readings/machine": machineRoute(),
    "POST /api/incubators/:id/readings": async (stranger, world) => ({
      ids: [await machine(world, stranger)],
      json: { readings: [{ at: recently(), temperature_c: 37.5 }] },
    }),
    "POST /api/incubators/:id/readings/typed": machineRoute({ temperature: "37,5" }),
    "POST /api/incubators/:id/readings/file": async (stranger, world) => ({
      ids: [await machine(world, stranger)],
      form: file(),
    }),
    "GET /api/incubators/:id/alarms": machineRoute(),
    "POST /api/incubators/:id/alarms/:alarm/seen": async (stranger, world) => {
      const { id, alarm } = await readMachine(stranger, world);
      return { ids: [id, alarm] };
    },
    "GET /api/incubators/:id/devices": machineRoute(),
    "POST /api/incubators/:id/devices": machineRoute({ name: "Sonda" }),
    "DELETE /api/incubators/:id/devices/:device": async (stranger, world) => {
      const { id, device } = await readMachine(stranger, world);
      return { ids: [id, device] };
    },
  },
  rights: {
    keepers: [
      "POST /api/incubators/:id/readings",
      "POST /api/incubators/:id/readings/typed",
      "POST /api/incubators/:id/readings/file",
      "POST /api/incubators/:id/alarms/:alarm/seen",
    ],
    managers: {
      "GET /api/incubators/:id/devices": undefined,
      "POST /api/incubators/:id/devices": { name: "Sonda" },
      "DELETE /api/incubators/:id/devices/:device": undefined,
    },
  },
  tables: {
    incubator_readings: {
      by: "one a second of a machine, for 92 days; worker/incubators/readings/clearing.ts clears them",
      listedAt: "at most 1,000 points to a chart",
      opens: "nothing",
    },
    incubator_devices: {
      most: 50,
      per: ["org_id", "incubator_id"],
      listedAt: ["/api/incubators/:id/devices"],
      opens: ["key_hash", "revoked_at", "incubator_id"],
      rows: (org_id) => [
        sql`INSERT INTO incubator_devices (id, org_id, incubator_id, name, key_hash, created_at)
          SELECT 'sen_' || machine.id || value, ${org_id}, machine.id, printf('%.60c', 'N'), machine.id || value,
            '2026-01-01T00:00:00.000Z'
          FROM (SELECT id FROM incubators WHERE org_id = ${org_id} LIMIT 1) machine,
            (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 40) SELECT value FROM n)`,
      ],
    },
  },
  settle: readMachine,
} satisfies RoomFixtures;

/** The pages of readings, with the machine that the room's own fixtures made. */
export const readingPages = {
  members: ({ incubator }: { incubator: string | undefined }) => [
    "/incubators?reading=new",
    `/incubators/${incubator}/readings`,
    `/incubators/${incubator}/readings?as=table`,
    `/incubators/${incubator}/readings?import`,
  ],
};
