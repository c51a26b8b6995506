import { and, type SQL, sql } from "drizzle-orm";
import { audit } from "#db/schema/audit.ts";
import type { Language } from "#db/vocabulary.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { clockIn } from "#worker/locales/dates.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { changesIn, linesOf, type TrailRow } from "./entries.ts";
import { serializeLine, type TrailLineView } from "./trail-text.ts";
import { valueIn } from "./values.ts";

export type TrailContext = { timezone: string; subjects: Subjects };

/** What an event is told by: for some a sentence is kept, others are named as the trail names them. */
const sentences = [
  ...(["bird_created", "bird_status", "bird_place", "bird_homeless", "bird_changed", "bird_deleted"] as const),
  ...(["bird_restored", "bird_erased", "weight_created", "photo_created", "file_imported", "file_undone"] as const),
] as const;
type Sentence = (typeof sentences)[number];

/** What somebody did: a line of the trail that stands for all of its kind. */
export type LatestEvent = Pick<
  TrailLineView,
  "id" | "at" | "when" | "person" | "subject" | "subject_id" | "kind" | "name" | "done"
> & {
  sentence: Sentence | null;
  /** How many birds or lines it is about; more than `linesCounted` are not counted. */
  lines: number;
  /** What they became: the status or the place, by name. */
  became: string;
  /** Whether what it was done to still has a page. */
  exists: boolean;
};

const [momentsRead, shown] = [30, 6];
/** More lines of one event are not counted. */
const linesCounted = 1000;
/** One event after the other within this time is told as one. */
const together = 3_600_000;

/**
 * The statement that reads the last events: whatever one request wrote has one instant, and is one event however many lines
 * it has. The index of times is jumped along, so that an event to 100,000 birds costs no more than one.
 */
function latestQuery(scope: Scope, { subjects }: TrailContext) {
  const { org_id } = scope;
  const before = (bound: SQL) => sql`(SELECT max(at) FROM audit WHERE org_id = ${org_id} AND ${bound})`;
  const of = (row: string) => sql`SELECT it.id FROM audit it WHERE it.org_id = ${org_id} AND ${sql.raw(row)}`;
  // What an import did to birds stands behind the import's own line.
  const moments = sql`(
    WITH RECURSIVE moments(at, place) AS (
      SELECT ${before(sql`1`)}, 1
      UNION ALL SELECT ${before(sql`at < moments.at`)}, place + 1 FROM moments
      WHERE moments.at IS NOT NULL AND place < ${momentsRead}
    ), first AS (
      SELECT moments.at, (${of("it.at = moments.at")} ORDER BY it.id DESC LIMIT 1) AS id FROM moments WHERE at IS NOT NULL
    )
    SELECT coalesce((
      ${of("it.at = first.at AND it.deed = 'imported' AND it.subject = 'import' AND it.subject_id = line.import_id")} LIMIT 1
    ), first.id) AS id FROM first CROSS JOIN audit line ON line.org_id = ${org_id} AND line.id = first.id
  )`;
  const lines = sql<number>`(SELECT count(*) FROM (
    SELECT 1 FROM audit it WHERE it.org_id = ${org_id} AND it.at = audit.at
    AND it.deed = audit.deed AND it.subject = audit.subject LIMIT ${linesCounted + 1}
  ))`.as("lines");
  return (
    scope.db
      .select({ ...linesOf(scope, subjects), lines })
      .from(audit)
      .where(and(owned(scope, audit), sql`audit.id IN ${moments}`))
      // The plus: to have them in order, SQLite would walk through the whole trail and not jump.
      .orderBy(sql`+${audit.at} DESC`, sql`+${audit.id} DESC`)
  );
}

type Row = TrailRow & { lines: number };

/** The events in the reader's words, the last first; what one person did one after the other is one. */
function serializeEvent(
  { language, role, now }: Pick<Scope, "language" | "role" | "now">,
  facts: TrailContext,
  rows: readonly Row[],
): LatestEvent[] {
  const report = serializeLine({ language, role }, facts);
  const actions: Array<LatestEvent & { since: string; kinds: string }> = [];
  for (const row of rows) {
    const event = eventOf(row, report(row), language);
    const kinds = [row.user_id, row.author, row.subject, event.sentence ?? row.id, event.became].join("|");
    const last = actions.at(-1);
    const isOne = last?.kinds === kinds && Date.parse(last.since) - Date.parse(row.at) < together;
    if (isOne) {
      last.lines += event.lines;
      last.since = row.at;
    } else if (actions.length < shown) actions.push({ ...event, since: row.at, kinds });
    else break;
  }
  // Of today's events the hour is told alone.
  const day = `${clockIn(language, facts.timezone).day(now)}, `;
  return actions.map(({ since: _, kinds: __, ...deed }) => ({ ...deed, when: deed.when.replace(day, "") }));
}

function eventOf(
  row: Row,
  { changes: _, deed: __, is_restored: ___, ...line }: TrailLineView,
  language: Language,
): LatestEvent {
  const changes = changesIn(row);
  const { status_id, place_id } = changes;
  const isChange = row.subject === "bird" && row.deed === "changed";
  const change = status_id ? "status" : place_id ? (place_id[1] === null ? "homeless" : "place") : "changed";
  const about = row.subject === "import" ? "file" : row.subject;
  const named = isChange ? `bird_${change}` : `${about}_${row.deed}`;
  const [field, value] = status_id ? ["status_id", status_id[1]] : ["place_id", place_id?.[1]];
  const names = new Map(Object.entries(JSON.parse(row.names ?? "{}") as Record<string, string | null>));
  const counted = ["created", "updated"].map((kind) => Number(changes[kind]?.[1] ?? 0));
  return {
    ...line,
    sentence: sentences.find((it) => it === named) ?? null,
    lines: row.subject === "import" && row.deed === "imported" ? counted.reduce((sum, n) => sum + n, 0) : row.lines,
    became: isChange ? valueIn(language, { subject: "bird", field }, value, { names }) : "",
  };
}

/** How the last events are read and told. */
export const latestEvents = { query: latestQuery, serialize: serializeEvent };
