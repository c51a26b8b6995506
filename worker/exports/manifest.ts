import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { birdsExport } from "./routes.ts";

export const exports = {
  mounts: [{ at: "/api/birds/export", routes: room().route("/", birdsExport), doors: "members" }],
} satisfies Room;
