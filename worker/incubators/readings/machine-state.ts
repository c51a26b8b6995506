import { and, asc, eq, sql } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import { incubatorOffsets, incubators, incubatorTrays } from "#db/schema/incubators.ts";
import { owned, type Scope } from "#worker/scope.ts";

type Asking = Pick<Scope, "db" | "org_id">;

/** The statements that read what a machine's readings are judged and shown by. */
export const machineState = (scope: Asking, incubator_id: string) => ({
  machines: scope.db
    .select({
      id: incubators.id,
      name: incubators.name,
      temperature_c: incubators.temperature_c,
      humidity_pct: incubators.humidity_pct,
      warning_c: incubators.warning_c,
      critical_c: incubators.critical_c,
      warning_pct: incubators.warning_pct,
      temperature_judged_from: incubators.temperature_judged_from,
      humidity_judged_from: incubators.humidity_judged_from,
      csv_columns: incubators.csv_columns,
      delivered: incubators.delivered,
      silent_at: incubators.silent_at,
      timezone: organizations.timezone,
    })
    .from(incubators)
    .innerJoin(organizations, eq(organizations.id, incubators.org_id))
    .where(owned(scope, incubators, eq(incubators.id, incubator_id))),
  offsets: scope.db
    .select({
      from_at: incubatorOffsets.from_at,
      temperature_c: incubatorOffsets.temperature_c,
      humidity_pct: incubatorOffsets.humidity_pct,
    })
    .from(incubatorOffsets)
    .where(owned(scope, incubatorOffsets, eq(incubatorOffsets.incubator_id, incubator_id)))
    .orderBy(asc(incubatorOffsets.from_at)),
  trays: scope.db
    .select({
      lockdown_on: incubatorTrays.lockdown_on,
      lockdown_humidity_pct: incubatorTrays.lockdown_humidity_pct,
    })
    .from(incubatorTrays)
    .where(owned(scope, incubatorTrays, eq(incubatorTrays.incubator_id, incubator_id))),
});
export type MachineRow = Awaited<ReturnType<typeof machineState>["machines"]>[number];

/** Whether nothing has come or changed since a machine was read by `delivered`. */
export const isDelivered = ({ org_id }: Pick<Scope, "org_id">, incubator_id: string, token: string) =>
  sql`EXISTS (SELECT 1 FROM incubators planned WHERE ${and(
    sql`planned.org_id = ${org_id}`,
    sql`planned.id = ${incubator_id}`,
    sql`planned.delivered = ${token}`,
  )})`;
