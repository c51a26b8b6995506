import { and, eq, isNull, sql } from "drizzle-orm";
import { organizations, users } from "#db/schema/accounts.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import { accepts, room } from "#worker/http.ts";
import { batch } from "#worker/kit/batch.ts";
import { requires } from "#worker/rights.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { factorRule } from "./contract.ts";

/** From when on the organisation asks it of all, and who has none yet. */
export type FactorRule = { required_from: string | null; without: Array<{ id: string; name: string | null }> };

/** Days between asking a second factor of all and letting nobody in without one. */
const noticeDays = 7;

/** From when on it is asked of all, and who has none yet, by name. */
async function ruleOf(scope: Scope): Promise<FactorRule> {
  return ruleIn(await batch(scope.db, readRule(scope)));
}

/** The statements that read it; they fit any batch. */
export const readRule = ({ db, org_id, ...scope }: Scope) => ({
  rule: db
    .select({ required_from: organizations.second_factor_required_from })
    .from(organizations)
    .where(eq(organizations.id, org_id)),
  without: db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(owned({ ...scope, org_id }, users, and(eq(users.is_active, true), isNull(users.second_factor_at))))
    .orderBy(users.name, users.id)
    .limit(200),
});
type Reading = ReturnType<typeof readRule>;

/** What they answered. */
export const ruleIn = ({ rule: [rule], without }: { [Name in keyof Reading]: Awaited<Reading[Name]> }): FactorRule => ({
  required_from: rule?.required_from ?? null,
  without,
});

/** Asks it of all from a week on, or of nobody; asked again, the day stays. */
async function setRule(scope: Scope, required: boolean): Promise<FactorRule> {
  const { db, org_id, now } = scope;
  const from = required ? secondsFrom(now, noticeDays * 24 * 3600) : null;
  const {
    here: [here],
  } = await batch(db, {
    set: db.run(sql`UPDATE organizations SET second_factor_required_from = ${from}
      WHERE id = ${org_id} AND (second_factor_required_from IS NULL) = (${from} IS NOT NULL) AND ${stillSignedIn(scope)}`),
    noted: noteEntry(scope, "factor_rule", {
      details: { required: required ? "yes" : "no" },
      onlyIf: sql`changes() > 0`,
    }),
    here: signedInStatement(scope),
  });
  if (!here) throw signedOut();
  return ruleOf(scope);
}

/** `/api/access`: what an organisation asks of everybody who comes in. */
export const access = room()
  .get("/", requires("organization.close"), async (c) => c.json({ data: await ruleOf(c.var.scope) }))
  .put("/", requires("organization.close"), accepts("json", factorRule), async (c) =>
    c.json({ data: await setRule(c.var.scope, c.req.valid("json").required) }),
  );
