import type { RingNumber } from "#worker/ringing/queries.ts";
import type { Span } from "#worker/ringing/spans.ts";

/** A number as its rings have it, with its zeros. */
export const shown = (number: number, width: number) => String(number).padStart(width, "0");

/** A span as it is read: `001–005`, or `007` alone. */
export const spanText = ([first, last]: Span, width: number): string =>
  first === last ? shown(first, width) : `${shown(first, width)}–${shown(last, width)}`;

type Noted = Pick<RingNumber, "number" | "state" | "on" | "why">;
/** Numbers next to each other of which the same was noted. */
export type NotedSpan<Of extends Noted> = { first: Of; last: Of };

/** What became of numbers that no bird bears, those next to each other with the same note as one. */
export function notedSpans<Of extends Noted>(numbers: readonly Of[]): Array<NotedSpan<Of>> {
  const spans: Array<NotedSpan<Of>> = [];
  for (const it of numbers) {
    if (it.state === "used" || it.state === "free") continue;
    const before = spans.at(-1);
    const goesOn = before?.last.number === it.number - 1 && isAlike(before.last, it);
    if (before && goesOn) before.last = it;
    else spans.push({ first: it, last: it });
  }
  return spans;
}

const isAlike = (one: Noted, other: Noted) => one.state === other.state && one.on === other.on && one.why === other.why;
