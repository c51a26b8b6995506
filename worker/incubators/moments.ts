import { instantOf } from "#worker/locales/wall-clock.ts";

/**
 * An instant of the contract, in whole seconds, ISO with `.000Z`, as all instants of machines are kept; without a zone it is
 * what the clocks of the time zone show.
 */
export function momentIn(typed: string, timeZone: string): string {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(typed.slice(11));
  const at = hasZone ? new Date(typed) : new Date(instantOf(typed.replace(/\.\d+$/, ""), timeZone));
  return new Date(Math.floor(at.getTime() / 1000) * 1000).toISOString();
}

/** Whether an instant lies further ahead than clocks that go wrong explain: 10 minutes. */
export const isAhead = (at: string, now: string): boolean => Date.parse(at) > Date.parse(now) + 600_000;
