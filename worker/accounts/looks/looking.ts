import { isDemo } from "#db/ids.ts";
import type { Env } from "#worker/env.ts";
import type { Grant } from "#worker/scope.ts";

/** Hours for which a password or a code of an operator counts. */
export const operatorHours = 12;

/** Somebody as far as it says whether they run the app. */
type Candidate = { org_id: string; email: string; is_verified: boolean; second_factor_at: string | null };

/** An operator who looks at an organisation: by which grant, and who they are at home. */
export type Looking = { grant: Grant; operator: Candidate };

/** Whether these are the addresses of a deployment's operators: those of `OPERATOR_EMAILS`, with commas between. */
export function isOperator({ OPERATOR_EMAILS = "" }: Pick<Env, "OPERATOR_EMAILS">, member: Candidate): boolean {
  const listed = OPERATOR_EMAILS.toLowerCase().split(/[\s,;]+/u);
  const isProved = member.is_verified && member.second_factor_at !== null && !isDemo(member.org_id);
  return isProved && listed.includes(member.email.toLowerCase());
}

/** When a look ends, ISO: with its grant, or when the operator would have to prove anew that it is them. */
export function untilWhen({ confirmed_at, ends_at }: { confirmed_at: string; ends_at: string }): string {
  const proved = Date.parse(confirmed_at) + operatorHours * 3_600_000;
  const stale = Number.isNaN(proved) ? "" : new Date(proved).toISOString();
  return stale < ends_at ? stale : ends_at;
}
