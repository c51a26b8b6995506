import { type SQL, sql } from "drizzle-orm";
import type { healthEvents } from "#db/schema/health.ts";
import type { HealthKind } from "#db/words/care.ts";
import { auditedLines } from "#worker/audit.ts";
import { kindIs } from "#worker/birds/columns/presence.ts";
import { inFlock, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { HealthDraft } from "./contract.ts";
import { nthOfEntry, ofEntry } from "./entry-ids.ts";
import { keptStatus, statusAfter } from "./status-after.ts";
import { judged, type Meant, mayHave, meantBirds, refuseWrong } from "./whom/meant-birds.ts";

/** A quarantine lasts so many days where nobody says it; 30 to 42 is the guideline. */
export const quarantineDays = 30;
const mostQuarantineDays = 366;
const mostAheadDays = 3 * 366;

/** An entry with its day and, of a quarantine, its end. */
export type Entry = Omit<HealthDraft, "on" | "sex" | "sexing_method" | "org_id" | "status"> & { on: string };

/** What an entry says, with the day and the end that it leaves out; refuses what cannot be whoever it is of. */
export function entryOf({ today }: Scope, { on: stated, ...draft }: Omit<Entry, "on"> & { on: string | null }): Entry {
  const on = stated ?? today;
  if (on > today) throw new Refusal("invalid", { on: ["health.on.future"] });
  const isQuarantine = draft.kind === "quarantine";
  if (!isQuarantine && draft.until !== null) throw new Refusal("invalid", { until: ["health.until.kind"] });
  if (!isQuarantine && draft.place_id !== null) throw new Refusal("invalid", { place_id: ["health.place.kind"] });
  const until = isQuarantine ? (draft.until ?? plusDays(on, quarantineDays)) : null;
  if (until !== null && until < on) throw new Refusal("invalid", { until: ["health.until.backwards"] });
  if (until !== null && until > plusDays(on, mostQuarantineDays))
    throw new Refusal("invalid", { until: ["health.until.far"] });
  const { follow_up_on } = draft;
  if (follow_up_on !== null && follow_up_on < on)
    throw new Refusal("invalid", { follow_up_on: ["health.follow_up.early"] });
  if (follow_up_on !== null && follow_up_on > plusDays(today, mostAheadDays))
    throw new Refusal("invalid", { follow_up_on: ["health.follow_up.far"] });
  return { ...draft, on, until };
}

/** Whether a place that an entry names is the organisation's. */
export const placeThere = ({ org_id }: Scope, place_id: string | null): SQL =>
  place_id === null
    ? sql`1`
    : sql`EXISTS (SELECT 1 FROM places WHERE places.org_id = ${org_id} AND places.id = ${place_id})`;

const follows = (kind: HealthKind, status: boolean | undefined): boolean =>
  status ?? (kind === "illness" || kind === "quarantine");

/**
 * Enters what happened to birds, all of them or none, with one line of the trail for each: their status and their place follow
 * in the same write, and visits that were to come are done. Refuses as `refuseWrong` and `entryOf` do, and a place that is not
 * there. With an Idempotency-Key the same request enters it once. Answers the ids, by the rings of the birds.
 */
export async function enterHealth(
  scope: Scope,
  meant: Meant,
  { org_id: _, status, ...draft }: Omit<HealthDraft, "sex" | "sexing_method">,
): Promise<string[]> {
  const entry = entryOf(scope, draft);
  const { place_id } = entry;
  const id = await idFor(scope, "health");
  const may = sql`${mayHave(scope, meant, entry)} AND ${placeThere(scope, place_id)}
    AND NOT EXISTS (SELECT 1 FROM health_events known WHERE known.org_id = ${scope.org_id} AND known.id = ${id})`;
  const answers = await batch(scope.db, {
    judged: judged(scope, meant, entry),
    place: scope.db.all<{ there: 0 | 1 }>(sql`SELECT ${placeThere(scope, place_id)} AS there`),
    ...eventsMade(scope, { id, meant, entry, may }),
    ...whatFollows(scope, { id, entry, status }),
    known: knownEvents(scope, id, meant),
  });
  const { known } = answers;
  if (known.some((it) => !isSame(it, entry))) throw new Refusal("conflict", {}, { detail: "health.reused" });
  if (known.length > 0) return known.map((it) => it.id);
  refuseWrong(meant, answers.judged);
  if (!answers.place[0]?.there) throw new Refusal("invalid", { place_id: ["fields.unknown_id"] });
  throw new Refusal("conflict");
}

type Known = Pick<typeof healthEvents.$inferSelect, "id" | "kind" | "on_day" | "findings" | "version"> & {
  is_meant: 0 | 1;
};

/** The statement that reads the events of an entry, by the rings of their birds. */
const knownEvents = (scope: Scope, id: string, meant: Meant) =>
  scope.db.all<Known>(sql`
    SELECT id, kind, on_day, findings, version, ${isNamed(scope, meant)} AS is_meant
    FROM health_events WHERE ${ofEntry(scope, id)} ORDER BY id`);

// Who lived in a place then may live elsewhere now.
const isNamed = (scope: Scope, meant: Meant): SQL =>
  meant.expected === undefined ? sql`1` : sql`bird_id IN (SELECT it.id FROM (${meantBirds(scope, meant)}) it)`;

// One that was corrected since is answered as it stands: what it was made from is no longer known.
const isSame = ({ kind, on_day, findings, version, is_meant }: Known, entry: Entry): boolean =>
  version > 1 || (is_meant === 1 && kind === entry.kind && on_day === entry.on && findings === entry.findings);

type Made = { id: string; meant: Meant; entry: Entry; may: SQL };

/** The statements that make an event for each who is meant, with its line in the trail. */
export function eventsMade(scope: Scope, { id, meant, entry, may }: Made) {
  const { db, org_id, now } = scope;
  const { kind, on, findings, vet, cost, place_id, until, follow_up_on } = entry;
  const lines = sql`
    SELECT bird_id AS subject_id, json_object('kind', json_array(NULL, kind), 'on_day', json_array(NULL, on_day)) AS changes
    FROM health_events WHERE ${ofEntry(scope, id)} AND created_at = ${now} AND changes() > 0`;
  return {
    made: db.run(sql`
      INSERT INTO health_events (id, org_id, bird_id, kind, on_day, findings, vet, cost, place_id, until_on, follow_up_on,
        status_before_id, created_at, updated_at)
      SELECT ${nthOfEntry(id, sql`it.nth`)}, ${org_id}, it.id, ${kind}, ${on}, ${findings}, ${vet}, ${cost},
        ${place_id}, ${until}, ${follow_up_on}, ${keptStatus(scope, kind)}, ${now}, ${now}
      FROM (SELECT *, row_number() OVER (ORDER BY identifier_key) AS nth FROM (${meantBirds(scope, meant)})) it
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = it.id
      WHERE ${may}`),
    noted: auditedLines(scope, { subject: "health", deed: "created", lines }),
  };
}

/** The statements by which status, place and visits that were to come follow the events of an entry, as they were just made. */
export function whatFollows(
  scope: Scope,
  { id, entry, status }: { id: string; entry: Entry; status: boolean | undefined },
) {
  const { db, org_id, now, today } = scope;
  const { kind, on, place_id, until } = entry;
  const made = sql`${ofEntry(scope, id)} AND created_at = ${now}`;
  const which = sql`birds.id IN (SELECT bird_id FROM health_events WHERE ${made})`;
  const when = sql`EXISTS (SELECT 1 FROM health_events WHERE ${made})`;
  const isOver = until !== null && until < today;
  const reason = translate(scope.language, "health.moved");
  return {
    ...(follows(kind, status) && !isOver ? statusAfter(scope, { kind, on, which, when }) : {}),
    ...(place_id !== null &&
      !isOver && {
        moved: db.run(sql`
          UPDATE birds SET place_id = ${place_id}, ${writeStampSql(scope, { reason, on })}
          WHERE birds.org_id = ${org_id} AND ${inFlock} AND ${which} AND ${kindIs(scope, "present")}
            AND birds.place_id IS NOT ${place_id}`),
      }),
    followed: db.run(sql`
      UPDATE health_events SET followed_up_on = ${on}, version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND bird_id IN (SELECT bird_id FROM health_events WHERE ${made})
        AND follow_up_on IS NOT NULL AND followed_up_on IS NULL AND NOT ${ofEntry(scope, id)} AND on_day <= ${on}
        AND (follow_up_on <= ${on} OR ${kind} = 'recovery')`),
  };
}
