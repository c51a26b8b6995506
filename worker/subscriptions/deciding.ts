import { sql } from "drizzle-orm";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { After } from "./events/after-event.ts";
import { lettersOf } from "./events/letters.ts";
import { type Row, type Standing, standingOf, type Whose } from "./events/standing.ts";
import { changed } from "./events/writing.ts";

/** Whose clock or hand changes a subscription. */
export type Decider = Whose & { env: Env; now: string; user_id: string | null; network?: string };
export type Paying = Standing & { row: Row };

/** What is not so, and why: from which state nothing leads there. */
export const illegal = (row: Row | undefined, detail?: string) =>
  new Refusal("illegal_state", {}, { from: row?.state ?? "ended", ...(detail && { detail }) });

/** Where an organisation that pays stands; `illegal_state` where it does not. */
export async function payingOf(whose: Whose): Promise<Paying> {
  const standing = await standingOf(whose);
  const { row } = standing;
  if (!row?.state || row.state === "ended") throw illegal(row);
  return { ...standing, row };
}

/**
 * Writes what was decided of a subscription as it was read, with a letter to each owner; whether it was still so. A `scope`
 * must still be signed in.
 */
export async function decide(by: Decider, { row, owners }: Paying, after: After, scope?: Scope): Promise<boolean> {
  const { db, env } = by;
  const { statements, isDone } = changed(by, row, after, scope ? stillSignedIn(scope) : sql`1 = 1`);
  const next = { ...row, ...after.set };
  const facts = { plan: row.plan, day: next.period_end ?? undefined };
  const of = { ...by, origin: env.APP_ORIGIN, owners };
  const letters = after.news && (await lettersOf(of, `${row.id} ${row.version}`, after.news, facts));
  const { written, here } = await batch(db, {
    ...(scope && { here: signedInStatement(scope) }),
    ...statements,
    ...letters?.statements(isDone),
  } as typeof statements & { here?: ReturnType<typeof signedInStatement> });
  if (scope && (here as unknown[]).length === 0) throw signedOut();
  const isOurs = written.rowsAffected > 0;
  if (isOurs && letters) await announceMails(env, letters.ids);
  return isOurs;
}

/** The same where nobody may have come first: `illegal_state`. */
export async function decideOnly(by: Decider, paying: Paying, after: After, scope: Scope): Promise<void> {
  if (!(await decide(by, paying, after, scope))) throw illegal((await standingOf(by)).row);
}
