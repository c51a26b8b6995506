import { and, eq, gt, sql } from "drizzle-orm";
import type * as z from "zod";
import { signupFlows } from "#db/schema/accounts.ts";
import { signupSteps } from "#db/vocabulary.ts";
import { Refusal } from "#worker/refusal.ts";
import type { flowStep, SignupFlow } from "./contract.ts";
import { countStatement, rate, refuseBeyond } from "./rates.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { secondsFrom, type Visitor } from "./visitor.ts";

/** Seconds an unfinished sign-up is kept. */
export const flowLife = 24 * 3600;

type Row = typeof signupFlows.$inferSelect;

const asFlow = ({ email, completed_steps, plan, organization_name, first_name, last_name }: Row): SignupFlow => ({
  email,
  plan,
  organization_name,
  first_name,
  last_name,
  completed_steps: signupSteps.filter((step) => completed_steps.includes(step)),
});

const live = async ({ now }: Visitor, token: string) =>
  and(eq(signupFlows.id, await hashSecret(token)), gt(signupFlows.expires_at, now));

/** The sign-up flow a token opens; an unknown or expired one is missing. */
export async function findFlow(visitor: Visitor, token: string): Promise<SignupFlow> {
  const [row] = await visitor.db
    .select()
    .from(signupFlows)
    .where(await live(visitor, token));
  if (!row) throw new Refusal("missing");
  return asFlow(row);
}

type FlowStep = z.output<typeof flowStep>;

/**
 * Completes a step and keeps what it learned; the first step starts a flow when the token opens none, and then the new
 * token comes back. A later step without the one before is refused.
 */
export async function completeStep(
  visitor: Visitor,
  token: string,
  { step, ...learned }: FlowStep,
): Promise<{ flow: SignupFlow; token?: string }> {
  const done = sql`EXISTS (SELECT 1 FROM json_each(completed_steps) WHERE value = '/signup')`;
  const added = sql`CASE WHEN EXISTS (SELECT 1 FROM json_each(completed_steps) WHERE value = ${step})
    THEN completed_steps ELSE json_insert(completed_steps, '$[#]', ${step}) END`;
  const [row] = await visitor.db
    .update(signupFlows)
    .set({ ...learned, completed_steps: added })
    .where(and(await live(visitor, token), step === "/signup" ? undefined : done))
    .returning();
  if (row) return { flow: asFlow(row) };
  if (step !== "/signup") throw new Refusal("invalid", { step: ["accounts.flow.order"] });
  return startFlow(visitor, learned);
}

async function startFlow(visitor: Visitor, learned: Omit<FlowStep, "step">) {
  const { db, env, now, ip } = visitor;
  const byIp = await rate(env, "flow.ip", ip);
  refuseBeyond([[byIp, await countStatement(db, byIp, now)]], now);
  const token = newSecret();
  const times = { created_at: now, expires_at: secondsFrom(now, flowLife) };
  const [row] = await db
    .insert(signupFlows)
    .values({ plan: "professional", ...learned, ...times, id: await hashSecret(token), completed_steps: ["/signup"] })
    .returning();
  if (!row) throw new Error("a flow was inserted and did not come back");
  return { flow: asFlow(row), token };
}

/** Forgets a flow; one that is gone already is gone. */
export async function endFlow({ db }: Visitor, token: string): Promise<void> {
  await db.delete(signupFlows).where(eq(signupFlows.id, await hashSecret(token)));
}
