import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { type ApiContext, accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { addPair } from "./adding.ts";
import { changePair, turnPair } from "./changing.ts";
import { newPairFilter, pairChange, pairDraft, pairFilter, seasonSetting as season, stateAction } from "./contract.ts";
import { listPairs } from "./listing.ts";
import { breedingOf, newPair } from "./pages.ts";
import { deletePairedPlace, deletePairedSpecies } from "./paired-removal.ts";
import { findPair, removePair } from "./queries.ts";
import { seasonSetting, setSeason } from "./season-setting.ts";

// The version that an edit is of: as the body says it, else as the header does.
const ofVersion = (c: ApiContext, version: number | undefined) => version ?? expectedVersion(c.req.header("If-Match"));

export const pairs = room()
  .get("/", requires("flock.read"), accepts("query", pairFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json({ data: await listPairs(c.var.scope, filter) });
  })
  .post("/", requires("season.write"), accepts("json", pairDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json(await addPair(c.var.scope, draft), 201);
  })
  .get("/new", requires("flock.read"), accepts("query", newPairFilter), async (c) => {
    const data = await newPair(c.var.scope, c.req.valid("query"));
    await chargeFor(c, "GET /api/pairs/new", data.judged.length);
    return c.json({ data });
  })
  .get("/:id", requires("flock.read"), async (c) => {
    const { scope } = c.var;
    const found = await findPair(scope, c.req.param("id"));
    await chargeFor(c, "GET /api/pairs/:id", found.data.judged.length);
    return c.json({ ...found, today: scope.today });
  })
  .put("/:id", requires("season.write"), accepts("json", pairChange), async (c) => {
    const { version, ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    const input = { ...change, version: ofVersion(c, version) };
    return c.json(await changePair(c.var.scope, c.req.param("id"), input));
  })
  .post("/:id/state", requires("season.write"), accepts("json", stateAction), async (c) => {
    const { version, ...deed } = c.req.valid("json");
    return c.json(await turnPair(c.var.scope, c.req.param("id"), { ...deed, version: ofVersion(c, version) }));
  })
  .delete("/:id", requires("season.write"), async (c) => {
    await removePair(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });

/** What of a bird needs to know its pairs. */
export const birdsBreeding = room().get("/:id/pairs", requires("flock.read"), async (c) => {
  const data = await breedingOf(c.var.scope, c.req.param("id"));
  await chargeFor(c, "GET /api/birds/:id/pairs", data.pairs.length);
  return c.json({ data });
});

/** In which month the organisation's season begins. */
export const seasons = room()
  .get("/", requires("flock.read"), async (c) => c.json({ data: await seasonSetting(c.var.scope) }))
  .put("/", requires("settings.write"), accepts("json", season), async (c) => {
    return c.json({ data: await setSeason(c.var.scope, c.req.valid("json")) });
  });

/** What is not deleted while an open pair needs it. */
export const pairedPlaces = room().delete("/:id", requires("flock.write"), async (c) => {
  await deletePairedPlace(c.var.scope, c.req.param("id"));
  return c.body(null, 204);
});
export const pairedSpecies = room().delete("/:id", requires("flock.write"), async (c) => {
  await deletePairedSpecies(c.var.scope, c.req.param("id"));
  return c.body(null, 204);
});
