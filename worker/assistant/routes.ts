import { Hono } from "hono";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import { type ApiContext, accepts } from "#worker/http.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { carriesMarks } from "#worker/support/console/carrying.ts";
import { confirm } from "./actions/confirming.ts";
import { undo } from "./actions/undoing.ts";
import { markTurn } from "./marks/marking.ts";
import { modelState, setModelState } from "./settings/model-state.ts";
import { deleteThread, deleteThreads, renameThread } from "./threads/changing.ts";
import { findThread, listThreads } from "./threads/listing.ts";
import { callingOf } from "./tools/calling.ts";
import { markDraft, modelDraft, questionDraft, threadDraft, turnsQuestion } from "./tools/contract.ts";
import { answer } from "./turns/answering.ts";

/** `/api/assistant`: questions, what was asked before, and whether a language model may help. */
export function assistantRoutes(gathered: Gathered) {
  const calling = callingOf(gathered);
  return (
    new Hono<Authenticated>({ strict: false })
      // Who may look may ask, also of the demo and while an organisation closes; each call it makes asks for its own permission.
      .post("/questions", requires("flock.read"), accepts("json", questionDraft), async (c) => {
        const { org_id, ...draft } = c.req.valid("json");
        ownOrganizationOnly(c.var.scope, org_id);
        const callIn = calling(c as unknown as ApiContext);
        return c.json({ data: await answer({ scope: c.var.scope, env: c.env, callIn }, draft) }, 201);
      })
      // What is agreed to is a call of its room, which says who may and when nothing is changed at all.
      .post("/turns/:id/confirm", requires("flock.read"), async (c) => {
        const callIn = calling(c as unknown as ApiContext);
        return c.json({ data: await confirm({ scope: c.var.scope, callIn }, c.req.param("id")) });
      })
      .post("/turns/:id/undo", requires("flock.read"), async (c) => {
        const callIn = calling(c as unknown as ApiContext);
        return c.json({ data: await undo({ scope: c.var.scope, callIn }, c.req.param("id")) });
      })
      .post("/turns/:id/mark", requires("account.write"), accepts("json", markDraft), carriesMarks, async (c) => {
        const { org_id, ...mark } = c.req.valid("json");
        ownOrganizationOnly(c.var.scope, org_id);
        return c.json({ data: await markTurn(c.var.scope, c.env, c.req.param("id"), mark) });
      })
      .get("/threads", requires("account.read"), async (c) => c.json({ data: await listThreads(c.var.scope) }))
      .delete("/threads", requires("account.write"), async (c) => {
        await deleteThreads(c.var.scope);
        return c.body(null, 204);
      })
      .get("/threads/:id", requires("account.read"), accepts("query", turnsQuestion), async (c) => {
        const { before, org_id } = c.req.valid("query");
        ownOrganizationOnly(c.var.scope, org_id);
        return c.json({ data: await findThread(c.var.scope, c.req.param("id"), before) });
      })
      .put("/threads/:id", requires("account.write"), accepts("json", threadDraft), async (c) => {
        const { org_id, ...draft } = c.req.valid("json");
        ownOrganizationOnly(c.var.scope, org_id);
        return c.json({ data: await renameThread(c.var.scope, c.req.param("id"), draft) });
      })
      .delete("/threads/:id", requires("account.write"), async (c) => {
        await deleteThread(c.var.scope, c.req.param("id"));
        return c.body(null, 204);
      })
      .get("/settings", requires("data.share"), async (c) => c.json({ data: await modelState(c.var.scope, c.env) }))
      .put("/settings", requires("data.share"), accepts("json", modelDraft), async (c) => {
        const { org_id, model } = c.req.valid("json");
        ownOrganizationOnly(c.var.scope, org_id);
        return c.json({ data: await setModelState(c.var.scope, c.env, model) });
      })
  );
}
