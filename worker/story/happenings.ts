import { sql } from "drizzle-orm";
import { dayIn } from "#worker/accounts/authenticate.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import type { EventRow, FilledSlots } from "#worker/kit/slots.ts";
import type { Known } from "#worker/locales/part-days.ts";
import type { Scope } from "#worker/scope.ts";
import { changesIn, type TrailRow } from "#worker/trail/entries.ts";
import { personIn } from "#worker/trail/trail-text.ts";
import { fieldIn, valueIn } from "#worker/trail/values.ts";
import { type StatusChange, statusChanges } from "./status-changes.ts";

/** So many are told on the bird's first page; its history has the others. */
const most = 12;

/** Something that happened to a bird, on its calendar day. */
export type Happening = {
  /** One of the story's own kinds, or one that a room brings. */
  kind: OwnKind | (string & {});
  day: string;
  /** How much of the day is known, of a birth. */
  known?: Known;
  /** The status it has now, what it died of, what was changed; the place it went to, or was written down in. */
  what?: string;
  before?: string;
  /** To whom it went. */
  to?: string;
  /** It is where the bird was written down, and no move. */
  is_entry?: true;
  /** Of what is told together. */
  count?: number;
  person?: string | null;
};
export type OwnKind =
  | ("born" | "acquired" | "registered" | "young" | "status" | "died")
  | ("edited" | "shared" | "unshared" | "trashed" | "restored");

type Events = FilledSlots["birdEvents"];

/** The statement that reads the newest of what rooms say happened to a bird, and its young: each by an index of its own. */
export const happeningsOf = (scope: Scope, id: string, events: Events) => {
  const young = (parent: string) => sql`
    SELECT 'young' AS kind, birth_date AS at, NULL AS what, NULL AS before, count(*) AS n, birth_precision AS known
    FROM birds WHERE org_id = ${scope.org_id} AND ${sql.raw(parent)} = ${id} AND deleted_at IS NULL AND birth_date IS NOT NULL
    GROUP BY birth_date, birth_precision ORDER BY birth_date DESC LIMIT ${most}`;
  const all = [...events.map(({ rows }) => rows(scope, id, most)), young("father_id"), young("mother_id")];
  return scope.db.all<EventRow>(
    sql.join(
      all.map((rows) => sql`SELECT * FROM (${rows})`),
      sql` UNION ALL `,
    ),
  );
};

type HappeningsContext = { scope: Scope; timezone: string; events: Events };

/** What happened to a bird, the newest day first; its history tells of the others. */
export function happeningsIn(
  bird: Bird,
  rows: EventRow[],
  lines: TrailRow[],
  { scope, timezone, events }: HappeningsContext,
) {
  const dayOf = (at: string) => (at.length > 10 ? dayIn(timezone, at) : at);
  const kept = rows.map((row) => keptIn(row, dayOf(row.at), events));
  const place = kept.find(({ is_entry }) => is_entry)?.what;
  const own: Happening[] = [{ kind: "registered", day: dayOf(bird.created_at), ...(place && { what: place }) }];
  if (bird.birth_date) own.push({ kind: "born", day: bird.birth_date, known: bird.birth_precision });
  if (bird.acquired_on) own.push({ kind: "acquired", day: bird.acquired_on });
  const changed = statusChanges(bird, lines);
  if (bird.status && bird.status_since && ![...changed.values()].some(({ after }) => after === bird.status_id)) {
    const { status_since: day, cause_of_death: cause, left_to, status } = bird;
    own.push(status.key === "deceased" ? died(day, cause) : { kind: "status", day, ...gained(status.name, left_to) });
  }
  const listed = lines.flatMap((line) => {
    const change = changed.get(line);
    const isDeath = change?.cause || (bird.status?.key === "deceased" && change?.after === bird.status_id);
    const day = dayOf(line.at);
    const statuses = change
      ? [isDeath ? died(change.since ?? day, change.cause) : statusIn(change, line, day, scope)]
      : [];
    return [...statuses, ...eventsOf(line, day, scope)];
  });
  const all = [...kept.filter(({ is_entry }) => !is_entry), ...listed, ...own];
  const found = gathered(all, events).sort(
    (one, other) => compareDays(other.day, one.day) || rankOf(other) - rankOf(one),
  );
  return found.slice(0, most).map((it, n) => ({ ...it, n }));
}
export type Happenings = ReturnType<typeof happeningsIn>;

