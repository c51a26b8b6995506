/** The list of the birds a figure counts. */
export const birdsWhere = (asked: Record<string, string>) => `/birds?${new URLSearchParams(asked)}`;

/** Those that are present: what the figures of the flock count. */
export const presentWhere = (asked: Record<string, string>) => birdsWhere({ ...asked, status_id: "present" });

/** Those born in a month (`2026-04`) or a year. */
export const bornIn = (span: string) => birdsWhere({ born_from: span, born_to: span });
