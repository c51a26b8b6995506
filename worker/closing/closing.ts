import { sql } from "drizzle-orm";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { isOwnPassword } from "#worker/accounts/profile.ts";
import { forgetStatement } from "#worker/accounts/rates.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { audited } from "#worker/audit.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Closing, type ClosingDraft, closingDays } from "./contract.ts";
import { lettersFor } from "./letters.ts";

const reading = ({ db, org_id }: Scope) =>
  db.all<Closing>(sql`SELECT organizations.name, closings.asked_at, organizations.closes_at FROM organizations
    LEFT JOIN closings ON closings.org_id = ${org_id} WHERE organizations.id = ${org_id}`);

/** Whether the caller's organisation closes, and when. */
export async function closingOf(scope: Scope): Promise<Closing> {
  const [found] = await reading(scope);
  if (!found) throw new Refusal("missing");
  return found;
}

/**
 * Closes the organisation in 30 days: from now on it is only read, its public pages are gone, and all its people are
 * told. A wrong password or another name is refused on its field, a second time is a `conflict`. The ids of the mails.
 */
export async function close(
  scope: Scope,
  env: Env,
  draft: ClosingDraft,
): Promise<{ closing: Closing; mails: string[] }> {
  const { db, org_id, now } = scope;
  const { isRight, tries } = await isOwnPassword(scope, env, draft.password);
  const { name } = await closingOf(scope);
  const isNamed = draft.name.normalize("NFC") === name.normalize("NFC").trim();
  if (!isRight || !isNamed) {
    await noteEntry(scope, "closing", { outcome: "failed" });
    throw new Refusal("invalid", {
      ...(!isRight && { password: ["accounts.password.wrong"] }),
      ...(!isNamed && { name: ["closing.name.other"] }),
    });
  }
  const closes_at = secondsFrom(now, closingDays * 86_400);
  const isNew = sql`EXISTS (SELECT 1 FROM closings WHERE org_id = ${org_id} AND asked_at = ${now})`;
  const letters = await lettersFor(scope, env, { kind: "begun", organization: name, closes_at });
  const { made, rows, here } = await batch(db, {
    here: signedInStatement(scope),
    made: db.all(sql`INSERT INTO closings (org_id, asked_at) SELECT ${org_id}, ${now} WHERE ${stillSignedIn(scope)}
      ON CONFLICT (org_id) DO NOTHING RETURNING org_id`),
    noted: audited(scope, lineOf(org_id, [null, closes_at.slice(0, 10)])),
    closed: db.run(sql`UPDATE organizations SET closes_at = ${closes_at} WHERE id = ${org_id} AND ${isNew}`),
    entry: noteEntry(scope, "closing", { details: { closes_on: closes_at.slice(0, 10) }, onlyIf: isNew }),
    forgotten: forgetStatement(db, tries),
    ...letters.statements(isNew),
    rows: reading(scope),
  });
  const [closing] = rows;
  if (here.length === 0) throw signedOut();
  if (made.length === 0 || !closing) throw new Refusal("conflict", {}, { detail: "closing.already" });
  return { closing, mails: letters.ids };
}

/** Lets the organisation stay after all; its people are told. A `conflict` where it does not close. */
export async function stay(scope: Scope, env: Env): Promise<{ closing: Closing; mails: string[] }> {
  const { db, org_id } = scope;
  const { name, closes_at } = await closingOf(scope);
  if (!closes_at) throw new Refusal("conflict", {}, { detail: "closing.stays" });
  const letters = await lettersFor(scope, env, { kind: "kept", organization: name, closes_at });
  const stays = stillSignedIn(scope);
  const { stayed, rows, here } = await batch(db, {
    here: signedInStatement(scope),
    ...letters.statements(sql`EXISTS (SELECT 1 FROM closings WHERE org_id = ${org_id} AND erased = 0) AND ${stays}`),
    // Once the first row is gone there is nothing to come back to.
    stayed: db.all(sql`DELETE FROM closings WHERE org_id = ${org_id} AND erased = 0 AND ${stays} RETURNING org_id`),
    noted: audited(scope, lineOf(org_id, [closes_at.slice(0, 10), null])),
    entry: noteEntry(scope, "closing", { details: { stays: "yes" }, onlyIf: sql`changes() > 0` }),
    opened: db.run(sql`UPDATE organizations SET closes_at = NULL WHERE id = ${org_id}
      AND NOT EXISTS (SELECT 1 FROM closings WHERE org_id = ${org_id})`),
    rows: reading(scope),
  } satisfies Statements);
  const [closing] = rows;
  if (here.length === 0) throw signedOut();
  if (stayed.length === 0 || !closing) throw new Refusal("conflict", {}, { detail: "closing.stays" });
  return { closing, mails: letters.ids };
}

const lineOf = (org_id: string, closes_on: [string | null, string | null]) =>
  ({ subject: "closing", subject_id: org_id, deed: "changed", changes: { closes_on } }) as const;