function keptIn(row: EventRow, day: string, events: Events): Happening {
  const { kind, n, known } = row;
  const slot = events.find(({ kinds }) => kind in kinds);
  return slot ? { kind, day, ...slot.serialize(row) } : { kind, day, count: n ?? 0, known: known as Known };
}

// Moves have their own lines, and how it came into the register is told by the bird itself.
const shownElsewhere = new Set([
  ...["place_id", "birth_precision", "deleted_at"],
  ...["status_id", "status_since", "cause_of_death", "left_to", "left_price_cents"],
]);

const died = (day: string, cause: string | null): Happening => ({ kind: "died", day, ...(cause && { what: cause }) });

/** What status it got, and who has it now where it went to somebody. */
const gained = (what: string, to: string | null) => ({ what, ...(to && { to }) });

/** A change of status on the day it counts from; else on that of its line. */
function statusIn(change: StatusChange, line: TrailRow, day: string, { language }: Scope): Happening {
  const names = new Map(Object.entries(JSON.parse(line.names ?? "{}") as Record<string, string | null>));
  const named = (value: unknown) => valueIn(language, { subject: "bird", field: "status_id" }, value, { names });
  const { before, after, since, to } = change;
  const person = personIn(language, line);
  return { kind: "status", day: since ?? day, ...gained(named(after), to), before: named(before), person };
}

/** What a line of the trail adds to the story beside the status: what is written down, the trash and back. */
function eventsOf(line: TrailRow, day: string, { language }: Scope): Happening[] {
  const person = personIn(language, line);
  if (line.deed === "deleted") return [{ kind: "trashed", day, person }];
  if (line.deed === "restored") return [{ kind: "restored", day, person }];
  if (line.deed !== "changed") return [];
  const { public_link: link, ...changes } = changesIn(line);
  const shared: Happening[] = link ? [{ kind: link[1] ? "shared" : "unshared", day, person }] : [];
  const edited = Object.keys(changes).filter((field) => !shownElsewhere.has(field));
  return [
    ...shared,
    ...edited.map((field) => ({
      kind: "edited" as const,
      day,
      what: fieldIn(language, { subject: "bird", field }),
      person,
    })),
  ];
}

/** What adds up on a day, such as photos, and changes that one person made on it, as one line. */
function gathered(all: Happening[], events: Events): Happening[] {
  const addsUp = new Set(events.flatMap(({ kinds }) => Object.keys(kinds).filter((kind) => kinds[kind]?.addsUp)));
  const found = new Map<string, Happening>();
  for (const it of all) {
    const isMany = addsUp.has(it.kind) || it.kind === "edited";
    const key = isMany ? `${it.kind} ${it.day} ${it.person ?? ""}` : String(found.size);
    const first = found.get(key);
    if (!first) found.set(key, { ...it });
    else if (addsUp.has(it.kind)) first.count = (first.count ?? 0) + 1;
    else if (it.what && !first.what?.split(", ").includes(it.what)) first.what = `${first.what}, ${it.what}`;
  }
  return [...found.values()];
}

// Of one day what begins a bird stands below what happens to it.
const beginnings: readonly string[] = ["born", "acquired", "registered"];
const rankOf = ({ kind }: Happening) => (beginnings.includes(kind) ? beginnings.indexOf(kind) : beginnings.length);

const compareDays = (one: string, other: string) => (one < other ? -1 : Number(one > other));
