import { type Authenticated, authenticate, verified } from "#worker/accounts/authenticate.ts";
import { addressOf, type RequestSource, visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import type { Gathered } from "#worker/kit/room.ts";
import { announce } from "#worker/mail/announce.ts";
import { requires } from "#worker/rights.ts";
import { addressState, askForCode, changeAddress } from "./changing.ts";
import { addressDraft, addressProof, wayBack } from "./contract.ts";
import { addressBehind, goBack } from "./returning.ts";

type AddressVariables = Authenticated["Variables"];
const confirming = (c: RequestSource & { var: AddressVariables }) => ({
  scope: c.var.scope,
  env: c.env,
  caller: c.var.caller,
  ip: addressOf(c),
});
const securing = requires("account.secure");

/** `/api/profile/email`: the caller's change of address. */
export const ownAddress = room()
  // Asked for already: who must confirm does so before anything is typed.
  .get("/email", authenticate, verified, securing, async (c) => c.json({ data: await addressState(confirming(c)) }))
  .post("/email", authenticate, verified, securing, accepts("json", addressDraft), async (c) => {
    const { mail_id, next_in } = await askForCode(confirming(c), c.req.valid("json").email);
    announce(c, mail_id);
    return c.json({ data: { sent: true, next_in } });
  })
  .post("/email/confirm", authenticate, verified, securing, accepts("json", addressProof), async (c) => {
    const { me, mail_id } = await changeAddress(confirming(c), c.req.valid("json").code);
    announce(c, mail_id);
    return c.json({ data: me });
  });

/** `/api/auth/email-back`: the way back, for whoever has the link that was mailed to the address before. */
export const addressBack = (gatheredRooms: Gathered) =>
  room()
    .get("/email-back", async (c) => {
      const token = (c.req.header("Way-Back") ?? "").slice(0, 200);
      return c.json({ data: await addressBehind(visitorOf(c), token) });
    })
    .post("/email-back", accepts("json", wayBack), async (c) => {
      const { mail_ids, ...back } = await goBack(visitorOf(c), gatheredRooms, c.req.valid("json").token);
      announce(c, ...mail_ids);
      if ("refused" in back) throw back.refused;
      return c.json({ data: back });
    });
