import { unfit } from "./archive-reading.ts";

const dayMs = 86_400_000;
// A clock may be a little fast, and a day begins earlier elsewhere.
const daysAhead = 1;
// What is agreed on today may be fetched in spring.
const daysAgreed = 366;
const agreed = ["acquired_on"];
// A task of every year, a course of medicine, a quarantine: of whole lives, and not of 9999.
const daysPlanned = 30 * 366;

type Where = { name: string; row: number };

/**
 * Refuses a row that tells of a day which has not come: nothing of an archive happened after it was handed in. A bird
 * deleted in 9999 would lie in the trash for ever, a line of the trail would stand above all that is done. Days of the columns
 * `planned` may come yet. Throws `Refusal` naming the row, the column and the day.
 */
export function requirePast(
  row: Record<string, unknown>,
  now: string,
  where: Where,
  planned: readonly string[] = [],
): void {
  for (const [column, value] of Object.entries(row)) {
    // What ends some day may end on any.
    if (typeof value !== "string" || !isDated(column) || column === "expires_on") continue;
    const ahead = planned.includes(column) ? daysPlanned : agreed.includes(column) ? daysAgreed : daysAhead;
    // ISO texts of four-digit years stand in the order of time, a day before its instants.
    const last = new Date(Date.parse(now) + ahead * dayMs).toISOString();
    if (value > last) throw unfit("archive.row.future", { ...where, column, day: value.slice(0, 10) });
  }
}

const isDated = (column: string) => /(^at|_at|_on|_date|_since)$/.test(column);
