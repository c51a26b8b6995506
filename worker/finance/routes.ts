import type { Context } from "hono";

import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { type ApiEnv, accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { financeFilter, ownOnly, type PeriodFilter, periodFilter, unlockReason } from "./contract.ts";
import { type FileFormat, financeFile } from "./file.ts";
import { lockMonth, monthOf, unlockMonth } from "./month-locks.ts";
import { pairCost } from "./pairs.ts";
import { financePage } from "./queries.ts";

/** What came in and went out, what a pair costs, and which months are closed. */
export const financeRoutes = room()
  .get("/", requires("money.read"), accepts("query", financeFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json({ data: await financePage(c.var.scope, filter) });
  })
  .get("/file.csv", requires("money.read"), accepts("query", periodFilter), (c) =>
    fileOf(c, "csv", c.req.valid("query")),
  )
  .get("/file.xlsx", requires("money.read"), accepts("query", periodFilter), (c) =>
    fileOf(c, "xlsx", c.req.valid("query")),
  )
  .get("/pairs/:id", requires("money.read"), accepts("query", periodFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json({ data: await pairCost(c.var.scope, c.req.param("id"), filter) });
  })
  .post("/months/:month/lock", requires("money.write"), accepts("json", ownOnly), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("json").org_id);
    return c.json({ data: await lockMonth(c.var.scope, monthOf(c.req.param("month"))) });
  })
  .post("/months/:month/unlock", requires("billing.write"), accepts("json", unlockReason), async (c) => {
    const { reason, org_id } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await unlockMonth(c.var.scope, monthOf(c.req.param("month")), reason) });
  });

async function fileOf(c: Context<ApiEnv>, format: FileFormat, filter: PeriodFilter) {
  ownOrganizationOnly(c.var.scope, filter.org_id);
  const { rows, file, type, name } = await financeFile(c.var.scope, format, filter);
  await chargeFor(c, `GET /api/finance/file.${format}`, rows);
  c.header("Content-Type", type);
  c.header("Content-Disposition", `attachment; filename="${name}"`);
  return c.body(file as Uint8Array<ArrayBuffer>);
}
