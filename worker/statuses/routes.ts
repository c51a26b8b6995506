import { accepts, room } from "#worker/http.ts";
import { crudRoutes } from "#worker/kit/crud-routes.ts";
import { requires } from "#worker/rights.ts";
import { addStatus, changeStatus, orderStatuses, type StatusBirds, statusRows } from "./changing.ts";
import { statusChange, statusDraft, statusOrder } from "./contract.ts";
import { statusesInOrder } from "./queries.ts";

/** The statuses for whoever keeps birds, and as those who run the organisation arrange them. */
export const statusRoutes = (birds: StatusBirds) =>
  room()
    .get("/settings", requires("settings.write"), async (c) => c.json({ data: await birds.read(c.var.scope) }))
    .put("/order", requires("settings.write"), accepts("json", statusOrder), async (c) =>
      c.json({ data: await orderStatuses(c.var.scope, c.req.valid("json").ids, birds.read) }),
    )
    .route(
      "/",
      crudRoutes(
        { draft: statusDraft, change: statusChange },
        {
          list: statusesInOrder,
          add: (scope, draft) => addStatus(scope, draft, birds.read),
          change: (scope, id, change) => changeStatus(scope, id, change, birds),
          remove: statusRows.remove,
        },
        "settings.write",
      ),
    );
