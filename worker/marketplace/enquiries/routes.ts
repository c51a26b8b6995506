import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { announce } from "#worker/mail/announce.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { answer } from "./answering.ts";
import { ask } from "./asking.ts";
import {
  enquiryDays,
  enquiryDraft,
  enquiryFilter,
  enquiryReport,
  enquiryTurn,
  messageDraft,
  tokenGiven,
} from "./contract.ts";
import { reportEnquiry } from "./reporting.ts";
import { enquiryPage, listEnquiries } from "./rows.ts";
import { confirmed, strangerThread, writeOn } from "./stranger-thread.ts";
import { turnEnquiry } from "./turning.ts";

/** `/api/enquiries`: what people without an account ask about the listings of the caller's organisation. */
export const enquiryRoutes = ({ reporting }: Gathered) =>
  room()
    .get("/", requires("market.write"), accepts("query", enquiryFilter), async (c) => {
      const filter = c.req.valid("query");
      ownOrganizationOnly(c.var.scope, filter.org_id);
      return c.json(await listEnquiries(c.var.scope, filter));
    })
    .get("/:id", requires("market.write"), async (c) =>
      c.json({ data: await enquiryPage(c.var.scope, c.req.param("id")) }),
    )
    .post("/:id/messages", requires("market.write"), accepts("json", messageDraft), async (c) => {
      const { org_id, text } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, org_id);
      const { page, mail_id } = await answer(c.var.scope, c.env, c.req.param("id"), text);
      announce(c, mail_id);
      return c.json({ data: page }, 201);
    })
    .post("/:id/state", requires("market.write"), accepts("json", enquiryTurn), async (c) => {
      const { org_id, state } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, org_id);
      return c.json({ data: await turnEnquiry(c.var.scope, c.req.param("id"), state) });
    })
    .post("/:id/report", requires("market.write"), accepts("json", enquiryReport), async (c) => {
      const { org_id, text } = c.req.valid("json");
      ownOrganizationOnly(c.var.scope, org_id);
      announce(c, ...(await reportEnquiry(c.var.scope, c.env, reporting, { id: c.req.param("id"), text })));
      return c.body(null, 202);
    });

/** `/api/market/enquiries`: whoever asks, without an account, and their conversation by the token they were mailed. */
export const marketEnquiries = room()
  .post("/", accepts("json", enquiryDraft), async (c) => {
    const draft = c.req.valid("json");
    // Only a machine fills in what people do not see; it is answered as everybody is.
    if (!draft.website) announce(c, await ask(visitorOf(c), draft));
    return c.json({ data: { days: enquiryDays.unconfirmed } }, 202);
  })
  .post("/confirm", accepts("json", tokenGiven), async (c) =>
    c.json({ data: await confirmed(visitorOf(c), c.req.valid("json").token) }),
  )
  .get("/:token", async (c) => c.json({ data: await strangerThread(visitorOf(c), c.req.param("token")) }))
  .post("/:token/messages", accepts("json", messageDraft), async (c) => {
    await writeOn(visitorOf(c), c.req.param("token"), c.req.valid("json").text);
    return c.json({ data: await strangerThread(visitorOf(c), c.req.param("token")) }, 201);
  });
