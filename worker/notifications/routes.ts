import { type ApiContext, accepts, room } from "#worker/http.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { notificationChoice, notificationFilter, notificationUndo } from "./contract.ts";
import { clearNotifications, listNotifications, readNotifications, restoreNotifications } from "./queries.ts";

/** `/api/notifications`: what oneself was notified of. */
export const notificationRoutes = (subjects: Subjects) =>
  room()
    .get("/", requires("account.read"), accepts("query", notificationFilter), async (c) => {
      const { org_id, ...filter } = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, org_id);
      return c.json({ data: await listNotifications(c.var.scope, filter, subjects) });
    })
    .post("/read", requires("account.write"), accepts("json", notificationChoice), async (c) =>
      counted(c, await readNotifications(c.var.scope, c.req.valid("json"))),
    )
    .post("/clear", requires("account.write"), accepts("json", notificationChoice), async (c) =>
      counted(c, await clearNotifications(c.var.scope, c.req.valid("json"))),
    )
    .post("/undo", requires("account.write"), accepts("json", notificationUndo), async (c) =>
      counted(c, await restoreNotifications(c.var.scope, c.req.valid("json").undo)),
    );

/** The answer, its head too with the number as it is by now. */
function counted<Data extends { unread: number }>(c: ApiContext, data: Data) {
  c.set("unread", data.unread);
  return c.json({ data });
}
