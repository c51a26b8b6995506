import { tokenParts } from "#worker/accounts/secrets.ts";
import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { Refusal } from "#worker/refusal.ts";
import { ownOrganizationOnly, requires } from "#worker/rights.ts";
import { enquiryDays, tokenGiven } from "../enquiries/contract.ts";
import { waitingDraft, waitingFilter } from "./contract.ts";
import { joinWaiting } from "./joining.ts";
import { confirmWaiting, leaveWaiting, waitingPlace } from "./place.ts";
import { listWaiting, removeWaiting } from "./queue.ts";

/** `/api/enquiries/waiting`: who waits for a bird of the caller's organisation. */
export const waitingRoutes = room()
  .get("/", requires("market.write"), accepts("query", waitingFilter), async (c) => {
    const { page, org_id } = c.req.valid("query");
    ownOrganizationOnly(c.var.scope, org_id);
    return c.json(await listWaiting(c.var.scope, page));
  })
  .delete("/:id", requires("market.write"), async (c) => {
    await removeWaiting(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  });

/** `/api/market/waiting`: whoever waits, without an account, and their place by the token they were mailed. */
export const marketWaiting = room()
  .post("/", accepts("json", waitingDraft), async (c) => {
    const draft = c.req.valid("json");
    // Only a machine fills in what people do not see; it is answered as everybody is.
    if (!draft.website) announce(c, await joinWaiting(visitorOf(c), draft));
    return c.json({ data: { days: enquiryDays.unconfirmed } }, 202);
  })
  .post("/confirm", accepts("json", tokenGiven), async (c) =>
    c.json({ data: await confirmWaiting(visitorOf(c), c.req.valid("json").token) }),
  )
  .get("/:token", async (c) => c.json({ data: await waitingPlace(visitorOf(c), c.req.param("token")) }))
  // For whoever opens the address of the header: the page asks before anything is left.
  .get("/leave/:token", (c) => {
    const token = c.req.param("token");
    if (tokenParts(token).key === undefined) throw new Refusal("missing");
    return c.redirect(`${c.env.APP_ORIGIN}/market/waiting/${encodeURIComponent(token)}`, 303);
  })
  // RFC 8058: a mailbox sends this by itself, and whatever its body says there is but one thing to do.
  .post("/leave/:token", async (c) => {
    await leaveWaiting(visitorOf(c), c.req.param("token"));
    return c.body(null, 204);
  });
