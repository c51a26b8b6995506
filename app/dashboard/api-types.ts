import type { today } from "#worker/dashboard/today.ts";

/** What `GET /api/dashboard` answers, without what later rooms add; whether there are pairs and eggs the first steps ask. */
export type Today = Awaited<ReturnType<typeof today>> & { breeding?: { has_pairs: boolean; has_eggs: boolean } };
