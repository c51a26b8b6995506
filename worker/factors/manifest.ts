import type { Room } from "#worker/kit/room.ts";
import { access } from "./requiring.ts";
import { profile, secondStep } from "./routes.ts";
import { summaries } from "./words/api.ts";

export const factors = {
  mounts: [
    { at: "/api/auth", routes: secondStep, access: "everyone" },
    { at: "/api/profile", routes: profile, access: "everyone" },
    { at: "/api/access", routes: access, access: "members" },
  ],
  summaries,
} satisfies Room;
