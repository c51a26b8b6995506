import { downloadFile } from "#worker/attachments/attachments.ts";
import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { ofOrganization } from "#worker/fields.ts";
import { attachment } from "#worker/files/attachment.ts";
import { accepts, room } from "#worker/http.ts";
import { translate } from "#worker/locales/translate.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { aboutChoices } from "./about/choices.ts";
import { changePaper, deletePaper, findPaper } from "./changing.ts";
import { aboutChoices as choosing, paperChange, paperDraft, paperFilter, paperVoid } from "./contract.ts";
import { authenticatedCopy } from "./copying.ts";
import { draftPapers } from "./drafting.ts";
import { papersOfBird } from "./elsewhere.ts";
import { issuePaper, rowsOf } from "./issuing.ts";
import { planOf } from "./kinds-contract.ts";
import { listPapers, paperPage } from "./reading.ts";
import { voidPaper } from "./voiding.ts";

/** `/api/papers`: papers of birds, from the draft to the file that never changes. They hold tax numbers of strangers. */
export const paperRoutes = room()
  .get("/", requires("papers.issue"), accepts("query", paperFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listPapers(c.var.scope, filter));
  })
  .post("/", requires("papers.issue"), accepts("json", paperDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    const rows = await draftPapers(c.var.scope, draft);
    const papers = [];
    for (const { id } of rows) {
      const { state, number, missing } = await paperPage(c.var.scope, id);
      papers.push({ id, state, number, missing });
    }
    return c.json({ data: { papers } }, 201);
  })
  .get("/choices", requires("papers.issue"), accepts("query", choosing), async (c) => {
    const query = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, query.org_id);
    return c.json({ data: await aboutChoices(c.var.scope, { of: planOf(query.kind).of, pair_id: query.pair_id }) });
  })
  .get("/birds/:id", requires("papers.issue"), accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await papersOfBird(c.var.scope, c.req.param("id")) });
  })
  .get("/:id", requires("papers.issue"), async (c) => c.json({ data: await paperPage(c.var.scope, c.req.param("id")) }))
  .get("/:id/file", requires("papers.issue"), async (c) => {
    const { scope } = c.var;
    const row = await findPaper(scope, c.req.param("id"));
    const title = translate(scope.papers_language, `audit.paper.kind.${row.kind}`);
    return downloadFile(c.env.FILES, row, `${title} ${row.number?.replace("/", "-") ?? ""}`);
  })
  .get("/:id/copy", requires("papers.issue"), async (c) => {
    const { scope } = c.var;
    const row = await findPaper(scope, c.req.param("id"));
    await chargeFor(c, "GET /api/papers/:id/copy", row.birds);
    const copy = await authenticatedCopy(scope, c.env, row);
    const words = ["audit.paper.kind.transfer", "legal.paper.copy.authenticated"];
    const [title, mark] = words.map((it) => translate(scope.papers_language, it));
    return c.body(copy as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": "application/pdf",
      "Content-Disposition": attachment(`${title} ${row.number?.replace("/", "-")} - ${mark}`, "pdf"),
      "Cache-Control": "private, no-store",
    });
  })
  .put("/:id", requires("papers.issue"), accepts("json", paperChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changePaper(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("papers.issue"), async (c) => {
    await deletePaper(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/issue", requires("papers.issue"), async (c) => {
    const row = await findPaper(c.var.scope, c.req.param("id"));
    await chargeFor(c, "POST /api/papers/:id/issue", await rowsOf(c.var.scope, row));
    return c.json({ data: await issuePaper(c.var.scope, c.env, c.req.param("id")) });
  })
  .post("/:id/void", requires("papers.issue"), accepts("json", paperVoid), async (c) => {
    const { org_id, reason, anew } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    const given = { reason: reason ?? "", anew };
    const { paper, anew: fresh } = await voidPaper(c.var.scope, c.req.param("id"), given);
    return c.json({ data: { ...paper, anew: fresh } });
  });
