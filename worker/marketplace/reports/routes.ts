import { newId } from "#db/ids.ts";
import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { decisionDraft, objectionDraft, reportDraft, verdictDraft } from "./contract.ts";
import { decideHeld, decideReport } from "./deciding.ts";
import { object, sharedDecision } from "./objecting.ts";
import { heldTexts, openObjections, openReports } from "./operator-lists.ts";
import { numberOf, receiveReport, reportable } from "./reporting.ts";
import { answerObjection } from "./verdicts.ts";
import { yearsOfReports } from "./yearly.ts";

/** `/api/market/reports`: what anybody holds against a listing. */
export const reportRoutes = room()
  .get("/:listing", async (c) => c.json({ data: await reportable(c.var.opened.db, c.req.param("listing")) }))
  .post("/", accepts("json", reportDraft), async (c) => {
    const draft = c.req.valid("json");
    // Only a machine fills in what people do not see; it is thanked and forgotten.
    if (draft.website) return c.json({ data: { number: numberOf(newId("report"), c.var.now) } }, 202);
    const { number, mail_id } = await receiveReport(visitorOf(c), draft);
    announce(c, mail_id);
    return c.json({ data: { number } }, 202);
  });

/** `/api/market/objections`: for whoever a decision was told of, by the link of its mail. */
export const objectionRoutes = room()
  .get("/:token", async (c) => c.json({ data: await sharedDecision(visitorOf(c), c.req.param("token")) }))
  .post("/", accepts("json", objectionDraft), async (c) => {
    const { token, text } = c.req.valid("json");
    await object(visitorOf(c), token, text);
    return c.json({ data: { is_kept: true } }, 202);
  });

/** `/api/market/about`: what was reported and decided, by years. */
export const aboutRoutes = room().get("/", async (c) =>
  c.json({ data: { years: await yearsOfReports(c.var.opened.db, c.var.now) } }),
);

/** `/api/operator`: what waits for the operator, and what they decide. */
export const operatorRoutes = room()
  .get("/reports", async (c) => c.json({ data: await openReports(c.var.scope.db) }))
  .get("/held", async (c) => c.json({ data: await heldTexts(c.var.scope.db) }))
  .get("/objections", async (c) => c.json({ data: await openObjections(c.var.scope.db) }))
  .post("/reports/:id/decision", accepts("json", decisionDraft), async (c) => {
    const { decision, mail_ids } = await decideReport(c.var.scope, c.env, c.req.param("id"), c.req.valid("json"));
    announce(c, ...mail_ids);
    return c.json({ data: { id: decision.id } });
  })
  .post("/held/:id/decision", accepts("json", decisionDraft), async (c) => {
    const { decision, mail_ids } = await decideHeld(c.var.scope, c.env, c.req.param("id"), c.req.valid("json"));
    announce(c, ...mail_ids);
    return c.json({ data: { id: decision.id } });
  })
  .post("/objections/:id/decision", accepts("json", verdictDraft), async (c) => {
    const mail_ids = await answerObjection(c.var.scope, c.req.param("id"), c.req.valid("json"));
    announce(c, ...mail_ids);
    return c.json({ data: { id: c.req.param("id") } });
  });
