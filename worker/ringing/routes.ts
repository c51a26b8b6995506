import { digits, listQuestion, ofOrganization } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { Refusal } from "#worker/refusal.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { gridQuery, markDraft, nextQuery, seriesChange, seriesDraft, unmarkQuery } from "./contract.ts";
import { markRing, unmarkRing } from "./marks.ts";
import { nextRing } from "./next.ts";
import { listSeries, seriesChoices, seriesPage } from "./queries.ts";
import { addSeries, changeSeries, removeSeries } from "./writing.ts";

/** `/api/ring-series`: rings that were ordered, and what became of each number. */
export const ringSeriesRoutes = room()
  .get("/", requires("flock.read"), accepts("query", listQuestion), async (c) => {
    const { page, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json(await listSeries(c.var.scope, page));
  })
  .post("/", requires("stock.write"), accepts("json", seriesDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addSeries(c.var.scope, draft) }, 201);
  })
  .get("/choices", requires("flock.read"), accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await seriesChoices(c.var.scope) });
  })
  .get("/next", requires("flock.read"), accepts("query", nextQuery), async (c) =>
    c.json({ data: await nextRing(c.var.scope, c.req.valid("query")) }),
  )
  .get("/:id", requires("flock.read"), accepts("query", gridQuery), async (c) =>
    c.json({ data: await seriesPage(c.var.scope, c.req.param("id"), c.req.valid("query").page) }),
  )
  .put("/:id", requires("stock.write"), accepts("json", seriesChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeSeries(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("stock.write"), async (c) => {
    await removeSeries(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/marks", requires("stock.write"), accepts("json", markDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await markRing(c.var.scope, c.req.param("id"), draft) }, 201);
  })
  .delete("/:id/marks/:number", requires("stock.write"), accepts("query", unmarkQuery), async (c) => {
    const { success, data } = digits("ringing.number.whole").safeParse(c.req.param("number"));
    if (!success) throw new Refusal("missing");
    await unmarkRing(c.var.scope, c.req.param("id"), data, c.req.valid("query").last);
    return c.body(null, 204);
  });
