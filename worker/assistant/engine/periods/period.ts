/**
 * Days that were said, both counted. A month or a weekday without a year is the latest or the next, as what is asked looks
 * back or ahead; `season` is one of the organisation's by its year.
 */
export type Period = {
  kind: "day" | "days" | "week" | "month" | "quarter" | "year" | "season";
  back: Days;
  ahead: Days;
  /** The year that names it, of a year or a season. */
  year?: number;
};
export type Days = { from: string; to: string };

/** The same days whichever way one looks. */
export const fixed = (kind: Period["kind"], from: string, to: string, year?: number): Period => ({
  kind,
  back: { from, to },
  ahead: { from, to },
  ...(year !== undefined && { year }),
});
