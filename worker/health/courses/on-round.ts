import { type AtPlaces, joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { type OpenDose, openDosesOf, readOpen } from "./open-doses.ts";

/** A dose as the round tells it, at the cage where it is given. */
export type RoundDose = Omit<OpenDose, "bird_ids" | "place">;

/** Doses of today and those that were missed, at the cages of their birds. */
export const dosesOnRound = {
  needs: "health.write",
  without: { doses: [] },
  join: (scope: Scope) =>
    joining({ courses: readOpen(scope) }, ({ courses }) => {
      const doses = openDosesOf(courses, scope.today).map(({ bird_ids: _, place: __, ...it }): RoundDose => it);
      // What is to be given now stands above what was missed.
      const isMissed = ({ state }: RoundDose) => Number(state === "missed");
      return { doses: doses.sort((one, other) => isMissed(one) - isMissed(other)) } satisfies AtPlaces;
    }),
} satisfies Slots["round"];
