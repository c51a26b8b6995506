import type { LatestStep } from "#worker/clutches/latest-events.ts";
import type { ListedEgg } from "./shown.ts";

/** A step of several eggs on the same days, and their numbers. */
export type DueLine = { due: LatestStep; numbers: number[] };

/**
 * What eggs are due for, the first first: what is due by today (`YYYY-MM-DD`) once for each step, since the day of the
 * first of them, and what is ahead by its days.
 */
export function dueLines(eggs: ReadonlyArray<Pick<ListedEgg, "number" | "steps">>, today: string): DueLine[] {
  const lines = new Map<string, DueLine>();
  for (const { number, steps } of eggs) {
    const isHatching = steps.some(({ step, on }) => on <= today && (step === "hatch" || step === "overdue"));
    for (const due of steps) {
      // What was not candled before it hatches is not candled any more.
      if (isHatching && due.step === "candle") continue;
      const key = due.on <= today ? due.step : `${due.step} ${due.on} ${due.until}`;
      const line = lines.get(key);
      if (!line) lines.set(key, { due, numbers: [number] });
      else {
        if (due.on < line.due.on) line.due = due;
        if (!line.numbers.includes(number)) line.numbers.push(number);
      }
    }
  }
  return [...lines.values()].sort((one, other) => (one.due.on < other.due.on ? -1 : one.due.on > other.due.on ? 1 : 0));
}
