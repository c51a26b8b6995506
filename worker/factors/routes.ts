import { authenticate, verified } from "#worker/accounts/authenticate.ts";
import { visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { requires } from "#worker/rights.ts";
import { answerChallenge } from "./challenges.ts";
import { challengeAnswer, confirmation, factorSwitch } from "./contract.ts";
import { confirmAgain } from "./proving.ts";
import { beginFactor, confirmFactor, endFactor, factorState } from "./setup.ts";

const [reading, writing] = [requires("account.read"), requires("account.write")];
const [securing, proving] = [requires("account.secure"), requires("account.secure", "password")];

/** `/api/profile`: what opens the caller's own door. */
export const profile = room()
  .get("/second-factor", authenticate, verified, reading, async (c) => {
    const { scope, caller } = c.var;
    return c.json({ data: await factorState(scope, c.env, caller) });
  })
  .post("/second-factor", authenticate, verified, securing, async (c) => {
    const { scope, caller } = c.var;
    return c.json({ data: await beginFactor(scope, c.env, caller) });
  })
  .post("/second-factor/confirm", authenticate, verified, proving, accepts("json", factorSwitch), async (c) => {
    const { scope, caller } = c.var;
    const { recovery_codes, mail_id } = await confirmFactor(scope, c.env, caller, c.req.valid("json"));
    announce(c, mail_id);
    return c.json({ data: { recovery_codes } });
  })
  .delete("/second-factor", authenticate, verified, proving, accepts("json", factorSwitch), async (c) => {
    announce(c, await endFactor(c.var.scope, c.env, c.var.caller, c.req.valid("json")));
    return c.body(null, 204);
  });

/** `/api/auth`: the second step of a login, and the proof that it is still the same person. */
export const secondStep = room()
  .post("/second-factor", accepts("json", challengeAnswer), async (c) =>
    c.json(await answerChallenge(visitorOf(c), c.req.valid("json"))),
  )
  .post("/confirm", authenticate, verified, writing, accepts("json", confirmation), async (c) => {
    await confirmAgain(c.var.scope, c.env, c.var.caller, c.req.valid("json"));
    return c.body(null, 204);
  });
