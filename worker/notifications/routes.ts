import { ofOrganization } from "#worker/fields.ts";
import { type ApiContext, accepts, room } from "#worker/http.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { changeChoices, findChoices } from "./choices.ts";
import { choicesChange } from "./choices-contract.ts";
import { notificationChoice, notificationFilter, notificationUndo } from "./contract.ts";
import { clearNotifications, listNotifications, readNotifications, restoreNotifications } from "./queries.ts";

/** `/api/notifications`: what oneself was notified of, and how one wishes to be. */
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
    )
    .get("/choices", requires("account.read"), accepts("query", ofOrganization), async (c) => {
      ownOrganizationOnly(c.var.scope, c.req.valid("query").org_id);
      return c.json({ data: await findChoices(c.var.scope) });
    })
    .put("/choices", requires("account.write"), accepts("json", choicesChange), async (c) =>
      c.json({ data: await changeChoices(c.var.scope, c.req.valid("json")) }),
    );

/** The answer, its head too with the number as it is by now. */
function counted<Data extends { unread: number }>(c: ApiContext, data: Data) {
  c.set("unread", data.unread);
  return c.json({ data });
}
