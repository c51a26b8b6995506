import { type SQL, sql } from "drizzle-orm";
import type { HealthKind } from "#db/words/care.ts";
import type { Scope } from "#worker/scope.ts";
import { statusName } from "#worker/statuses/queries.ts";

/** A file of an event. */
export type HealthFile = { id: string; name: string; type: string; bytes: number };

type EventRow = {
  id: string;
  bird_id: string;
  ring: string;
  kind: HealthKind;
  on: string;
  findings: string | null;
  vet: string | null;
  cost: string | null;
  place_id: string | null;
  place: string | null;
  until: string | null;
  follow_up_on: string | null;
  followed_up_on: string | null;
  status_before: string | null;
  files: string;
  version: number;
  created_at: string;
  updated_at: string;
};

/** The statement that reads events as they are answered; the condition sees `it` and `birds`. */
export const readEvents = (scope: Scope, which: SQL) =>
  scope.db.all<EventRow>(sql`
    SELECT it.id, it.bird_id, birds.identifier AS ring, it.kind, it.on_day AS "on", it.findings, it.vet, it.cost,
      it.place_id, places.name AS place, it.until_on AS until, it.follow_up_on, it.followed_up_on,
      (SELECT statuses.${statusName(scope.language)} FROM statuses
        WHERE statuses.org_id = ${scope.org_id} AND statuses.id = it.status_before_id) AS status_before,
      (SELECT json_group_array(json_object('id', kept.id, 'name', kept.name, 'type', kept.file_type, 'bytes', kept.file_bytes))
        FROM (SELECT * FROM health_files WHERE org_id = ${scope.org_id} AND event_id = it.id ORDER BY created_at, id) kept) AS files,
      it.version, it.created_at, it.updated_at
    FROM health_events it
    CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = it.bird_id AND birds.deleted_at IS NULL
    LEFT JOIN places ON places.org_id = ${scope.org_id} AND places.id = it.place_id
    WHERE it.org_id = ${scope.org_id} AND ${which}`);

/** One event of one bird. */
export const readEvent = (scope: Scope, bird_id: string, id: string) =>
  readEvents(scope, sql`it.bird_id = ${bird_id} AND it.id = ${id}`);

/** An event as it is answered. */
export type HealthEvent = Omit<EventRow, "files"> & { files: HealthFile[] };

export const serializeEvent = ({ files, ...row }: EventRow): HealthEvent => ({
  ...row,
  files: JSON.parse(files) as HealthFile[],
});

/** So much of what was found stands in a list of many birds. */
const shortFindings = 200;

/** An event as it is told among those of other birds: findings that are long are only begun. */
export function shortEvent(row: EventRow): HealthEvent {
  const event = serializeEvent(row);
  const isLong = event.findings !== null && event.findings.length > shortFindings;
  return isLong
    ? {
        ...event,
        findings: `${event.findings
          ?.slice(0, shortFindings)
          .replace(/[\uD800-\uDBFF]$/, "")
          .trimEnd()}…`,
      }
    : event;
}
