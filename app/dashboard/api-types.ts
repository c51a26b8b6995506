import type { today } from "#worker/dashboard/today.ts";

/** What `GET /api/dashboard` answers. */
export type Today = Awaited<ReturnType<typeof today>>;
