import type { Context } from "hono";
import { newId } from "#db/ids.ts";
import { detailsOf } from "#worker/entries/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Authenticated } from "./authenticate.ts";
import { confirm, forgotten } from "./known-callers.ts";
import type { Recognised } from "./sessions.ts";

/** Of what the path names only an id of ours is kept: the rest is whatever was typed. */
const ofOurs = /^[a-z]{1,12}_[0-9A-Za-z_-]{1,60}$/;

/**
 * Has whatever an operator looks at noted in the organisation's trail of entries: one line with the first question that is
 * asked for the answer, in one transaction with it, and only while all that was known of them holds. Nothing is answered
 * without a line; what is refused leaves none, unless it had asked already.
 */
export function notesLook(c: Context<Authenticated>, recognised: Recognised, isRemembered: boolean) {
  const { opened, now } = c.var;
  const [, token = ""] = (c.req.header("Authorization") ?? "").split(" ");
  const { question, callerText, member } = recognised;
  let isNoted = false;
  const leaveOut = () => {
    if (!isNoted) confirm(opened, token, recognised);
  };
  function begin(route: string): void {
    if (isNoted) return;
    // The way out shows nothing.
    if (!route.startsWith("GET ")) {
      isNoted = true;
      return;
    }
    const ids = Object.values(c.req.param()).filter((it) => ofOurs.test(it));
    const details = detailsOf({ look: route, ...(ids.length > 0 && { ids: ids.join(" ") }) });
    const { sql, args } = question as { sql: string; args: string[] };
    const line = {
      sql: `INSERT INTO entries (id, org_id, user_id, key_id, at, kind, outcome, network, details)
        SELECT ?, ?, NULL, NULL, ?, 'support_look', 'ok', '', ? FROM (${sql}) it WHERE it.caller = ? RETURNING id`,
      args: [newId("entry"), member.org_id, now, details, ...args, callerText],
    };
    opened.alongside(line, ({ rows }) => {
      if (rows.length === 0) throw forgotten(token);
      isNoted = true;
    });
  }
  function mustBeNoted(): void {
    if (isNoted || !c.res.ok) return;
    // Otherwise its headers would be merged into the refusal.
    c.res = undefined;
    c.res = new Response();
    throw new Refusal("forbidden", {}, { detail: "accounts.look.only" });
  }
  // What asks before a route says that it may be looked at confirms who asks.
  if (isRemembered) leaveOut();
  return { begin, leaveOut, mustBeNoted };
}
