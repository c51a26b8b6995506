import { accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { taskChoices } from "./choices.ts";
import { taskChange, taskChoicesFilter, taskDraft, taskFilter, taskMark } from "./contract.ts";
import { markTask } from "./marks.ts";
import { addTask, changeTask, closeTask, listTasks, taskPage } from "./queries.ts";
import { taskRows } from "./task-rows.ts";

/** What a breeder wants to be reminded of. */
export const taskRoutes = room()
  .get("/", requires("flock.read"), accepts("query", taskFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listTasks(c.var.scope, filter));
  })
  .post("/", requires("flock.write"), accepts("json", taskDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addTask(c.var.scope, draft) }, 201);
  })
  .get("/choices", requires("flock.read"), accepts("query", taskChoicesFilter), async (c) => {
    const { org_id, ...about } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await taskChoices(c.var.scope, about) });
  })
  .get("/:id", requires("flock.read"), async (c) => c.json({ data: await taskPage(c.var.scope, c.req.param("id")) }))
  .put("/:id", requires("flock.write"), accepts("json", taskChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changeTask(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("flock.write"), async (c) => {
    await taskRows.remove(c.var.scope, c.req.param("id"), { version: expectedVersion(c.req.header("If-Match")) });
    return c.body(null, 204);
  })
  .post("/:id/done", requires("flock.write"), accepts("json", taskMark), async (c) => {
    const mark = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, mark.org_id);
    return c.json({ data: await markTask(c.var.scope, c.req.param("id"), mark) });
  })
  .post("/:id/close", requires("flock.write"), async (c) =>
    c.json({ data: await closeTask(c.var.scope, c.req.param("id"), true) }),
  )
  .post("/:id/open", requires("flock.write"), async (c) =>
    c.json({ data: await closeTask(c.var.scope, c.req.param("id"), false) }),
  );
