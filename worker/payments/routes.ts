import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { expectedVersion } from "#worker/versions.ts";
import { addPayment, payToday } from "./adding.ts";
import { changePayment, removePayment } from "./changing.ts";
import {
  dueFilter,
  paidToday,
  paymentChange,
  paymentChoicesFilter,
  paymentDraft,
  paymentFilter,
  reminderDraft,
} from "./contract.ts";
import { dueList } from "./due-list.ts";
import { findPayment, listCredits, listPayments, paymentChoices } from "./queries.ts";
import { previewReminder, remind } from "./reminders.ts";

/** Money that came and went, and what is still to. */
export const paymentRoutes = room()
  .get("/", requires("money.read"), accepts("query", paymentFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await listPayments(c.var.scope, filter));
  })
  .post("/", requires("money.write"), accepts("json", paymentDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    return c.json({ data: await addPayment(c.var.scope, draft) }, 201);
  })
  .get("/due", requires("money.read"), accepts("query", dueFilter), async (c) => {
    const filter = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, filter.org_id);
    return c.json(await dueList(c.var.scope, filter));
  })
  .get("/credits", requires("money.read"), async (c) => c.json(await listCredits(c.var.scope)))
  .get("/choices", requires("money.read"), accepts("query", paymentChoicesFilter), async (c) => {
    const { org_id, ...about } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await paymentChoices(c.var.scope, about) });
  })
  .post("/today", requires("money.write"), accepts("json", paidToday), async (c) => {
    const input = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, input.org_id);
    return c.json({ data: await payToday(c.var.scope, input) }, 201);
  })
  .get("/reminders/:id", requires("money.write"), async (c) =>
    c.json({ data: await previewReminder(c.var.scope, c.req.param("id")) }),
  )
  .post("/reminders", requires("money.write"), accepts("json", reminderDraft), async (c) => {
    const { sale_id, org_id } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    const { mail_id, to } = await remind(c.var.scope, sale_id, c.env);
    announce(c, mail_id);
    return c.json({ data: { sale_id, to } }, 202);
  })
  .get("/:id", requires("money.read"), async (c) => c.json({ data: await findPayment(c.var.scope, c.req.param("id")) }))
  .put("/:id", requires("money.write"), accepts("json", paymentChange), async (c) => {
    const { version = expectedVersion(c.req.header("If-Match")), ...change } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, change.org_id);
    return c.json({ data: await changePayment(c.var.scope, c.req.param("id"), { ...change, version }) });
  })
  .delete("/:id", requires("money.write"), async (c) => {
    await removePayment(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });
