import { birds } from "#db/schema/birds.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedPhotos } from "./archived.ts";
import { removeLostFiles } from "./files.ts";
import { photosTaken } from "./on-bird-page.ts";
import { birdsPhotos, bringsPhotos, photos as routes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const photos = {
  mounts: [
    { at: "/api/birds", routes: birdsPhotos, access: "members", bringsFiles: bringsPhotos },
    { at: "/api/photos", routes, access: "members" },
  ],
  subjects: { photo: { called: birds.identifier, known_by: ["identifier", "bird"], isNamedBeside: true } },
  archived: [archivedPhotos],
  birdEvents: photosTaken,
  jobs: [{ name: "remove lost files", run: removeLostFiles }],
  words: { pt, en },
  summaries,
} satisfies Room;
