import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { ringInstead } from "#worker/kit/bird-slots.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** Why a candidate bird may not be: the field and a message key. The field is empty for the plan's limit. */
export type Fault = { field: string; code: string };

export const taken = "birds.identifier.taken";
export const full = "plan_limit";

/** One rule: the fault that stands where `rest` finds a row of `candidate`. */
export const fault = (field: string, code: string, rest: SQL) =>
  sql`SELECT ${field} AS field, ${code} AS code FROM candidate ${rest}`;

/** The refusal for faults: what is wrong first (422), then a ring that is taken (409), then the plan's limit (402). */
export function refusalFor(scope: Scope, faults: Fault[]): Refusal {
  const wrong = faults.filter(({ code }) => code !== taken && code !== full);
  if (wrong.length > 0) return new Refusal("invalid", fieldsOf(faults));
  if (faults.some(({ code }) => code === taken)) return new Refusal("conflict", { identifier: [taken] });
  return new Refusal("plan_limit", {}, { values: { limit: planOf(scope.plan).birds ?? 0 } });
}

/** The same, and where the ring is taken the next that is free as `current.next`; one trip more, for that alone. */
export async function refusalWithNext(scope: Scope, faults: Fault[], ring: string): Promise<Refusal> {
  const refusal = refusalFor(scope, faults);
  if (refusal.code !== "conflict") return refusal;
  const { next, of_series } = await ringInstead(scope, ring);
  if (next === null) return refusal;
  const code = of_series ? "birds.identifier.taken_next" : taken;
  return new Refusal("conflict", { identifier: [code] }, { values: { next }, current: { next } });
}

function fieldsOf(faults: Fault[]): FieldMessages {
  const fields: FieldMessages = {};
  for (const { field, code } of faults) if (field) fields[field] = [...(fields[field] ?? []), code];
  return fields;
}
