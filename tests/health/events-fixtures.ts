import { sql } from "drizzle-orm";
import {
  birdRoute,
  canary,
  type Given,
  made,
  type RouteFixture,
  strangersBird,
  type World,
} from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { pictureBytes } from "#tests/photos/photos.ts";

const draft = {
  kind: "illness",
  on: "2026-02-01",
  findings: canary,
  vet: canary,
  cost: canary,
  follow_up_on: "2026-02-08",
};

async function event(stranger: Resident, world: World): Promise<[bird: string, event: string]> {
  const id = await strangersBird(stranger, world, { birth_date: "2025-01-01" });
  return [id, await made(world, stranger, `/api/birds/${id}/health`, { json: draft })];
}

const picture = async () => {
  const form = new FormData();
  const bytes = await pictureBytes({ format: "png", width: 4, height: 4 });
  form.set("file", new File([bytes as BlobPart], `${canary}.png`));
  return form;
};

async function filed(stranger: Resident, { ask }: World, bird: string, of: string) {
  const answer = await ask(`/api/birds/${bird}/health/${of}/files`, {
    as: stranger,
    method: "PUT",
    form: await picture(),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const eventRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: await event(stranger, world), json });

const fileRoute: RouteFixture = async (stranger, world) => {
  const [bird, of] = await event(stranger, world);
  return { ids: [bird, of, await filed(stranger, world, bird, of)] };
};

/** Routes, bodies, rights and tables of what happened to birds' health. */
export const events = {
  routes: {
    "GET /api/birds/:id/health": birdRoute(),
    "POST /api/birds/:id/health": birdRoute({ kind: "checkup" }),
    "PUT /api/birds/:id/health/:event": eventRoute({ findings: "mine now" }),
    "DELETE /api/birds/:id/health/:event": eventRoute(),
    "PUT /api/birds/:id/health/:event/files": async (stranger: Resident, world: World) => ({
      ids: await event(stranger, world),
      form: await picture(),
    }),
    "GET /api/birds/:id/health/:event/files/:file": fileRoute,
    "DELETE /api/birds/:id/health/:event/files/:file": fileRoute,
    "POST /api/health-events/:event/followed-up": async (stranger: Resident, world: World) => ({
      ids: [(await event(stranger, world))[1]],
      json: {},
    }),
  },
  bodies: { "POST /api/birds/bulk/health": ({ id }: Given) => ({ kind: "checkup", ids: [id] }) },
  keepers: [
    "POST /api/birds/bulk/health",
    "POST /api/birds/:id/health",
    "PUT /api/birds/:id/health/:event",
    "DELETE /api/birds/:id/health/:event",
    "PUT /api/birds/:id/health/:event/files",
    "DELETE /api/birds/:id/health/:event/files/:file",
    "POST /api/health-events/:event/followed-up",
  ],
  measured: { apart: { "/api/birds/:id/health/:event/files/:file": "a file" } },
  async settle(stranger: Resident, world: World) {
    const [bird, of] = await event(stranger, world);
    await filed(stranger, world, bird, of);
  },
  tables: {
    health_events: {
      most: 500,
      per: ["org_id", "bird_id"],
      listedAt: ["/api/birds/:id/health", "/api/health-events", "/api/birds/:id/page"],
      opens: "nothing" as const,
      rows: (org: string) => [
        // A long life of one bird, and an illness of each of the others.
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
          INSERT INTO health_events (id, org_id, bird_id, kind, on_day, findings, vet, cost, follow_up_on, created_at, updated_at)
          SELECT 'health_' || i, ${org}, CASE WHEN i <= 500 THEN 'bird_1' ELSE 'bird_' || (i - 499) END, 'illness',
            date('2015-01-01', '+' || i || ' days'), printf('%.4000c', 'f'), printf('%.120c', 'v'), printf('%.120c', 'c'),
            date('2015-02-01', '+' || i || ' days'), '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n`,
      ],
    },
    health_files: {
      most: 10,
      per: ["org_id", "event_id"],
      listedAt: ["/api/birds/:id/health"],
      opens: "nothing" as const,
      rows: (org: string) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
          INSERT INTO health_files (id, org_id, event_id, name, file_key, file_type, file_bytes, created_at)
          SELECT 'hf_' || i, ${org}, 'health_1', printf('%.100c', 'n'), 'org/' || ${org} || '/papers/hf_' || i,
            'application/pdf', 1000, '2026-01-01T00:00:00.000Z' FROM n`,
      ],
    },
  },
};

export const eventPages: RoomPages = {
  members: ({ bird }) => [`${bird}/health`, `${bird}/health?edit=new`, "/health", "/health?edit=new"],
  viewersSee: ["/health", "/birds/:birdId/health"],
};
