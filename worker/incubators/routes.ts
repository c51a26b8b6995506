import { Hono } from "hono";
import { type Authenticated, authenticate, verified } from "#worker/accounts/authenticate.ts";
import { accepts, room } from "#worker/http.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { addOffset, removeOffset } from "./calibrating.ts";
import {
  incubatorChange,
  incubatorDraft,
  incubatorFilter,
  offsetDraft,
  powerCutChange,
  powerCutDraft,
} from "./contract.ts";
import { addIncubator, changeIncubator, removeIncubator } from "./keeping.ts";
import { listIncubators } from "./listing.ts";
import { incubatorPage } from "./page.ts";
import { addPowerCut, changePowerCut, removePowerCut } from "./power-cuts.ts";

// A device passes by its key at one route beside these, so each says itself that it is for members.
/** The machines; what lies in them rooms behind say. */
export const incubators = (slots: FilledSlots) =>
  room()
    .get("/", authenticate, verified, requires("flock.read"), accepts("query", incubatorFilter), async (c) => {
      const { page, org_id } = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, org_id);
      return c.json(await listIncubators(c.var.scope, page, slots.incubatorCards));
    })
    .post("/", authenticate, verified, requires("settings.write"), accepts("json", incubatorDraft), async (c) => {
      const draft = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, draft.org_id);
      return c.json({ data: await addIncubator(c.var.scope, draft) }, 201);
    })
    .get("/:id", authenticate, verified, requires("flock.read"), async (c) =>
      c.json({ data: await incubatorPage(c.var.scope, c.req.param("id"), slots.incubatorPage) }),
    )
    .put("/:id", authenticate, verified, requires("settings.write"), accepts("json", incubatorChange), async (c) => {
      const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, change.org_id);
      return c.json({ data: await changeIncubator(c.var.scope, c.req.param("id"), { ...change, version }) });
    })
    .delete("/:id", authenticate, verified, requires("settings.write"), async (c) => {
      await removeIncubator(c.var.scope, c.req.param("id"));
      return c.body(null, 204);
    });

/** How machines are looked after: by how much their instruments are off, and when they were without power. */
export const incubatorCare = new Hono<Authenticated>({ strict: false })
  .post("/:id/offsets", authenticate, verified, requires("settings.write"), accepts("json", offsetDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    const { timezone } = c.var.caller.member;
    return c.json({ data: await addOffset(c.var.scope, c.req.param("id"), { draft, timezone }) }, 201);
  })
  .delete("/:id/offsets/:offset_id", authenticate, verified, requires("settings.write"), async (c) => {
    await removeOffset(c.var.scope, c.req.param("id"), c.req.param("offset_id"));
    return c.body(null, 204);
  })
  .post(
    "/:id/power-cuts",
    authenticate,
    verified,
    requires("season.write"),
    accepts("json", powerCutDraft),
    async (c) => {
      const draft = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, draft.org_id);
      const { timezone } = c.var.caller.member;
      return c.json({ data: await addPowerCut(c.var.scope, c.req.param("id"), { draft, timezone }) }, 201);
    },
  )
  .put(
    "/:id/power-cuts/:cut_id",
    authenticate,
    verified,
    requires("season.write"),
    accepts("json", powerCutChange),
    async (c) => {
      const draft = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, draft.org_id);
      const which = { incubator_id: c.req.param("id"), cut_id: c.req.param("cut_id") };
      const { timezone } = c.var.caller.member;
      return c.json({ data: await changePowerCut(c.var.scope, which, { draft, timezone }) });
    },
  )
  .delete("/:id/power-cuts/:cut_id", authenticate, verified, requires("season.write"), async (c) => {
    await removePowerCut(c.var.scope, { incubator_id: c.req.param("id"), cut_id: c.req.param("cut_id") });
    return c.body(null, 204);
  });
