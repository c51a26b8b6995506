import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { reservationDraft } from "../enquiries/contract.ts";
import { enquiryPage } from "../enquiries/rows.ts";
import { makeContact } from "./buyer-contact.ts";
import { release } from "./lapsing.ts";
import { reserve } from "./reserving.ts";

/** `/api/enquiries/:id/…`: what becomes of an enquiry: something kept for it, or a contact. */
export const reservationRoutes = room()
  .post("/:id/reserve", requires("market.write"), accepts("json", reservationDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    const { mail_id, ...data } = await reserve(c.var.scope, c.env, c.req.param("id"), draft);
    announce(c, mail_id);
    return c.json({ data }, 201);
  })
  .post("/:id/release", requires("market.write"), async (c) => {
    announce(c, await release(c.var.scope, c.env, c.req.param("id")));
    return c.json({ data: await enquiryPage(c.var.scope, c.req.param("id")) });
  })
  .post("/:id/contact", requires("market.write"), async (c) =>
    c.json({ data: await makeContact(c.var.scope, c.req.param("id")) }, 201),
  );
