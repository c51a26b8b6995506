import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { addListing } from "./adding.ts";
import { changeListing } from "./changing.ts";
import { listingChange, listingDraft, listingFilter, listingQuestion, listingTurn } from "./contract.ts";
import { deleteListing } from "./deleting.ts";
import { listingForm } from "./form.ts";
import { listListings } from "./listing.ts";
import { findListing } from "./reading.ts";
import { turnListing } from "./turning.ts";

/** What a breeder offers on the market. */
export const listingRoutes = room()
  .get("/", requires("market.write"), accepts("query", listingFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json({ data: await listListings(c.var.scope, filter) });
  })
  .post("/", requires("market.write"), accepts("json", listingDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addListing(c.var.scope, draft) }, 201);
  })
  .get("/form", requires("market.write"), accepts("query", listingQuestion), async (c) => {
    const question = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, question.org_id);
    return c.json({ data: await listingForm(c.var.scope, question) });
  })
  .get("/:id", requires("market.write"), async (c) =>
    c.json({ data: await findListing(c.var.scope, c.req.param("id")) }),
  )
  .put("/:id", requires("market.write"), accepts("json", listingChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeListing(c.var.scope, c.env, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("market.write"), async (c) => {
    await deleteListing(c.var.scope, c.req.param("id"), expectedVersion(c.req.header("If-Match")));
    return c.body(null, 204);
  })
  .post("/:id/state", requires("market.write"), accepts("json", listingTurn), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...turn } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, turn.org_id);
    return c.json({ data: await turnListing(c.var.scope, c.env, c.req.param("id"), { ...turn, version }) });
  });
