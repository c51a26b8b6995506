import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { bringsArchive, archive as routes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const archive = {
  mounts: [
    {
      at: "/api/archive",
      routes: (gathered) => room().route("/", routes(gathered)),
      access: "members",
      bringsFiles: bringsArchive,
    },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
