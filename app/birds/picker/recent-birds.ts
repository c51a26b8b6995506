import type { LoadContext } from "#app/web/load-context.ts";
import type { FoundBird } from "#worker/birds/picker/found-birds.ts";
import { birdPicks } from "./find-picks.ts";
import type { Candidate } from "./pick.ts";

/** Cocks and hens last used. */
export type RecentBirds = Record<"male" | "female", Candidate[]>;

type Form = { fathers: FoundBird[]; mothers: FoundBird[]; today: string };

/** The birds of either sex that a form of the API offers, as they are shown. */
export const recentIn = ({ fathers, mothers, today }: Form, context: Pick<LoadContext, "language">): RecentBirds => ({
  male: birdPicks(fathers, today, context, "male"),
  female: birdPicks(mothers, today, context, "female"),
});
