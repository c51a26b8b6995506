import type { Room } from "#worker/kit/room.ts";
import { access } from "./requiring.ts";
import { profile, secondStep } from "./routes.ts";

export const factors = {
  mounts: [
    { at: "/api/auth", routes: secondStep, doors: "everyone" },
    { at: "/api/profile", routes: profile, doors: "everyone" },
    { at: "/api/access", routes: access, doors: "members" },
  ],
} satisfies Room;
