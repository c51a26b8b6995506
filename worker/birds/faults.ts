import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
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

function fieldsOf(faults: Fault[]): FieldMessages {
  const fields: FieldMessages = {};
  for (const { field, code } of faults) if (field) fields[field] = [...(fields[field] ?? []), code];
  return fields;
}
