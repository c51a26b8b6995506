import type { Room } from "#worker/kit/room.ts";
import { bringsPortrait, ownPortrait, portraitFiles } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const portraits = {
  mounts: [
    { at: "/api/profile", routes: ownPortrait, access: "everyone", bringsFiles: bringsPortrait },
    { at: "/api/portraits", routes: portraitFiles, access: "members" },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
