import { monthLocks as keptMonthLocks } from "#db/schema/payments.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedMonthLocks } from "./archived.ts";
import { monthsMoney } from "./on-dashboard.ts";
import { financeRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const finance = {
  mounts: [{ at: "/api/finance", routes: financeRoutes, access: "members" }],
  subjects: {
    month: { called: keptMonthLocks.month, known_by: ["month"] },
  },
  archived: [archivedMonthLocks],
  dashboard: monthsMoney,
  words: { pt, en },
  summaries,
} satisfies Room;
