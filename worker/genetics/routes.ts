import { accepts, room } from "#worker/http.ts";
import { crudRoutes } from "#worker/kit/crud-routes.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { addressQuery, crossDraft, mutationChange, mutationDraft, mutationFilter, parentsDraft } from "./contract.ts";
import { serializeBook } from "./gene-views.ts";
import { addMutation, changeMutation } from "./own-mutations.ts";
import { cross, crossPage, mutationForm, parents, parentsPage } from "./pair-input.ts";
import { mutationRows, speciesBookFor } from "./queries.ts";

const actions = { find: mutationRows.find, add: addMutation, change: changeMutation };

// Asking what a pair gives writes nothing, however it is sent: a viewer may.
export const genetics = room()
  .get("/mutations", requires("flock.read"), accepts("query", mutationFilter), async (c) => {
    const { species_id, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    const { book, own, ...rest } = await speciesBookFor(c.var.scope, species_id);
    return c.json({ data: { ...rest, book: book && serializeBook(book, own, c.var.scope.language) } });
  })
  .get("/mutations/:id/form", requires("flock.read"), async (c) =>
    c.json({ data: await mutationForm(c.var.scope, c.req.param("id")) }),
  )
  // Whoever reads what is written of birds deletes a mutation.
  .route("/mutations", crudRoutes({ draft: mutationDraft, change: mutationChange }, actions, "flock.write"))
  .get("/cross", requires("flock.read"), accepts("query", addressQuery), async (c) =>
    c.json({ data: await crossPage(c.var.scope, c.req.valid("query")) }),
  )
  .post("/cross", requires("flock.read"), accepts("json", crossDraft), async (c) =>
    c.json({ data: await cross(c.var.scope, c.req.valid("json")) }),
  )
  .get("/parents", requires("flock.read"), accepts("query", addressQuery), async (c) =>
    c.json({ data: await parentsPage(c.var.scope, c.req.valid("query")) }),
  )
  .post("/parents", requires("flock.read"), accepts("json", parentsDraft), async (c) =>
    c.json({ data: await parents(c.var.scope, c.req.valid("json")) }),
  );
