import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { requires } from "#worker/rights.ts";
import { authenticate, verified } from "../authenticate.ts";
import { factorEnd, factorProof } from "../second-factor/contract.ts";
import { beginFactor, confirmFactor, endFactor, factorState } from "../second-factor/setup.ts";

const [reading, writing] = [requires("account.read"), requires("account.write")];

/** `/api/profile`: what opens the caller's own door. */
export const profile = room()
  .get("/second-factor", authenticate, verified, reading, async (c) => {
    const { scope, caller } = c.var;
    return c.json({ data: await factorState(scope, c.env, caller.member.email) });
  })
  .post("/second-factor", authenticate, verified, writing, async (c) => {
    const { scope, caller } = c.var;
    return c.json({ data: await beginFactor(scope, c.env, caller.member.email) });
  })
  .post("/second-factor/confirm", authenticate, verified, writing, accepts("json", factorProof), async (c) => {
    const { scope, caller } = c.var;
    const { recovery_codes, mail_id } = await confirmFactor(scope, c.env, caller, c.req.valid("json").code);
    announce(c, mail_id);
    return c.json({ data: { recovery_codes } });
  })
  .delete("/second-factor", authenticate, verified, writing, accepts("json", factorEnd), async (c) => {
    announce(c, await endFactor(c.var.scope, c.env, c.var.caller, c.req.valid("json")));
    return c.body(null, 204);
  });
