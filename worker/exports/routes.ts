import { Hono } from "hono";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import { birdExport } from "#worker/birds/list-contract.ts";
import { accepts } from "#worker/http.ts";
import { report } from "#worker/report.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { fileOf, headersOf } from "./file.ts";
import { exportBirds } from "./queries.ts";

/** Whoever may read the flock may take it along, on every plan and also beyond its limit. */
export const birdsExport = new Hono<Authenticated>({ strict: false }).get(
  "/",
  requires("flock.read"),
  accepts("query", birdExport),
  async (c) => {
    const { format, org_id, ...question } = c.req.valid("query");
    const { scope, caller } = c.var;
    ownOrganizationOnly(scope, org_id);
    const batches = await exportBirds(scope, c.env, question);
    const file = fileOf(scope, format, batches, (thrown) => report(c.var.request_id, thrown));
    return c.body(file, 200, headersOf(scope, format, caller.member.organization));
  },
);
