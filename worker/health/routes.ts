import { attachmentUpload } from "#worker/attachments/contract.ts";
import { attachmentLimit } from "#worker/attachments/upload-limit.ts";
import { accepts, room } from "#worker/http.ts";
import type { FilledSlots } from "#worker/kit/slots.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { changeEvent, findEvent, followUp, removeEvent } from "./changing.ts";
import {
  birdHealthFilter,
  followedUp,
  healthChange,
  healthChoices,
  healthDraft,
  healthFilter,
  healthOfMany,
} from "./contract.ts";
import { enterHealth } from "./entering.ts";
import { addFile, readFile, removeFile } from "./event-files.ts";
import { choicesOf, healthOfBird, listHealth } from "./queries.ts";
import { enterForBird } from "./sexing.ts";
import { meantBy } from "./whom/meant-birds.ts";

/** Whether a request brings a file of an event, which has its own, larger limit. */
export const bringsHealthFile = (method: string, path: string) =>
  method === "PUT" && /^\/api\/birds\/[^/]+\/health\/[^/]+\/files\/?$/.test(path);

/** What happened to the health of one bird, or of many at once. */
export const birdsHealth = room()
  .post("/bulk/health", requires("health.write"), accepts("json", healthOfMany), async (c) => {
    const { ids, of_place_id, ...draft } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    // Without birds the place says whose they are: of a quarantine it is where they go.
    const isOfPlace = ids === undefined && of_place_id === undefined;
    const about = isOfPlace ? { of_place_id: draft.place_id ?? "" } : { ids, of_place_id };
    const entry = isOfPlace ? { ...draft, place_id: null } : draft;
    const made = await enterHealth(c.var.scope, meantBy(c.var.scope, about), entry);
    return c.json({ data: { count: made.length, ids: made } }, 201);
  })
  .get("/:id/health", requires("flock.read"), accepts("query", birdHealthFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json({ data: await healthOfBird(c.var.scope, c.req.param("id"), filter) });
  })
  .post("/:id/health", requires("health.write"), accepts("json", healthDraft), async (c) => {
    const { scope } = c.var;
    const draft = c.req.valid("json");
    ownOrganizationOnly(scope, draft.org_id);
    const id = await enterForBird(scope, c.req.param("id"), draft);
    return c.json({ data: await findEvent(scope, c.req.param("id"), id) }, 201);
  })
  .put("/:id/health/:event", requires("health.write"), accepts("json", healthChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    const { id, event } = c.req.param();
    return c.json({ data: await changeEvent(c.var.scope, id, event, { ...change, version }) });
  })
  .delete("/:id/health/:event", requires("health.write"), async (c) => {
    await removeEvent(c.var.scope, c.req.param("id"), c.req.param("event"));
    return c.body(null, 204);
  })
  .put(
    "/:id/health/:event/files",
    requires("health.write"),
    attachmentLimit,
    accepts("form", attachmentUpload),
    async (c) => {
      const path = { bird_id: c.req.param("id"), event_id: c.req.param("event") };
      return c.json({ data: await addFile(c.var.scope, c.env, path, c.req.valid("form").file) }, 201);
    },
  )
  .get("/:id/health/:event/files/:file", requires("flock.read"), (c) =>
    readFile(c.var.scope, c.env.FILES, pathOf(c.req.param())),
  )
  .delete("/:id/health/:event/files/:file", requires("health.write"), async (c) => {
    await removeFile(c.var.scope, pathOf(c.req.param()));
    return c.body(null, 204);
  });

const pathOf = ({ id, event, file }: Record<"id" | "event" | "file", string>) => ({
  bird_id: id,
  event_id: event,
  id: file,
});

/** All that happened, of whatever bird. */
export const healthEventRoutes = (slots: FilledSlots) =>
  room()
    .get("/", requires("flock.read"), accepts("query", healthFilter), async (c) => {
      const filter = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, filter.org_id);
      return c.json(await listHealth(c.var.scope, filter));
    })
    .get("/choices", requires("flock.read"), accepts("query", healthChoices), async (c) => {
      const about = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, about.org_id);
      return c.json({ data: await choicesOf(c.var.scope, about, slots) });
    })
    .post("/:event/followed-up", requires("health.write"), accepts("json", followedUp), async (c) => {
      const visit = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, visit.org_id);
      return c.json({ data: await followUp(c.var.scope, c.req.param("event"), visit) });
    });
