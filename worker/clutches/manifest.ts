import { clutches as kept } from "#db/schema/clutches.ts";
import type { Room } from "#worker/kit/room.ts";
import { clutchAnswers } from "./answers/clutches.ts";
import { eggAnswers } from "./answers/eggs.ts";
import { archivedClutches, archivedEggEvents, archivedEggs, archivedFeeders } from "./archived.ts";
import { eggOnBirdPage } from "./chick-origin.ts";
import { eggsOnWebhooks } from "./eggs/on-webhooks.ts";
import { hatchedOnDashboard } from "./on-dashboard.ts";
import { chicks, clutches as clutchRoutes, eggs, eggsOfPairs } from "./routes.ts";
import { archivedEggTrayMoves, archivedEggTrays } from "./trays/archived.ts";
import { eggsOnCards, eggsOnMachine } from "./trays/in-machines.ts";
import { archivedEggWeights } from "./weights/archived.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

const archivedInMachines = [archivedEggTrays, archivedEggTrayMoves, archivedEggWeights];

export const clutches = {
  mounts: [
    { at: "/api/pairs", routes: eggsOfPairs, access: "members" },
    { at: "/api/clutches", routes: clutchRoutes, access: "members" },
    { at: "/api/eggs", routes: eggs, access: "members" },
    { at: "/api/birds", routes: chicks, access: "members" },
  ],
  subjects: { clutch: { called: kept.number, known_by: [] } },
  archived: [archivedClutches, archivedFeeders, archivedEggs, archivedEggEvents, ...archivedInMachines],
  birdPage: eggOnBirdPage,
  dashboard: hatchedOnDashboard,
  incubatorCards: eggsOnCards,
  incubatorPage: eggsOnMachine,
  hookEvents: eggsOnWebhooks,
  words: { pt, en },
  summaries,
  answers: { ...clutchAnswers, ...eggAnswers },
} satisfies Room;
