import { createMiddleware } from "hono/factory";
import { allowed } from "#db/permissions.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import { type ApiEnv, accepts, requireType, room } from "#worker/http.ts";
import type { Founding } from "#worker/kit/room.ts";
import { announce } from "#worker/mail/announce.ts";
import { Refusal } from "#worker/refusal.ts";
import { requires } from "#worker/rights.ts";
import { authenticate, verified } from "./authenticate.ts";
import { sendCode, verifyCode } from "./codes.ts";
import * as contract from "./contract.ts";
import { logIn } from "./logins.ts";
import { changePassword, changeProfile, endSessionByHandle, meOf, mySessions } from "./profile.ts";
import { makeOrganization, register } from "./registrations.ts";
import { forgotPassword, resetOffer, resetPassword } from "./resets.ts";
import { endSession } from "./sessions.ts";
import { addressOf, visitorOf } from "./visitor.ts";

/** `/api/organizations`: sign-up's first call. What an organisation begins with the rooms say. */
export const organizations = (founding: Founding) =>
  room().post("/", accepts("json", contract.organizationDraft), async (c) =>
    c.json(await makeOrganization(visitorOf(c), c.req.valid("json"), founding), 201),
  );

const plainForm = createMiddleware<ApiEnv>(async (c, next) => {
  requireType(c, "application/x-www-form-urlencoded");
  await next();
});

/** A code in a path is used up only by a GET someone meant: not by HEAD, not by a browser fetching ahead. */
const meant = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.method !== "GET") return c.notFound();
  c.header("Referrer-Policy", "no-referrer");
  if (/prefetch|prerender/i.test(c.req.header("Sec-Purpose") ?? c.req.header("Purpose") ?? ""))
    throw new Refusal("malformed");
  await next();
});

/** `/api/auth`. An unverified token opens me, verify-code, resend-code and logout only. */
export const auth = room()
  .post("/register", accepts("json", contract.registration), async (c) => {
    const { opened, mail_id, next_in } = await register(visitorOf(c), c.req.valid("json"));
    announce(c, mail_id);
    // The body is fixed by the contract; the page still has to say when another code may be asked for.
    if (next_in) c.header("X-Code-Wait", String(next_in));
    return c.json(opened, 201);
  })
  .post("/login", plainForm, accepts("form", contract.loginDraft), async (c) => {
    const { opened, mail_id } = await logIn(visitorOf(c), c.req.valid("form"));
    announce(c, mail_id);
    return c.json(opened);
  })
  .post("/forgot-password", accepts("json", contract.addressOnly), async (c) => {
    announce(c, await forgotPassword(visitorOf(c), c.req.valid("json").email));
    return c.json({ data: { sent: true } }, 202);
  })
  .get("/reset-password", async (c) => {
    // In a header: no address of the API holds a secret.
    const token = (c.req.header("Reset-Token") ?? "").slice(0, 100);
    return c.json({ data: await resetOffer(visitorOf(c), token) });
  })
  .post("/reset-password", accepts("json", contract.passwordReset), async (c) => {
    announce(c, await resetPassword(visitorOf(c), c.req.valid("json")));
    return c.json({ data: { reset: true } });
  })
  .get("/me", authenticate, requires("account.read"), (c) => c.json({ data: meOf(c.var.scope, c.var.caller.member) }))
  .patch("/me", authenticate, verified, requires("account.write"), accepts("json", contract.profileChange), async (c) =>
    c.json({ data: await changeProfile(c.var.scope, c.var.caller.member, c.req.valid("json")) }),
  )
  .get("/verify-code/:code", meant, authenticate, requires("account.read"), async (c) => {
    const code = c.req.param("code");
    if (!/^[0-9]{6}$/.test(code)) throw new Refusal("missing");
    await verifyCode(c.var.scope, c.env, code, addressOf(c));
    return c.json({ data: meOf(c.var.scope, { ...c.var.caller.member, is_verified: true }) });
  })
  .post("/resend-code", authenticate, requires("account.write"), async (c) => {
    const { scope, caller } = c.var;
    if (caller.member.is_verified) return c.json({ data: { sent: false, next_in: 0 } });
    const desk = { ...scope, env: c.env, ip: addressOf(c) };
    const { mail_id, next_in } = await sendCode(desk, { ...caller.member, id: scope.user_id });
    announce(c, mail_id);
    return c.json({ data: { sent: true, next_in } });
  })
  .post("/logout", authenticate, requires("account.read"), async (c) => {
    const { scope, caller } = c.var;
    await endSession(c.var.opened.db, scope.user_id, caller.session_id);
    // Who only looked came in at home.
    if (caller.member.is_verified && !scope.grant) await noteEntry(scope, "logout");
    return c.body(null, 204);
  })
  .post(
    "/password",
    authenticate,
    verified,
    requires("account.secure", "password"),
    accepts("json", contract.passwordChange),
    async (c) => {
      announce(c, await changePassword(c.var.scope, c.env, c.var.caller, c.req.valid("json")));
      return c.json({ data: { changed: true } });
    },
  )
  .get("/sessions", authenticate, verified, requires("account.read"), async (c) =>
    c.json({ data: await mySessions(c.var.scope, c.var.caller.session_id) }),
  )
  .delete("/sessions/:handle", authenticate, verified, requires("account.write"), async (c) => {
    await endSessionByHandle(c.var.scope, c.req.param("handle"));
    return c.body(null, 204);
  });

/** `/api/permissions`: what the caller may do, by the table of the app. */
export const ownPermissions = room().get("/", requires("account.read"), (c) => {
  const { role } = c.var.scope;
  return c.json({ data: { role, may: allowed(role) } });
});
