import { ofOrganization } from "#worker/fields.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { stockChoices } from "./choices.ts";
import { countDraft, countsDraft, itemChange, itemDraft, itemFilter, itemQuestion, moveDraft } from "./contract.ts";
import { countItem, countShelf } from "./counting.ts";
import { readItemPage } from "./item-page.ts";
import { addItem, changeItem, removeItem } from "./items.ts";
import { moveItem } from "./moving.ts";
import { listItems } from "./shelf.ts";

/** What is on the shelf. */
export const stockRoutes = room()
  .get("/", requires("flock.read"), accepts("query", itemFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listItems(c.var.scope, filter));
  })
  .get("/choices", requires("flock.read"), accepts("query", ofOrganization), async (c) => {
    ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
    return c.json({ data: await stockChoices(c.var.scope) });
  })
  .post("/", requires("stock.write"), accepts("json", itemDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addItem(c.var.scope, draft) }, 201);
  })
  .post("/count", requires("stock.write"), accepts("json", countsDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await countShelf(c.var.scope, draft) }, 201);
  })
  .get("/:id", requires("flock.read"), accepts("query", itemQuestion), async (c) => {
    const { org_id, ...question } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await readItemPage(c.var.scope, c.req.param("id"), question) });
  })
  .put("/:id", requires("stock.write"), accepts("json", itemChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeItem(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("stock.write"), async (c) => {
    await removeItem(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/moves", requires("stock.write"), accepts("json", moveDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await moveItem(c.var.scope, c.req.param("id"), draft) }, 201);
  })
  .post("/:id/count", requires("stock.write"), accepts("json", countDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await countItem(c.var.scope, c.req.param("id"), draft) }, 201);
  });
