import type { Room } from "#worker/kit/room.ts";
import { archivedClutches, archivedEggEvents, archivedEggs } from "./archived.ts";
import { eggOnBirdPage } from "./origin.ts";
import { chicks, clutches as clutchRoutes, eggs, eggsOfPairs } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const clutches = {
  mounts: [
    { at: "/api/pairs", routes: eggsOfPairs, doors: "members" },
    { at: "/api/clutches", routes: clutchRoutes, doors: "members" },
    { at: "/api/eggs", routes: eggs, doors: "members" },
    { at: "/api/birds", routes: chicks, doors: "members" },
  ],
  archived: [archivedClutches, archivedEggs, archivedEggEvents],
  birdPage: eggOnBirdPage,
  words: { pt, en },
} satisfies Room;
