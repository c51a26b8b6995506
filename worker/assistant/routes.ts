import { Hono } from "hono";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import { type ApiContext, accepts } from "#worker/http.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { callingOf } from "./calling.ts";
import { questionDraft } from "./contract.ts";
import { answer } from "./turns/answering.ts";

/** `/api/assistant`: questions, and what was asked before. */
export function assistantRoutes(gathered: Gathered) {
  const calling = callingOf(gathered);
  return new Hono<Authenticated>({ strict: false }).post(
    "/questions",
    requires("flock.read"),
    accepts("json", questionDraft),
    async (c) => {
      const { org_id, ...draft } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, org_id);
      const asker = {
        scope: c.var.scope,
        timezone: c.var.caller.member.timezone,
        call: calling(c as unknown as ApiContext),
      };
      return c.json({ data: await answer(asker, draft) }, 201);
    },
  );
}
