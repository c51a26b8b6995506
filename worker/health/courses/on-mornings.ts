import { joining, type MorningScope, type Notice, type Slots } from "#worker/kit/slots.ts";
import { openDosesOf, readOpen } from "./open-doses.ts";

/** How many doses there are to give today, said once a day. */
export const dosesOnMornings = {
  join: (scope: MorningScope) =>
    joining({ courses: readOpen(scope) }, ({ courses }) => ({
      notices: noticesOf(openDosesOf(courses, scope.today), scope.today),
    })),
} satisfies Slots["mornings"];

function noticesOf(open: ReturnType<typeof openDosesOf>, today: string): Notice[] {
  const count = open.filter(({ state }) => state === "due").length;
  return count === 0 ? [] : [{ event: "dose.due", key: today, link: "/health", facts: { count } }];
}
