import type { Room } from "#worker/kit/room.ts";
import { addressBack, ownAddress } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const addresses = {
  mounts: [
    { at: "/api/profile", routes: ownAddress, access: "everyone" },
    { at: "/api/auth", routes: addressBack, access: "everyone" },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
