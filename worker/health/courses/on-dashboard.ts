import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { openDosesOf, readOpen } from "./open-doses.ts";

/** Doses that are open today, and those that were missed. */
export const dosesToday = {
  needs: "health.write",
  without: { doses: { due: 0, missed: 0 } },
  join: (scope: Scope) =>
    joining({ courses: readOpen(scope) }, ({ courses }) => {
      const open = openDosesOf(courses, scope.today);
      const due = open.filter(({ state }) => state === "due").length;
      return { doses: { due, missed: open.length - due } };
    }),
} satisfies Slots["dashboard"];
