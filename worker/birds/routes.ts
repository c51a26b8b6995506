import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { listOf, wholeChoices } from "./choices.ts";
import { findBird } from "./columns/details.ts";
import { birdChange, birdDraft, speciesCorrection } from "./contract.ts";
import { birdForm, newBirdForm } from "./forms.ts";
import {
  birdListFilter,
  birdPickFilter,
  birdsPageFilter,
  choicesFilter,
  correctionFilter,
  newFormFilter,
  placePickFilter,
} from "./list-contract.ts";
import { birdsAfter, birdsPage, listBirds } from "./listings.ts";
import { pickBirds } from "./picker/bird-picks.ts";
import { pickPlaces } from "./picker/place-picks.ts";
import { addBird, changeBird, deleteBird, restoreBird } from "./queries.ts";
import { speciesCheck } from "./species-check.ts";
import { correctSpecies } from "./species-correction.ts";
import { warningsFor } from "./warnings.ts";

export const birds = room()
  .get("/", requires("flock.read"), accepts("query", birdListFilter), async (c) => {
    const { after, ...filter } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    const { scope } = c.var;
    return c.json({ data: await (after === undefined ? listBirds(scope, filter) : birdsAfter(scope, filter, after)) });
  })
  .post("/", requires("flock.write"), accepts("json", birdDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    const bird = await addBird(c.var.scope, draft);
    return c.json({ data: bird, warnings: warningsFor(bird, c.var.scope) }, 201);
  })
  .get("/page", requires("flock.read"), accepts("query", birdsPageFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    const data = await birdsPage(c.var.scope, filter);
    // An opened list costs as the same list by itself.
    if (filter.open) await chargeFor(c, "GET /api/birds/choices", data[listOf[filter.open]].length);
    return c.json({ data });
  })
  .get("/choices", requires("flock.read"), accepts("query", choicesFilter), async (c) => {
    const data = await wholeChoices(c.var.scope, c.req.valid("query"));
    await chargeFor(c, "GET /api/birds/choices", data.choices.length);
    return c.json({ data });
  })
  .get("/new-form", requires("flock.read"), accepts("query", newFormFilter), async (c) => {
    const data = await newBirdForm(c.var.scope, c.req.valid("query"));
    await chargeFor(c, "GET /api/birds/new-form", data.species.length);
    return c.json({ data });
  })
  .get("/picker", requires("flock.read"), accepts("query", birdPickFilter), async (c) => {
    const { q, ...wanted } = c.req.valid("query");
    return c.json({ data: await pickBirds(c.var.scope, q, wanted) });
  })
  .get("/picker/places", requires("flock.read"), accepts("query", placePickFilter), async (c) =>
    c.json({ data: await pickPlaces(c.var.scope, c.req.valid("query")) }),
  )
  .get("/:id", requires("flock.read"), async (c) => c.json({ data: await findBird(c.var.scope, c.req.param("id")) }))
  .put("/:id", requires("flock.write"), accepts("json", birdChange), async (c) => {
    const change = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    const version = change.version ?? expectedVersion(c.req.header("If-Match"));
    const bird = await changeBird(c.var.scope, c.req.param("id"), { ...change, version });
    return c.json({ data: bird, warnings: warningsFor(bird, c.var.scope) });
  })
  .delete("/:id", requires("flock.write"), async (c) => {
    await deleteBird(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/restore", requires("flock.write"), async (c) =>
    c.json({ data: await restoreBird(c.var.scope, c.req.param("id")) }),
  )
  .get("/:id/species", requires("flock.read"), accepts("query", correctionFilter), async (c) =>
    c.json({ data: await speciesCheck(c.var.scope, c.req.param("id"), c.req.valid("query")) }),
  )
  .put("/:id/species", requires("flock.write"), accepts("json", speciesCorrection), async (c) => {
    const { species_id, version } = c.req.valid("json");
    const input = { species_id, version: version ?? expectedVersion(c.req.header("If-Match")) };
    const bird = await correctSpecies(c.var.scope, c.req.param("id"), input);
    return c.json({ data: bird, warnings: warningsFor(bird, c.var.scope) });
  })
  .get("/:id/form", requires("flock.read"), async (c) => {
    const data = await birdForm(c.var.scope, c.req.param("id"));
    await chargeFor(c, "GET /api/birds/:id/form", data.species.length);
    return c.json({ data });
  });
