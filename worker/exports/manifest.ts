import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { birdsExport } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const exports = {
  mounts: [{ at: "/api/birds/export", routes: room().route("/", birdsExport), access: "members" }],
  words: { pt, en },
  summaries,
} satisfies Room;
