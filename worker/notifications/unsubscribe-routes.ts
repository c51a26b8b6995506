import { visitorOf } from "#worker/accounts/visitor.ts";
import { room } from "#worker/http.ts";
import { translate } from "#worker/locales/translate.ts";
import { mailBehind, readToken, turnMailOff } from "./unsubscribing.ts";

/** `/api/unsubscribe`: by the token of a mail, without a login. Nothing that only reads it turns anything off. */
export const unsubscribeRoutes = room()
  .get("/", async (c) => {
    const visitor = visitorOf(c);
    const behind = await mailBehind(visitor, (c.req.header("Unsubscribe") ?? "").slice(0, 200));
    const name = translate(visitor.language, `notifications.switch.${behind.switch}`);
    return c.json({ data: { ...behind, name } });
  })
  // For whoever opens the address of the header: the page asks before it turns anything off.
  .get("/:token", async (c) => {
    const token = c.req.param("token");
    await readToken(c.env, token);
    return c.redirect(`${c.env.APP_ORIGIN}/unsubscribe/${token}`, 303);
  })
  // RFC 8058: the reader's mailbox sends this by itself, and whatever its body says there is but one thing to do.
  .post("/:token", async (c) => c.json({ data: await turnMailOff(visitorOf(c), c.req.param("token")) }));
