import { sql } from "drizzle-orm";
import type { AlarmKind, AlarmLevel } from "#db/words/care.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";

/** So many alarms are named each; that there are more is enough of what is beyond. */
const mostNamed = 20;

type OpenAlarm = { incubator_id: string; name: string; kind: AlarmKind; level: AlarmLevel; worst: number | null };

/** The alarms that are open, the critical first: eggs wait for nobody. */
export const openAlarms = {
  join: ({ db, org_id }: Scope) =>
    joining(
      {
        open: db.all<OpenAlarm & { n: number }>(sql`
          SELECT it.incubator_id, incubators.name, it.kind, it.level, it.worst, count(*) OVER () AS n
          FROM incubator_alarms it
          JOIN incubators ON incubators.org_id = ${org_id} AND incubators.id = it.incubator_id
          WHERE it.org_id = ${org_id} AND it.closed_at IS NULL
          ORDER BY it.level = 'critical' DESC, it.opened_at, it.id LIMIT ${mostNamed}`),
      },
      ({ open }) => ({
        alarms: { open: open.map(({ n: _, ...it }): OpenAlarm => it), has_more: (open[0]?.n ?? 0) > open.length },
      }),
    ),
} satisfies Slots["attention"];
