import type { SeasonStep } from "#db/vocabulary.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { Due } from "./due.ts";

/** Whether a step should have been done before today: what is overdue was awaited two days longer than it takes. */
export const isLate = ({ step, until }: Pick<Due, "step" | "until">, today: string): boolean =>
  step === "overdue" || until < today;

// One look answers whether it hatches and whether it was fertile, so the agenda tells of the hatch alone.
const isSeenAtHatch = (step: Due["step"], steps: readonly Due[], today: string) =>
  step === "candle" && steps.some((it) => it.step === "overdue" || (it.step === "hatch" && it.on <= today));

/** What a list asks for: a step, by so many days from today; of the missed or the others alone, each egg once. */
type DueFilter = { due: SeasonStep | ""; when: "late" | "now" | ""; ahead: number };

/** Whether an egg with those steps is due for what a list asks for. */
export function isDueFor({ due, when, ahead }: DueFilter, steps: readonly Due[], today: string): boolean {
  if (due === "") return true;
  const by = plusDays(today, ahead);
  return steps.some(
    (it) =>
      it.step === due &&
      it.on <= by &&
      (when === "" || (isLate(it, today) === (when === "late") && !isSeenAtHatch(due, steps, today))),
  );
}
