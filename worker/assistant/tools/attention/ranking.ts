import { daysFrom } from "#worker/locales/calendar.ts";

/** Something that waits for somebody; days as `YYYY-MM-DD`. */
export type Waiting = {
  /**
   * `alarm` of a machine; `window` of days that close (to ring, to hatch, the last turning); `care` of eggs, chicks, doses and
   * tasks; `deadline` of papers; `stock` that ends; `payment`.
   */
  kind: "alarm" | "window" | "care" | "deadline" | "stock" | "payment";
  /** Of an alarm. */
  isCritical?: boolean;
  /** Where it is late from its first day on, as what should have hatched. */
  isLate?: boolean;
  /** From when on, and until when; of stock the day it ends. */
  on: string;
  until: string;
  place: string | null;
  title: string;
};
/** Why it stands where it stands; `days` late, or left. */
export type Urgency = { score: number; reason: "alarm" | "closes" | "late" | "today" | "left"; days: number };

const soonest = { deadline: 30, stock: 7 } as const;

/**
 * How much something needs attention on a day (`YYYY-MM-DD`), undefined where it can wait: 100 for a critical alarm; 80 for a
 * window that closes today; 60 and the days it is late, 20 at most; 50 for today, a lesser alarm too; 45 less the days that are
 * left of deadlines within 30, and of stock within 7; 15 and a tenth of the days it is late, 30 at most, for payments.
 */
export function urgencyOf({ kind, isCritical, isLate, on, until }: Waiting, today: string): Urgency | undefined {
  if (kind === "alarm") return { score: isCritical ? 100 : 50, reason: "alarm", days: 0 };
  const late = daysFrom(until, today);
  if (kind === "payment")
    return late < 0
      ? undefined
      : { score: Math.min(30, 15 + late / 10), reason: late > 0 ? "late" : "today", days: late };
  if ((late > 0 || isLate) && kind !== "stock") return { score: 60 + Math.min(20, late), reason: "late", days: late };
  if (kind === "deadline" || kind === "stock") {
    const left = Math.max(0, -late);
    if (left === 0 && kind === "deadline") return { score: 50, reason: "today", days: 0 };
    return left > soonest[kind] ? undefined : { score: 45 - left, reason: "left", days: left };
  }
  if (kind === "window" && late === 0) return { score: 80, reason: "closes", days: 0 };
  return on <= today ? { score: 50, reason: "today", days: 0 } : undefined;
}

const order = new Intl.Collator("pt", { numeric: true });
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** What needs attention on a day, the most first; of equals the earlier, then by place and title. */
export function ranked<Of extends Waiting>(all: readonly Of[], today: string): Array<Of & { urgency: Urgency }> {
  return all
    .flatMap((it) => {
      const urgency = urgencyOf(it, today);
      return urgency ? [{ ...it, urgency }] : [];
    })
    .sort(
      (one, other) =>
        other.urgency.score - one.urgency.score ||
        compare(one.on, other.on) ||
        order.compare(one.place ?? "", other.place ?? "") ||
        order.compare(one.title, other.title),
    );
}
