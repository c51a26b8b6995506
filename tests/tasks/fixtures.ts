import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const bath = { title: canary, notes: canary, on: "2026-01-01" };

/** A route that a task's id opens. */
const taskRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/tasks", { json: bath })], json });

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
    tasks: { most: 1000, per: ["org_id"], listedAt: ["/api/tasks", "/api/agenda"], opens: "nothing" },
    task_marks: { most: 5000, per: ["org_id", "task_id"], listedAt: ["/api/tasks/:id"], opens: "nothing" },
  },
};

export const kit: RoomKit = { provedElsewhere: "a task is asked for in other words than its columns: tests/tasks" };

export const pages: RoomPages = {
  members: ({ made }) => ["/tasks", "/tasks?edit=new", `/tasks?edit=${made.task}`, `/tasks?delete=${made.task}`],
  things: async (send) => ({ task: await send("tasks", { title: "Banho", every: { unit: "day", n: 2 } }) }),
};
