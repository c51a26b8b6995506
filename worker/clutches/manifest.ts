import type { Room } from "#worker/kit/room.ts";
import { archivedClutches, archivedEggEvents, archivedEggs } from "./archived.ts";
import { eggOnBirdPage } from "./chick-origin.ts";
import { chicks, clutches as clutchRoutes, eggs, eggsOfPairs } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const clutches = {
  mounts: [
    { at: "/api/pairs", routes: eggsOfPairs, access: "members" },
    { at: "/api/clutches", routes: clutchRoutes, access: "members" },
    { at: "/api/eggs", routes: eggs, access: "members" },
    { at: "/api/birds", routes: chicks, access: "members" },
  ],
  archived: [archivedClutches, archivedEggs, archivedEggEvents],
  birdPage: eggOnBirdPage,
  words: { pt, en },
} satisfies Room;
