import type { Language } from "#db/vocabulary.ts";

/** The organisation that keeps the demo flock, and the user who wrote it down, on which day. `season` as in `lastSeason`. */
export type DemoKeeper = { org_id: string; user_id: string; season: number; language: Language; today: string };

/** The year of the newest chicks: they hatch until May and are grown by July. */
export const lastSeason = (now: Date) => (now.getUTCMonth() >= 6 ? now.getUTCFullYear() : now.getUTCFullYear() - 1);

/** When the book of a season was begun, ISO. */
export const begunAt = (season: number) => `${season - 3}-02-01T18:00:00.000Z`;

type Added = { created_at: string };

/** Birds in the order in which they came into the book: they are numbered as they are written, and listed by number. */
export const asAdded = (one: Added, other: Added) => one.created_at.localeCompare(other.created_at);

/** The first instant of a day, ISO; of nothing in the demo the hour matters. */
export const dayBegun = (day: string) => `${day}T00:00:00.000Z`;
