import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, writersWrite } from "#worker/rights.ts";
import { cross, crossPage, mutationForm, parents, parentsPage } from "./asking.ts";
import { askedByAddress, crossDraft, mutationChange, mutationDraft, mutationFilter, parentsDraft } from "./contract.ts";
import { addMutation, changeMutation, deleteMutation } from "./own-mutations.ts";
import { findMutation, shelfFor } from "./queries.ts";
import { saidBook } from "./said.ts";

// Asking what a pair gives writes nothing, however it is sent: a viewer may.
export const genetics = room()
  .get("/mutations", accepts("query", mutationFilter), async (c) => {
    const { species_id, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    const { book, own, ...rest } = await shelfFor(c.var.scope, species_id);
    return c.json({ data: { ...rest, book: book && saidBook(book, own, c.var.scope.language) } });
  })
  .post("/mutations", writersWrite, accepts("json", mutationDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addMutation(c.var.scope, draft) }, 201);
  })
  .get("/mutations/:id", async (c) => c.json({ data: await findMutation(c.var.scope, c.req.param("id")) }))
  .get("/mutations/:id/form", async (c) => c.json({ data: await mutationForm(c.var.scope, c.req.param("id")) }))
  .put("/mutations/:id", writersWrite, accepts("json", mutationChange), async (c) => {
    const change = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeMutation(c.var.scope, c.req.param("id"), change) });
  })
  .delete("/mutations/:id", writersWrite, async (c) => {
    await deleteMutation(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .get("/cross", accepts("query", askedByAddress), async (c) =>
    c.json({ data: await crossPage(c.var.scope, c.req.valid("query")) }),
  )
  .post("/cross", accepts("json", crossDraft), async (c) =>
    c.json({ data: await cross(c.var.scope, c.req.valid("json")) }),
  )
  .get("/parents", accepts("query", askedByAddress), async (c) =>
    c.json({ data: await parentsPage(c.var.scope, c.req.valid("query")) }),
  )
  .post("/parents", accepts("json", parentsDraft), async (c) =>
    c.json({ data: await parents(c.var.scope, c.req.valid("json")) }),
  );
