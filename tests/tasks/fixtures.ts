import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const bath = { title: canary, notes: canary, on: "2026-01-01" };

/** A route that a task's id opens. */
const taskRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/tasks", { json: bath })], json });

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

const mark = { on: "2026-01-01", state: "done" };

export const room: RoomFixtures = {
  routes: {
    "GET /api/tasks/:id": taskRoute(),
    "PUT /api/tasks/:id": taskRoute({ title: "mine now" }),
    "DELETE /api/tasks/:id": taskRoute(),
    "POST /api/tasks/:id/done": taskRoute(mark),
    "POST /api/tasks/:id/close": taskRoute({}),
    "POST /api/tasks/:id/open": taskRoute({}),
  },
  bodies: { "POST /api/tasks": () => ({ title: "Banho" }) },
  async settle(stranger, world) {
    const id = await made(world, stranger, "/api/tasks", { json: bath });
    await world.ask(`/api/tasks/${id}/done`, { as: stranger, json: mark });
  },
  rights: {
    keepers: [
      "POST /api/tasks",
      "PUT /api/tasks/:id",
      "DELETE /api/tasks/:id",
      "POST /api/tasks/:id/done",
      "POST /api/tasks/:id/close",
      "POST /api/tasks/:id/open",
    ],
  },
  tables: {
    tasks: {
      most: 20_000,
      per: ["org_id"],
      listedAt: ["/api/tasks", "/api/agenda"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO tasks (id, org_id, title, notes, first_on, every_unit, every_n, created_at, updated_at)
          SELECT 'task_' || i, ${org_id}, replace(hex(zeroblob(120)), '00', 'é'), replace(hex(zeroblob(2000)), '00', 'é'), '2027-03-01', 'day', 1, ${at}, ${at}
          FROM n`,
      ],
    },
    task_marks: {
      most: 5000,
      per: ["org_id", "task_id"],
      listedAt: ["/api/tasks/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(400)} INSERT INTO task_marks (id, org_id, task_id, on_day, state, at)
          SELECT 'mark_' || i, ${org_id}, 'task_1', date('2027-04-03', '-' || i || ' days'), 'skipped', ${at} FROM n`,
      ],
    },
  },
};

export const kit: RoomKit = { provedElsewhere: "a task is asked for in other words than its columns: tests/tasks" };

export const pages: RoomPages = {
  viewersSee: ["/tasks"],
  members: ({ made }) => ["/tasks", "/tasks?edit=new", `/tasks?edit=${made.task}`, `/tasks?delete=${made.task}`],
  things: async (send) => ({ task: await send("tasks", { title: "Banho", every: { unit: "day", n: 2 } }) }),
};
