import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const draft = () => ({ url: `http://localhost:9/${canary}/${crypto.randomUUID()}`, events: ["bird.created"] });

/** A webhook of somebody's; there are never more than the plan holds. */
async function webhook(stranger: Resident, world: World): Promise<string> {
  await world.db.run(sql`DELETE FROM webhooks WHERE org_id = ${stranger.org_id}`);
  return made(world, stranger, "/api/webhooks", { json: draft() });
}

async function delivered({ org_id }: Resident, { db }: World, hook: string, state = "failed"): Promise<string> {
  const id = `dlv_${crypto.randomUUID().replaceAll("-", "")}`;
  await db.run(sql`INSERT INTO webhook_deliveries (id, org_id, webhook_id, n, event, subject_id, at, state, tries, created_at)
    VALUES (${id}, ${org_id}, ${hook}, 1, 'bird.created', ${canary}, '2027-01-01T00:00:00.000Z', ${state}, 8,
      '2027-01-01T00:00:00.000Z')`);
  return id;
}

const replayed: RouteFixture = async (stranger, world) => {
  const hook = await webhook(stranger, world);
  return { ids: [hook], json: { delivery: await delivered(stranger, world, hook) } };
};

export const room: RoomFixtures = {
  routes: {
    "DELETE /api/webhooks/:id": async (stranger, world) => ({ ids: [await webhook(stranger, world)] }),
    "GET /api/webhooks/:id/deliveries": async (stranger, world) => {
      const hook = await webhook(stranger, world);
      await delivered(stranger, world, hook);
      return { ids: [hook] };
    },
    "POST /api/webhooks/:id/replay": replayed,
    "POST /api/webhooks/:id/resume": async (stranger, world) => {
      const hook = await webhook(stranger, world);
      await world.db.run(sql`UPDATE webhooks SET paused_at = '2027-01-01T00:00:00.000Z'
        WHERE org_id = ${stranger.org_id} AND id = ${hook}`);
      return { ids: [hook], json: {} };
    },
  },
  bodies: { "POST /api/webhooks": draft },
  rights: {
    managers: {
      "POST /api/webhooks": draft(),
      "GET /api/webhooks": undefined,
      "GET /api/webhooks/:id/deliveries": undefined,
      "DELETE /api/webhooks/:id": undefined,
      "POST /api/webhooks/:id/replay": { delivery: "dlv_x" },
      "POST /api/webhooks/:id/resume": {},
    },
  },
  measured: { hundred: {} },
  tables: {
    webhooks: {
      by: "the plan, at most 50: worker/webhooks/making.ts",
      listedAt: ["/api/webhooks"],
      opens: ["user_id", "url", "events", "secret"],
      rows: (org_id) => [
        sql`INSERT INTO webhooks (id, org_id, user_id, url, events, secret, place, created_at, updated_at)
          SELECT 'hook_' || users.id || '_' || value, ${org_id}, users.id, 'http://localhost:9/' || printf('%.2000c', 'x'),
            '["bird.created","bird.changed"]', 'x', 0, '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'
          FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 50)
            SELECT value FROM n), users WHERE users.org_id = ${org_id} AND users.role = 'owner'`,
      ],
    },
    hook_marks: {
      by: "worker/webhooks/queue.ts deletes them after 30 days",
      listedAt: "nowhere: the consumer's own",
      opens: "nothing",
    },
    webhook_deliveries: {
      by: "worker/webhooks/queue.ts deletes them after 30 days",
      listedAt: ["/api/webhooks/:id/deliveries"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO webhook_deliveries (id, org_id, webhook_id, n, event, subject_id, at, state, tries, status, ms, answer, created_at)
          SELECT 'dlv_' || webhooks.id || '_' || value, ${org_id}, webhooks.id, value, 'bird.created', 'bird_x', '2027-01-01T00:00:00.000Z',
            'delivered', 1, 200, 12, printf('%.200c', 'x'), '2027-01-01T00:00:00.000Z'
          FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 100)
            SELECT value FROM n), webhooks WHERE webhooks.org_id = ${org_id}`,
      ],
    },
  },
  async settle(stranger, world) {
    const hook = await webhook(stranger, world);
    await delivered(stranger, world, hook, "delivered");
    await world.db.run(sql`INSERT INTO hook_marks (org_id, source, source_id, at)
      VALUES (${stranger.org_id}, 'audit', 'aud_x', '2027-01-01T00:00:00.000Z')`);
  },
};

export const pages: RoomPages = {
  members: ({ made }) => ["/settings/webhooks", `/settings/webhooks/${made.webhook}`],
  things: async (send) => ({
    webhook: await send("webhooks", { url: "http://localhost:9/voliera", events: ["bird.created", "bird.left"] }),
  }),
};
