import { sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedWeights } from "./archived.ts";
import { weighings, weightsOnBirdPage } from "./on-bird-page.ts";
import { lighterBirds } from "./on-dashboard.ts";
import { birdsRecord } from "./routes.ts";
import { lostWeight } from "./weight-losses.ts";
import { answers } from "./words/answers.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const record = {
  mounts: [{ at: "/api/birds", routes: birdsRecord, access: "members" }],
  subjects: { weight: { called: birds.identifier, known_by: ["identifier", "bird"], isNamedBeside: true } },
  archived: [archivedWeights],
  birdPage: weightsOnBirdPage,
  birdEvents: weighings,
  attention: lighterBirds,
  birdFilters: { weight: { down: lostWeight } },
  birdColumns: {
    reads: {
      microchip: () => sql`${birds.microchip}`,
      breeder: () => sql`${birds.breeder}`,
      owner: () => sql`${birds.owner}`,
    },
  },
  words: { pt, en },
  summaries,
  answers,
} satisfies Room;
