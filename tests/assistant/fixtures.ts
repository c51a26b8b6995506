import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { propose } from "#worker/assistant/actions/proposing.ts";
import { toolsFor } from "./tool-caller.ts";

const then = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);

/** Asks as the stranger; answers the ids of turn and thread. */
async function questionOf(stranger: Resident, { ask }: World) {
  const answer = await ask("/api/assistant/questions", { as: stranger, json: { question: `${canary} de quem é?` } });
  return ((await answer.json()) as { data: { id: string; thread_id: string } }).data;
}

/** A route that a thread's id opens. */
const threadRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [(await questionOf(stranger, world)).thread_id], json });

/** What the stranger was proposed, and has agreed to where that is undone. */
const proposedRoute =
  (isDone: boolean): RouteFixture =>
  async (stranger, world) => {
    const { id } = await questionOf(stranger, world);
    const { context } = toolsFor(world, stranger, { language: "pt" });
    const { kept, until } = await propose("add_task", { title: canary, on: "2099-01-01" }, context);
    await world.db.run(sql`UPDATE assistant_turns SET proposed_until = ${until}, proposal = ${JSON.stringify(kept)},
      language = 'pt' WHERE org_id = ${stranger.org_id} AND id = ${id}`);
    if (isDone) await world.ask(`/api/assistant/turns/${id}/confirm`, { as: stranger, method: "POST" });
    return { ids: [id] };
  };

export const room: RoomFixtures = {
  routes: {
    "GET /api/assistant/threads/:id": threadRoute(),
    "PUT /api/assistant/threads/:id": threadRoute({ name: "mine now" }),
    "DELETE /api/assistant/threads/:id": threadRoute(),
    "POST /api/assistant/turns/:id/confirm": proposedRoute(false),
    "POST /api/assistant/turns/:id/undo": proposedRoute(true),
    "POST /api/assistant/turns/:id/mark": async (stranger, world) => ({
      ids: [(await questionOf(stranger, world)).id],
      json: { mark: "good" },
    }),
  },
  bodies: {
    "POST /api/assistant/questions": () => ({ question: "Quantas aves tenho?" }),
    "PUT /api/assistant/settings": () => ({ model: "on" }),
  },
  rights: {
    viewers: [
      "POST /api/assistant/questions",
      "POST /api/assistant/turns/:id/confirm",
      "POST /api/assistant/turns/:id/undo",
      "POST /api/assistant/turns/:id/mark",
      "DELETE /api/assistant/threads",
      "PUT /api/assistant/threads/:id",
      "DELETE /api/assistant/threads/:id",
    ],
    owners: { "GET /api/assistant/settings": {}, "PUT /api/assistant/settings": { model: "on" } },
  },
  tables: {
    assistant_threads: {
      most: 200,
      per: ["org_id", "user_id"],
      listedAt: ["/api/assistant/threads"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(190)} INSERT INTO assistant_threads (id, org_id, user_id, name, asked_at, created_at, updated_at)
          SELECT 'ath_' || i, ${org_id}, (SELECT id FROM users WHERE org_id = ${org_id} AND role = 'owner' LIMIT 1),
            ${long(80)}, ${then}, ${then}, ${then} FROM n`,
      ],
    },
    assistant_turns: {
      most: 100,
      per: ["org_id", "thread_id"],
      listedAt: ["/api/assistant/threads/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(90)} INSERT INTO assistant_turns (id, org_id, thread_id, position, question, language, outcome, arguments,
            figures, answer, created_at)
          SELECT 'atn_' || i, ${org_id}, 'ath_1', i, ${long(1000)}, 'pt', 'unknown', '{}', '{}',
            json_object('answer', ${long(500)}, 'how', ${long(300)}, 'rows', json_object('total', 0, 'items', json_array()),
              'chart', NULL, 'href', NULL, 'links', json_array(), 'not_understood', json_array(), 'choices', json_array()),
            ${then} FROM n`,
      ],
    },
    assistant_models: {
      by: "an organisation has one: its key",
      listedAt: ["/api/assistant/settings"],
      opens: ["state"],
      rows: (org_id) => [
        sql`INSERT INTO assistant_models (org_id, state, set_by, set_at) VALUES (${org_id}, 'on', 'user_x', ${then})
          ON CONFLICT DO NOTHING`,
      ],
    },
  },
  async settle(stranger, world) {
    await made(world, stranger, "/api/assistant/questions", { json: { question: `${canary}?` } });
    await world.db.run(sql`INSERT INTO assistant_models (org_id, state, set_by, set_at)
      VALUES (${stranger.org_id}, 'on', ${stranger.user_id}, ${then}) ON CONFLICT DO NOTHING`);
  },
};

export const pages: RoomPages = {
  viewersSee: ["/ai-assistant"],
  members: ({ made: { thread } }) => [
    "/ai-assistant",
    `/ai-assistant?thread=${thread}`,
    `/ai-assistant?thread=${thread}&rename`,
    `/ai-assistant?thread=${thread}&delete`,
    "/settings/assistant",
  ],
  things: async (send) => ({
    thread: await send("assistant/questions", { question: "Quantas aves tenho?" }, (it) =>
      "thread_id" in it ? String(it.thread_id) : undefined,
    ),
  }),
};
