import { findBird } from "#worker/birds/columns/details.ts";
import { warningsFor } from "#worker/birds/warnings.ts";
import { chargeFor } from "#worker/effort/rate-limiter.ts";
import { accepts, room } from "#worker/http.ts";
import { pairFilter } from "#worker/pairs/contract.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { loseBird, makeChick, ringChick, weanChick, weanChicks } from "./chick.ts";
import {
  clutchChange,
  clutchesQuery,
  clutchQuery,
  eggAction,
  eggChange,
  eggFilter,
  latestQuery,
  laying,
  lockingDown,
  loss,
  ringing,
  unlocking,
  weaning,
  weaningTogether,
} from "./contract.ts";
import { doToEggs } from "./egg-actions.ts";
import { listEggs } from "./egg-list.ts";
import { latestClutches, pairsWithClutches } from "./latest-events.ts";
import { layEggs } from "./laying.ts";
import { changeClutch } from "./nest/clutch-facts.ts";
import { clutchPage } from "./page.ts";
import { changeEgg, clutchesOfPair, eggPage, eggsNumbered, pairResults } from "./queries.ts";
import { backFromHatcher, lockDownInHatcher } from "./to-hatcher.ts";
import { nestsToRing } from "./to-ring.ts";
import { lockDown, unlock } from "./trays/lockdown.ts";
import { trayPage } from "./trays/tray-page.ts";
import { undoLast, unlay } from "./undoing.ts";
import { weighEggs } from "./weights/weighing.ts";
import { eggWeighings } from "./weights-contract.ts";

const sizeOf = (clutches: ReadonlyArray<{ eggs: readonly unknown[] }>) =>
  clutches.reduce((sum, { eggs }) => sum + eggs.length, 0);

/** What eggs know of a pair. */
export const eggsOfPairs = room()
  .post("/:id/eggs", requires("season.write"), accepts("json", laying), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    return c.json({ data: await layEggs(c.var.scope, c.req.param("id"), input) }, 201);
  })
  .get("/:id/clutches", requires("flock.read"), accepts("query", clutchesQuery), async (c) => {
    const data = await clutchesOfPair(c.var.scope, c.req.param("id"), c.req.valid("query").page);
    await chargeFor(c, "GET /api/pairs/:id/clutches", sizeOf(data.clutches));
    return c.json({ data });
  })
  .get("/:id/results", requires("flock.read"), async (c) => {
    const data = await pairResults(c.var.scope, c.req.param("id"));
    await chargeFor(c, "GET /api/pairs/:id/results", data.eggs);
    return c.json({ data });
  });

