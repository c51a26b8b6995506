import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { accept } from "./accepting.ts";
import { handoverDraft, handoverFilter, handoverToken } from "./contract.ts";
import { refuseOffer, withdraw } from "./ending.ts";
import { offer } from "./offering.ts";
import { listHandovers } from "./rows.ts";
import { sharedOffer } from "./shared-offer.ts";

/** `/api/handovers`: birds offered to other breeders, and offers of theirs taken or refused. */
export const handoverRoutes = room()
  .get("/", requires("papers.issue"), accepts("query", handoverFilter), async (c) => {
    const { org_id, page, ids, sale_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await listHandovers(c.var.scope, c.env, { page, ids: ids.split(","), sale_id }) });
  })
  // Whoever has the address sees the birds and may take them.
  .post("/", requires("papers.issue", "key"), accepts("json", handoverDraft), async (c) => {
    const draft = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, draft.org_id);
    const { handover, mail_id } = await offer(c.var.scope, c.env, draft);
    if (mail_id) announce(c, mail_id);
    return c.json({ data: handover }, 201);
  })
  .post("/accept", requires("papers.issue"), accepts("json", handoverToken), async (c) => {
    const { org_id, token } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json({ data: await accept(c.var.scope, c.env.FILES, token) }, 201);
  })
  .post("/refuse", requires("papers.issue"), accepts("json", handoverToken), async (c) => {
    const { org_id, token } = c.req.valid("json");
    ownOrganizationOnly(c.var.scope, org_id);
    await refuseOffer(c.var.scope, token);
    return c.body(null, 204);
  })
  .post("/:id/withdraw", requires("papers.issue"), async (c) =>
    c.json({ data: await withdraw(c.var.scope, c.env, c.req.param("id")) }),
  );

/** `/api/shared/handovers`: for whoever was given an address, signed in or not. */
export const sharedHandovers = room().get("/:token", async (c) =>
  c.json({ data: await sharedOffer(visitorOf(c), c.req.param("token")) }),
);
