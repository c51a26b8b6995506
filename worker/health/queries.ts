import { type SQL, sql } from "drizzle-orm";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { placePicks, placesToPick } from "#worker/birds/picker/place-picks.ts";
import { batch } from "#worker/kit/batch.ts";
import { type FilledSlots, joined } from "#worker/kit/slots.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { statusName } from "#worker/statuses/queries.ts";
import type { BirdHealthFilter, HealthChoices, HealthFilter } from "./contract.ts";
import { isOpen, readCourses } from "./courses/course-rows.ts";
import { birdCourse, courseSummary, readCoursesOf } from "./courses/listing.ts";
import { quarantineDays } from "./entering.ts";
import { readEvent, readEvents, serializeEvent, shortEvent } from "./event-rows.ts";
import { followUpsBefore, runningQuarantines } from "./open-events.ts";
import { statusBefore } from "./status-after.ts";
import { mostMeant } from "./whom/bounds-contract.ts";
import { meantBirds, meantBy } from "./whom/meant-birds.ts";

const newestFirst: SQL = sql.raw("ORDER BY it.on_day DESC, it.created_at DESC, it.id DESC");
/** So many events of a bird are told in full at a time. */
const ofBirdAtOnce = 30;
const perPage = 50;
/** So many of what is open stand above a list. */
const mostOpen = 50;

/**
 * A page of a bird's events and the courses of medicine it took part in, the newest first, with all that is needed there: its
 * head, the places of a quarantine, the status from before. `chosen` is the event that was asked for; null where there is none.
 */
export async function healthOfBird(scope: Scope, bird_id: string, { page, event }: BirdHealthFilter) {
  const { db, org_id, today } = scope;
  const {
    header: [head],
    items,
    chosen,
    counted,
    before,
    places,
    courses,
  } = await batch(db, {
    header: birdHeader(scope, bird_id),
    items: readEvents(
      scope,
      sql`it.bird_id = ${bird_id} ${newestFirst} LIMIT ${ofBirdAtOnce} OFFSET ${(page - 1) * ofBirdAtOnce}`,
    ),
    chosen: readEvent(scope, bird_id, event ?? ""),
    counted: db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM health_events WHERE org_id = ${org_id} AND bird_id = ${bird_id}`,
    ),
    before: db.all<{ name: string }>(sql`
      SELECT statuses.${statusName(scope.language)} AS name FROM birds
      JOIN statuses ON statuses.org_id = ${org_id} AND statuses.id = coalesce(${statusBefore(scope)},
        (SELECT other.id FROM statuses other WHERE other.org_id = ${org_id} AND other.key = 'active'))
      WHERE birds.org_id = ${org_id} AND birds.id = ${bird_id} AND birds.status_id IN (
        SELECT ailing.id FROM statuses ailing WHERE ailing.org_id = ${org_id} AND ailing.key IN ('sick', 'quarantine'))`),
    places: placesToPick(scope),
    courses: readCoursesOf(scope, bird_id),
  });
  if (!head) throw new Refusal("missing");
  return {
    head,
    items: items.map(serializeEvent),
    page,
    total_pages: Math.max(1, Math.ceil((counted[0]?.n ?? 0) / ofBirdAtOnce)),
    chosen: chosen.map(serializeEvent)[0] ?? null,
    courses: courses.map((row) => birdCourse(row, bird_id, scope)),
    /** What a recovery would make of it; null of who is neither sick nor in quarantine. */
    status_before: before[0]?.name ?? null,
    places: placePicks(places),
    today,
    quarantine_until: plusDays(today, quarantineDays),
  };
}

/**
 * One page of all events, the newest first; on the first what is open: visits that are due, quarantines that run, courses that
 * run, are to come or ended lately.
 */
export async function listHealth(scope: Scope, { kind, page }: HealthFilter) {
  const { db, org_id, today } = scope;
  const which = kind === "" ? sql`1` : sql`it.kind = ${kind}`;
  const isFirst = page === 1;
  const { rows, counted, followUps, quarantines, courses } = await batch(db, {
    rows: readEvents(
      scope,
      sql`it.on_day <= ${today} AND ${which} ${newestFirst} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`,
    ),
    counted: db.all<{ n: number }>(sql`
      SELECT count(*) AS n FROM health_events it
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = it.bird_id AND birds.deleted_at IS NULL
      WHERE it.org_id = ${org_id} AND ${which}`),
    followUps: readEvents(
      scope,
      isFirst
        ? sql`${followUpsBefore(scope, plusDays(today, 7))} ORDER BY it.follow_up_on, it.id LIMIT ${mostOpen}`
        : sql`0`,
    ),
    quarantines: readEvents(
      scope,
      isFirst ? sql`${runningQuarantines(scope)} ORDER BY it.until_on, it.id LIMIT ${mostOpen}` : sql`0`,
    ),
    courses: readCourses(scope, isFirst ? isOpen(today) : sql`0`),
  });
  const total = counted[0]?.n ?? 0;
  return {
    data: rows.map(shortEvent),
    open: {
      follow_ups: followUps.map(shortEvent),
      quarantines: quarantines.map(shortEvent),
      courses: courses.map((row) => courseSummary(row, scope)),
    },
    total,
    page,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
    today,
  };
}

/** Whom a new entry would be of, by their rings, and the places of a quarantine; for a course also what later rooms offer. */
export async function choicesOf(scope: Scope, { ids, place_id, of }: HealthChoices, slots: FilledSlots) {
  const { db, org_id, today } = scope;
  const named =
    ids
      ?.split(",")
      .filter((id) => id !== "")
      .slice(0, mostMeant) ?? [];
  const about = place_id ? { of_place_id: place_id } : { ids: named };
  const meant = meantBirds(scope, meantBy(scope, about));
  const added = joined(scope, of === "course" ? slots.coursePage : [], { id: null });
  const { birds, places, place, ...found } = await batch(db, {
    birds: db.all<{ id: string; identifier: string; is_gone: 0 | 1 }>(sql`
      SELECT id, identifier, is_gone FROM (${meant}) ORDER BY identifier_key LIMIT ${mostMeant + 1}`),
    places: placesToPick(scope),
    place: db.all<{ id: string; name: string }>(sql`
      SELECT id, name FROM places WHERE org_id = ${org_id} AND id = ${place_id ?? ""}`),
    ...added.statements,
  });
  if (place_id && !place[0]) throw new Refusal("missing");
  return {
    birds: birds.slice(0, mostMeant),
    more: birds.length > mostMeant,
    place: place[0] ?? null,
    places: placePicks(places),
    today,
    quarantine_until: plusDays(today, quarantineDays),
    ...added.serialize(found, undefined),
  };
}
