import type { RouteFixture, World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";

const card = "4242 4242 4242 4242";

async function opened(as: Resident, { ask }: World): Promise<string> {
  const answer = await ask("/api/billing/checkout", { as, json: { plan: "professional", period: "monthly" } });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** Opens a route where a plan is paid, behind what goes before it. */
const paying =
  (json?: object, before?: string): RouteFixture =>
  async (as, world) => {
    await world.ask("/api/billing/test/pay", { as, json: { checkout: await opened(as, world), card } });
    if (before) await world.ask(before, { as, json: {} });
    return { ids: [], json: json ?? {} };
  };

/** What opens the routes of what is paid: each is tried in a world of its own. */
export const ofBilling: Record<string, RouteFixture> = {
  "POST /api/billing/test/pay": async (as, world) => ({ ids: [], json: { checkout: await opened(as, world), card } }),
  "POST /api/billing/change": paying({ period: "yearly" }),
  "POST /api/billing/cancel": paying({ refund: false }),
  "POST /api/billing/resume": paying(undefined, "/api/billing/cancel"),
  "POST /api/billing/card": paying(),
  "POST /api/billing/test/card": paying({ card }),
};
