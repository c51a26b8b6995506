import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { bringsArchive, archive as routes } from "./routes.ts";

export const archive = {
  mounts: [
    {
      at: "/api/archive",
      routes: (gathered) => room().route("/", routes(gathered)),
      doors: "members",
      bringsFiles: bringsArchive,
    },
  ],
} satisfies Room;