export const clutches = room()
  .get("/", requires("flock.read"), accepts("query", latestQuery), async (c) => {
    const { pair_ids, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    const data = await latestClutches(c.var.scope, pair_ids);
    await chargeFor(c, "GET /api/clutches", sizeOf(data));
    return c.json({ data });
  })
  .get("/latest", requires("flock.read"), accepts("query", pairFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    const data = await pairsWithClutches(c.var.scope, filter);
    await chargeFor(c, "GET /api/clutches/latest", sizeOf(data.latest));
    return c.json({ data });
  })
  .get("/:id", requires("flock.read"), accepts("query", clutchQuery), async (c) => {
    const data = await clutchPage(c.var.scope, c.req.param("id"), c.req.valid("query"));
    await chargeFor(c, "GET /api/clutches/:id", data.eggs.length);
    return c.json({ data });
  })
  .put("/:id", requires("season.write"), accepts("json", clutchChange), async (c) => {
    const change = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    const version = change.version ?? expectedVersion(c.req.header("If-Match"));
    return c.json({ data: await changeClutch(c.var.scope, c.req.param("id"), { ...change, version }) });
  });

export const eggs = room()
  .get("/", requires("flock.read"), accepts("query", eggFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    const { rows, ...data } = await listEggs(c.var.scope, filter);
    await chargeFor(c, "GET /api/eggs", rows);
    return c.json({ data });
  })
  .post("/events", requires("season.write"), accepts("json", eggAction), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    const named = input.egg_ids ? { egg_ids: input.egg_ids } : await eggsNumbered(c.var.scope, input);
    const { warnings, ...data } = await doToEggs(c.var.scope, { ...input, ...named });
    return c.json({ data, warnings });
  })
  .post("/weights", requires("season.write"), accepts("json", eggWeighings), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    const { weights, warnings } = await weighEggs(c.var.scope, input.weights);
    return c.json({ data: { weights }, warnings }, 201);
  })
  // Before `/:id`, which would take `trays` for an id.
  .get("/trays/:id", requires("flock.read"), accepts("query", clutchQuery), async (c) => {
    const data = await trayPage(c.var.scope, c.req.param("id"), c.req.valid("query"));
    await chargeFor(c, "GET /api/eggs/trays/:id", data.eggs.length);
    return c.json({ data });
  })
  .post("/lockdown", requires("season.write"), accepts("json", lockingDown), async (c) => {
    const { hatcher_id, ...input } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    const { scope } = c.var;
    const data = await (hatcher_id ? lockDownInHatcher(scope, { ...input, hatcher_id }) : lockDown(scope, input));
    return c.json({ data });
  })
  .post("/lockdown/undo", requires("season.write"), accepts("json", unlocking), async (c) => {
    const { tray_id, hatcher_id, org_id } = c.req.valid("json");
    const { scope } = c.var;
    ownOrganizationOnly(scope, org_id);
    const data = await (hatcher_id ? backFromHatcher(scope, { tray_id, hatcher_id }) : unlock(scope, tray_id));
    return c.json({ data });
  })
  // Before `/:id`, which would take `to-ring` for an id.
  .get("/to-ring", requires("flock.read"), async (c) => {
    const { rows, ...data } = await nestsToRing(c.var.scope);
    await chargeFor(c, "GET /api/eggs/to-ring", rows);
    return c.json({ data });
  })
  .get("/:id", requires("flock.read"), async (c) => {
    const { egg, ...page } = await eggPage(c.var.scope, c.req.param("id"));
    return c.json({ data: egg, ...page });
  })
  .put("/:id", requires("season.write"), accepts("json", eggChange), async (c) => {
    const change = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    const version = change.version ?? expectedVersion(c.req.header("If-Match"));
    return c.json({ data: await changeEgg(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("season.write"), async (c) => {
    await unlay(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/:id/undo", requires("season.write"), async (c) => {
    const version = expectedVersion(c.req.header("If-Match"));
    return c.json({ data: await undoLast(c.var.scope, c.req.param("id"), version) });
  })
  .post("/:id/chick", requires("season.write"), async (c) => {
    const egg = await makeChick(c.var.scope, c.req.param("id"));
    const bird = await findBird(c.var.scope, egg.chick?.id ?? "");
    return c.json({ data: bird, warnings: warningsFor(bird, c.var.scope) }, 201);
  });

/** What is done to a chick until it is a bird like others. */
export const chicks = room()
  .post("/:id/ring", requires("season.write"), accepts("json", ringing), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    const version = input.version ?? expectedVersion(c.req.header("If-Match"));
    const bird = await ringChick(c.var.scope, c.req.param("id"), { ...input, version });
    return c.json({ data: bird, warnings: warningsFor(bird, c.var.scope) });
  })
  // Before `/:id`, which would take `bulk` for an id.
  .post("/bulk/wean", requires("season.write"), accepts("json", weaningTogether), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    const { warnings, ...data } = await weanChicks(c.var.scope, input);
    return c.json({ data, warnings });
  })
  .post("/:id/wean", requires("season.write"), accepts("json", weaning), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    const { bird, warnings } = await weanChick(c.var.scope, c.req.param("id"), input);
    return c.json({ data: bird, warnings });
  })
  .post("/:id/lost", requires("season.write"), accepts("json", loss), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    const version = input.version ?? expectedVersion(c.req.header("If-Match"));
    const bird = await loseBird(c.var.scope, c.req.param("id"), { ...input, version });
    return c.json({ data: bird, undo: bird.updated_at, warnings: warningsFor(bird, c.var.scope) });
  });
