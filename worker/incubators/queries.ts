import { sql } from "drizzle-orm";
import { incubators, incubatorTrays } from "#db/schema/incubators.ts";
import type { RowKind } from "#worker/kit/row-kind.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { IncubatorChange, IncubatorDraft } from "./contract.ts";

/** One machine of a name, whatever its case and accents. */
export const incubatorKind = {
  table: incubators,
  id: "incubator",
  subject: "incubator",
  hidden: ["name_key", "csv_columns", "silent_at", "temperature_judged_from", "humidity_judged_from", "delivered"],
  order: incubators.name_key,
  unique: { field: "name", key: "name_key", fold: foldName, taken: "incubators.name.taken" },
  auditNames: { made: ["name", "model"], gone: ["name"] },
  messages: { in_use: "incubators.delete.has_eggs", reused: "incubators.key_reused" },
} as const satisfies RowKind;

/** The organisation's machines. */
export const incubatorRows = rowsOf(incubatorKind);

const { id, name, kind, slots, position, lockdown_on, lockdown_humidity_pct } = incubatorTrays;
const shown = { id, name, kind, slots, lockdown_on, lockdown_humidity_pct };

/** The statement that reads the trays of a machine, in their order. */
export const traysOf = (scope: Scope, incubator_id: string) =>
  scope.db
    .select(shown)
    .from(incubatorTrays)
    .where(owned(scope, incubatorTrays, sql`incubator_id = ${incubator_id}`))
    .orderBy(position, id);

/** The columns of a machine that a draft or a change names. */
export function columnsOf<Draft extends IncubatorDraft | IncubatorChange>({ trays: _, bands = {}, ...rest }: Draft) {
  return { ...rest, ...bands };
}

/** Whether there is such a place, or none is named: what else is named is nobody's. */
export const hasPlace = ({ org_id }: Scope, place_id: string | null | undefined) =>
  place_id ? sql`EXISTS (SELECT 1 FROM places WHERE places.org_id = ${org_id} AND places.id = ${place_id})` : sql`true`;
