import type * as z from "zod";
import type { Permission } from "#db/permissions.ts";
import { listQuestion } from "#worker/fields.ts";
import { type ApiContext, accepts, room } from "#worker/http.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import type { Scope } from "#worker/scope.ts";
import { expectedVersion } from "#worker/versions.ts";
import type { RowPage } from "./rows.ts";

/** What may come along with a body: whose row it is, which must be the caller's, and of which version. */
type Along = { org_id?: string | undefined; version?: number | undefined };

/** What a room does with its rows; an action it leaves out has no route. */
type RowActions<Made extends z.ZodObject, Changed extends z.ZodObject> = {
  list?: (scope: Scope, page: number) => PromiseLike<unknown[] | RowPage<unknown>>;
  find?: (scope: Scope, id: string) => Promise<unknown>;
  add?: (scope: Scope, draft: z.output<Made>) => Promise<unknown>;
  change?: (scope: Scope, id: string, change: z.output<Changed>) => Promise<unknown>;
  remove?: (scope: Scope, id: string) => Promise<void>;
};

/**
 * `GET /`, `POST /`, `GET /:id`, `PUT /:id` and `DELETE /:id` over a room's rows. Bodies are judged by the contract, an
 * `org_id` must be the caller's own, and where the contract knows a version `If-Match` says it too. Every member
 * reads them; `writing` is what whoever changes them must be allowed. A room's own routes are registered before these, whose `/:id` would take theirs.
 */
export function crudRoutes<Made extends z.ZodObject, Changed extends z.ZodObject>(
  contract: { draft: Made; change: Changed },
  jobs: RowActions<Made, Changed>,
  writing: Permission,
) {
  const routes = room();
  const [mayRead, mayWrite] = [requires("flock.read"), requires(writing)];
  const { list, find, add, change, remove } = jobs;
  if (list)
    routes.get("/", mayRead, accepts("query", listQuestion), async (c) => {
      const { org_id, page } = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, org_id);
      const listed = await list(c.var.scope, page);
      return c.json(Array.isArray(listed) ? { data: listed } : listed);
    });
  if (find) routes.get("/:id", mayRead, async (c) => c.json({ data: await find(c.var.scope, c.req.param("id")) }));
  if (add)
    routes.post("/", mayWrite, accepts("json", contract.draft), async (c) =>
      c.json({ data: await add(c.var.scope, own(c, c.req.valid("json"))) }, 201),
    );
  if (change)
    routes.put("/:id", mayWrite, accepts("json", contract.change), async (c) => {
      const input = ofVersion(c, contract.change, own(c, c.req.valid("json")));
      return c.json({ data: await change(c.var.scope, c.req.param("id"), input) });
    });
  if (remove)
    routes.delete("/:id", mayWrite, async (c) => {
      await remove(c.var.scope, c.req.param("id"));
      return c.body(null, 204);
    });
  return routes;
}

/** The body, unless it is of a row in another organisation. */
function own<Body extends Along>(c: ApiContext, body: Body): Body {
  ownOrganizationOnly(c.var.scope, body.org_id);
  return body;
}

/** The edit with the version it is of: as the body says it, else as the header does. */
function ofVersion<Edit extends Along>(c: ApiContext, { shape }: z.ZodObject, edit: Edit): Edit {
  if (edit.version !== undefined || !("version" in shape)) return edit;
  return { ...edit, version: expectedVersion(c.req.header("If-Match")) };
}
