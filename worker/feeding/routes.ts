import { ofOrganization } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { bookFeedRound } from "./booking.ts";
import { feedingChoices } from "./choices.ts";
import { feedBooked, feedRoundChange, feedRoundDraft, feedRoundFilter, feedUndone } from "./contract.ts";
import { findFeedRound, listFeedRounds, removeFeedRound } from "./queries.ts";
import { undoFeedBooking } from "./undoing.ts";
import { addFeedRound, changeFeedRound } from "./writing.ts";

/** What is fed in one walk, and the days on which it was. */
export const feedRoundRoutes = room()
  .get("/", requires("flock.read"), accepts("query", feedRoundFilter), async (c) => {
    const { page, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json(await listFeedRounds(c.var.scope, page));
  })
  .post("/", requires("stock.write"), accepts("json", feedRoundDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addFeedRound(c.var.scope, draft) }, 201);
  })
  .get("/choices", requires("flock.read"), accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await feedingChoices(c.var.scope) });
  })
  .get("/:id", requires("flock.read"), async (c) =>
    c.json({ data: await findFeedRound(c.var.scope, c.req.param("id")) }),
  )
  .put("/:id", requires("stock.write"), accepts("json", feedRoundChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeFeedRound(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("stock.write"), async (c) => {
    await removeFeedRound(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/book", requires("stock.write"), accepts("json", feedBooked), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    return c.json({ data: await bookFeedRound(c.var.scope, c.req.param("id"), input) }, 201);
  })
  .post("/:id/undo", requires("stock.write"), accepts("json", feedUndone), async (c) => {
    const { on, org_id } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await undoFeedBooking(c.var.scope, c.req.param("id"), on) });
  });
