import { authenticate, verified } from "#worker/accounts/authenticate.ts";
import { type RequestSource, visitorOf } from "#worker/accounts/visitor.ts";
import { accepts, room } from "#worker/http.ts";
import { announce } from "#worker/mail/announce.ts";
import { requires } from "#worker/rights.ts";
import { changeMember, removeMember } from "./changing.ts";
import { invitationDraft, joining, leaving, memberChange, memberFilter } from "./contract.ts";
import { resetFactor } from "./factors.ts";
import { invite, inviteAgain, withdraw } from "./inviting.ts";
import { invitationBehind, join } from "./joining.ts";
import { leaveWith } from "./leaving.ts";
import { findMember, listInvitations, listMembers } from "./listing.ts";

const tokenOf = (c: RequestSource) => (c.req.header("Invitation") ?? "").slice(0, 200);

const keeps = requires("members.write");

/** `/api/members`. Whoever joins is nobody yet; of everybody else each route says what they must be allowed. */
export const members = room()
  .get("/join", async (c) => c.json({ data: await invitationBehind(visitorOf(c), tokenOf(c)) }))
  .post("/join", accepts("json", joining), async (c) => c.json(await join(visitorOf(c), c.req.valid("json")), 201))
  .post(
    "/leave",
    authenticate,
    verified,
    requires("account.secure", "password"),
    accepts("json", leaving),
    async (c) => {
      await leaveWith(c.var.scope, c.env, c.req.valid("json").current_password);
      return c.body(null, 204);
    },
  )
  .get("/invitations", authenticate, verified, keeps, accepts("query", memberFilter), async (c) =>
    c.json({ data: await listInvitations(c.var.scope, c.req.valid("query")) }),
  )
  .post("/invitations", authenticate, verified, keeps, accepts("json", invitationDraft), async (c) => {
    const desk = { scope: c.var.scope, env: c.env, caller: c.var.caller.member };
    const { invitation, mail_id } = await invite(desk, c.req.valid("json"));
    announce(c, mail_id);
    return c.json({ data: invitation }, 201);
  })
  .post("/invitations/:id/again", authenticate, verified, keeps, async (c) => {
    const desk = { scope: c.var.scope, env: c.env, caller: c.var.caller.member };
    const { invitation, mail_id } = await inviteAgain(desk, c.req.param("id"));
    announce(c, mail_id);
    return c.json({ data: invitation });
  })
  .delete("/invitations/:id", authenticate, verified, keeps, async (c) => {
    await withdraw(c.var.scope, c.req.param("id"));
    return c.body(null, 204);
  })
  .get("/", authenticate, verified, keeps, accepts("query", memberFilter), async (c) =>
    c.json({ data: await listMembers(c.var.scope, c.req.valid("query")) }),
  )
  .get("/:id", authenticate, verified, keeps, async (c) =>
    c.json({ data: await findMember(c.var.scope, c.req.param("id")) }),
  )
  .put("/:id", authenticate, verified, keeps, accepts("json", memberChange), async (c) =>
    c.json({ data: await changeMember(c.var.scope, c.req.param("id"), c.req.valid("json")) }),
  )
  .delete("/:id/second-factor", authenticate, verified, keeps, async (c) => {
    announce(c, await resetFactor(c.var.scope, c.env, c.req.param("id")));
    return c.body(null, 204);
  })
  .delete("/:id", authenticate, verified, keeps, async (c) => {
    const id = c.req.param("id");
    await removeMember(c.var.scope, id);
    return c.json({ data: { id } });
  });
