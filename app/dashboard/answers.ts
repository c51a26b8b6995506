import type { flockOverview } from "#worker/birds/overview.ts";

/** What `GET /api/birds/overview` answers. */
export type Overview = Awaited<ReturnType<typeof flockOverview>>;
