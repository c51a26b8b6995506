import { sql } from "drizzle-orm";
import { dayIn } from "#worker/accounts/authenticate.ts";
import type { Bird } from "#worker/birds/stored/details.ts";
import type { Known } from "#worker/locales/part-days.ts";
import type { Scope } from "#worker/scope.ts";
import { changesIn, type TrailRow } from "#worker/trail/entries.ts";
import { personIn } from "#worker/trail/speech.ts";
import { fieldIn, valueIn } from "#worker/trail/values.ts";
import { type StatusChange, statusChanges } from "./status-changes.ts";

/** So many are told on the bird's first page; its history has the others. */
const most = 12;

/** Something that happened to a bird, on its calendar day. */
export type Happening = {
  kind:
    | "born"
    | "acquired"
    | "registered"
    | "moved"
    | "left"
    | "weighed"
    | "photos"
    | "young"
    | "status"
    | "died"
    | "edited"
    | "shared"
    | "unshared"
    | "trashed"
    | "restored";
  day: string;
  /** How much of the day is known, of a birth. */
  known?: Known;
  /** The place it went to, the status it has now, what it died of, what was changed. */
  what?: string;
  before?: string;
  /** Of young and photos. */
  count?: number;
  grams?: number;
  person?: string | null;
};

type Row = {
  kind: "moved" | "weighed" | "photos" | "young";
  at: string;
  what: string | null;
  before: string | null;
  n: number | null;
  known: Known;
};

/** The statement that reads a bird's newest moves, weights, photos and young: each by its own index, a dozen at most. */
export const happeningsOf = ({ db, org_id }: Scope, id: string) => {
  const place = (column: string) =>
    sql`(SELECT places.name FROM places WHERE places.org_id = ${org_id} AND places.id = moves.${sql.raw(column)})`;
  const young = (parent: string) => sql`
    SELECT 'young', birth_date, NULL, NULL, count(*), birth_precision FROM birds
    WHERE org_id = ${org_id} AND ${sql.raw(parent)} = ${id} AND deleted_at IS NULL AND birth_date IS NOT NULL
    GROUP BY birth_date, birth_precision ORDER BY birth_date DESC LIMIT ${most}`;
  return db.all<Row>(sql`
    SELECT * FROM (SELECT 'moved' AS kind, ifnull(moved_on, moves.at) AS at, ${place("to_place_id")} AS what, ${place("from_place_id")} AS before,
      NULL AS n, NULL AS known FROM moves WHERE org_id = ${org_id} AND bird_id = ${id}
      ORDER BY moves.at DESC, id DESC LIMIT ${most})
    UNION ALL SELECT * FROM (SELECT 'weighed', weighed_on, NULL, NULL, grams, NULL FROM bird_weights
      WHERE org_id = ${org_id} AND bird_id = ${id} ORDER BY weighed_on DESC, created_at DESC, id DESC LIMIT ${most})
    UNION ALL SELECT * FROM (SELECT 'photos', created_at, NULL, NULL, NULL, NULL FROM bird_photos
      WHERE org_id = ${org_id} AND bird_id = ${id} ORDER BY created_at DESC LIMIT 60)
    UNION ALL SELECT * FROM (${young("father_id")}) UNION ALL SELECT * FROM (${young("mother_id")})`);
};

type Said = { scope: Scope; timezone: string };

/** What happened to a bird, the newest day first; its history tells of the others. */
export function happeningsIn(bird: Bird, rows: Row[], lines: TrailRow[], { scope, timezone }: Said) {
  const dayOf = (at: string) => (at.length > 10 ? dayIn(timezone, at) : at);
  const own: Happening[] = [{ kind: "registered", day: dayOf(bird.created_at) }];
  if (bird.birth_date) own.push({ kind: "born", day: bird.birth_date, known: bird.birth_precision });
  if (bird.acquired_on) own.push({ kind: "acquired", day: bird.acquired_on });
  const changed = statusChanges(bird, lines);
  if (bird.status && bird.status_since && ![...changed.values()].some(({ after }) => after === bird.status_id)) {
    const { status_since: day, cause_of_death: cause, status } = bird;
    own.push(status.key === "deceased" ? died(day, cause) : { kind: "status", day, what: status.name });
  }
  const kept = rows.map((row) => keptIn(row, dayOf(row.at)));
  const told = lines.flatMap((line) => {
    const change = changed.get(line);
    const isDeath = change?.cause || (bird.status?.key === "deceased" && change?.after === bird.status_id);
    const day = dayOf(line.at);
    const statuses = change
      ? [isDeath ? died(change.since ?? day, change.cause) : statusIn(change, line, day, scope)]
      : [];
    return [...statuses, ...toldBy(line, day, scope)];
  });
  const all = [...kept, ...told, ...own];
  const found = gathered(all).sort((one, other) => compareDays(other.day, one.day));
  return found.slice(0, most).map((it, n) => ({ ...it, n }));
}
export type Happenings = ReturnType<typeof happeningsIn>;

function keptIn({ kind, what, before, n, known }: Row, day: string): Happening {
  if (kind === "weighed") return { kind, day, grams: n ?? 0 };
  if (kind === "photos") return { kind, day, count: 1 };
  if (kind === "young") return { kind, day, count: n ?? 0, known };
  const from = before ? { before } : {};
  return what ? { kind, day, what, ...from } : { kind: "left", day, ...from };
}

// Moves have their own lines, and how it came into the register is told by the bird itself.
const toldElsewhere = new Set([
  ...["place_id", "birth_precision", "deleted_at"],
  ...["status_id", "status_since", "cause_of_death"],
]);

const died = (day: string, cause: string | null): Happening => ({ kind: "died", day, ...(cause && { what: cause }) });

/** A change of status on the day it counts from; else on that of its line. */
function statusIn(change: StatusChange, line: TrailRow, day: string, { language }: Scope): Happening {
  const names = new Map(Object.entries(JSON.parse(line.names ?? "{}") as Record<string, string | null>));
  const named = (value: unknown) => valueIn(language, { subject: "bird", field: "status_id" }, value, { names });
  const { before, after, since } = change;
  const person = personIn(language, line);
  return { kind: "status", day: since ?? day, what: named(after), before: named(before), person };
}

/** What a line of the trail adds to the story beside the status: what is written down, the trash and back. */
function toldBy(line: TrailRow, day: string, { language }: Scope): Happening[] {
  const person = personIn(language, line);
  if (line.deed === "deleted") return [{ kind: "trashed", day, person }];
  if (line.deed === "restored") return [{ kind: "restored", day, person }];
  if (line.deed !== "changed") return [];
  const { public_link: link, ...changes } = changesIn(line);
  const shared: Happening[] = link ? [{ kind: link[1] ? "shared" : "unshared", day, person }] : [];
  const edited = Object.keys(changes).filter((field) => !toldElsewhere.has(field));
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

/** Photos of a day, and changes that one person made on it, as one line. */
function gathered(all: Happening[]): Happening[] {
  const found = new Map<string, Happening>();
  for (const it of all) {
    const isMany = it.kind === "photos" || it.kind === "edited";
    const key = isMany ? `${it.kind} ${it.day} ${it.person ?? ""}` : String(found.size);
    const first = found.get(key);
    if (!first) found.set(key, { ...it });
    else if (it.kind === "photos") first.count = (first.count ?? 0) + 1;
    else if (it.what && !first.what?.split(", ").includes(it.what)) first.what = `${first.what}, ${it.what}`;
  }
  return [...found.values()];
}

const compareDays = (one: string, other: string) => (one < other ? -1 : Number(one > other));
