import type { flockOverview } from "#worker/flock/overview.ts";

/** What `GET /api/birds/overview` answers. */
export type Overview = Awaited<ReturnType<typeof flockOverview>>;
