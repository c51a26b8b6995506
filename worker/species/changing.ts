import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { species } from "#db/schema/species.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { speciesChange } from "./contract.ts";
import { type Species, speciesRows } from "./queries.ts";
import { type FigureField, misfits, orderedFields } from "./season-contract.ts";

type Change = z.output<typeof speciesChange>;

/** Changes a species; `invalid` where what is said contradicts what stands there, which the contract cannot see. */
export function changeSpecies(scope: Scope, id: string, input: Change): Promise<Species> {
  return speciesRows.change(scope, id, input, {
    when: fitting(input),
    why: async (current) => {
      const texts = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      const wrong = misfits({ ...current, ...texts });
      if (wrong.length === 0) return undefined;
      const fields: FieldMessages = {};
      for (const { field, key } of wrong) fields[field] = [...(fields[field] ?? []), key];
      return new Refusal("invalid", fields);
    },
  });
}

/** The same order as `misfits`, of the row as it would become. */
function fitting(input: Change): SQL | undefined {
  if (!orderedFields.some((field) => input[field] !== undefined)) return undefined;
  const is = (field: FigureField) => becoming(input, field);
  const last = sql`ifnull((SELECT max(value) FROM json_each('[' || ${is("candling_days")} || ']')), 0)`;
  return sql`
    (${is("incubation_days_to")} IS NULL OR ifnull(${is("incubation_days")} <= ${is("incubation_days_to")}, 0))
    AND (${is("incubation_days")} IS NULL OR ${last} < ${is("incubation_days")})
    AND (${is("ring_days_to")} IS NULL OR ifnull(${is("ring_days_from")} <= ${is("ring_days_to")}, 0))
    AND (${is("weaning_day")} IS NULL OR coalesce(${is("ring_days_to")}, ${is("ring_days_from")}, 0) < ${is("weaning_day")})`;
}

function becoming(input: Change, field: FigureField): SQL {
  const value = input[field];
  if (value === undefined) return sql`${species[field]}`;
  return value === null ? sql`NULL` : sql`${species[field].mapToDriverValue(value as never)}`;
}
