import type { Room } from "#worker/kit/room.ts";
import { renewInbreeding } from "./rebuilding.ts";

export const kinship = {
  deeds: [{ name: "renew inbreeding", run: (db) => renewInbreeding(db) }],
} satisfies Room;
