import { Hono } from "hono";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import { birdExport } from "#worker/birds/list-contract.ts";
import { download } from "#worker/effort/downloads.ts";
import { accepts } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { fileOf, headersOf } from "./file.ts";
import { exportBirds } from "./queries.ts";

/** Whoever may read the flock may take it along, on every plan and also beyond its limit. */
export const birdsExport = new Hono<Authenticated>({ strict: false }).get(
  "/",
  requires("flock.read"),
  accepts("query", birdExport),
  (c) => {
    const { format, org_id, ...question } = c.req.valid("query");
    const { scope, caller } = c.var;
    ownOrganizationOnly(scope, org_id);
    return download(c, async () => ({
      pieces: fileOf(scope, format, await exportBirds(scope, c.env, question)),
      headers: headersOf(scope, format, caller.member.organization),
    }));
  },
);
