import { everyStatus } from "#app/birds/list-query.ts";

/** The list of the birds a figure counts. */
export const birdsWhere = (input: Record<string, string>) => `/birds?${new URLSearchParams(input)}`;

/** Those that are present: what the figures of the flock count. */
export const presentWhere = (input: Record<string, string>) => birdsWhere({ ...input, status_id: "present" });

/** Those born in a month (`2026-04`) or a year, wherever they are now. */
export const bornIn = (span: string) => birdsWhere({ born_from: span, born_to: span, status_id: everyStatus });
