import { asc, eq, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import type { Sex } from "#db/vocabulary.ts";
import { pageColumns } from "#worker/birds/columns/columns.ts";
import { countOf } from "#worker/birds/columns/counts.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { registrationsAt } from "#worker/organization/registrations.ts";
import { wayTo } from "#worker/places/place-path.ts";
import { placeRow } from "#worker/places/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { may } from "#worker/rights.ts";
import { ownColoursOf, ringColourOf } from "#worker/rings/colour-of.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { inOrder, occupied } from "./occupancy.ts";

/** How many birds of a place are shown at once; the list of birds shows the rest. */
const residentsShown = 50;
const movesShown = 50;
const birdsOnPlan = 4;

/** Everything the page of a place shows, in one round trip: what it is, who is there, what stands in it, who came and went. */
export async function placePage(scope: Scope, id: string) {
  const {
    place: [place],
    way,
    inside,
    registrations,
    planned,
    residents,
    counted: [counted],
    colours: [colours],
    moves,
  } = await batch(scope.db, {
    place: placeRow(scope, id),
    way: wayTo(scope, id),
    inside: occupied(scope, sql`place.parent_id = ${id}`, { sumsRooms: true }),
    registrations: registrationsAt(scope, id),
    planned: birdsInside(scope, id),
    residents: residentsOf(scope, id),
    counted: countOf(scope, "place", id),
    colours: ownColoursOf(scope),
    moves: movesOf(scope, id),
  });
  if (!place) throw new Refusal("missing");
  return {
    place: { ...place, birds: counted?.n ?? 0 },
    above: way.slice(0, -1),
    /** Those that are for a site, told to whoever may issue papers. */
    registrations: may(scope, "papers.issue") ? registrations : [],
    inside: inOrder(scope, inside).map((it) => ({ ...it, shown: planned.filter((bird) => bird.place_id === it.id) })),
    lodgers: residents.map((bird) => ({
      ...bird,
      ring_colour: ringColourOf(bird.identifier, scope.today, colours?.own ?? null),
    })),
    moves,
    today: scope.today,
  };
}
export type PlacePage = Awaited<ReturnType<typeof placePage>>;
export type PlannedPlace = PlacePage["inside"][number];
export type Resident = PlacePage["lodgers"][number];
export type PlaceMove = PlacePage["moves"][number];

type OnPlan = { id: string; identifier: string; sex: Sex; place_id: string };

/** The statement that reads the first birds of every place inside one, for its plan. */
function birdsInside({ db, org_id }: Scope, id: string) {
  return db.all<OnPlan>(sql`
    SELECT id, identifier, sex, place_id FROM (
      SELECT birds.id, birds.identifier, birds.sex, birds.place_id,
        row_number() OVER (PARTITION BY birds.place_id ORDER BY birds.identifier_key) AS nth
      FROM places inside JOIN birds ON birds.org_id = ${org_id} AND birds.place_id = inside.id AND ${inFlock}
      WHERE inside.org_id = ${org_id} AND inside.parent_id = ${id}
    ) WHERE nth <= ${birdsOnPlan}`);
}

function residentsOf(scope: Scope, id: string) {
  const {
    id: bird_id,
    identifier,
    name,
    sex,
    mutation,
    birth_date,
    birth_precision,
    ...named
  } = pageColumns(scope.language);
  const { species_name, drawing, photo_id, status_name, status_key, status_kind } = named;
  const own = { id: bird_id, identifier, name, sex, mutation, birth_date, birth_precision };
  return scope.db
    .select({ ...own, species_name, drawing, photo_id, status_name, status_key, status_kind })
    .from(birds)
    .where(owned(scope, birds, inFlock, eq(birds.place_id, id)))
    .orderBy(asc(birds.identifier_key))
    .limit(residentsShown);
}

type Move = {
  id: string;
  at: string;
  /** The day that was said of it; of a move before that was asked, none. */
  moved_on: string | null;
  bird_id: string;
  ring: string;
  came: 0 | 1;
  other: string | null;
  other_id: string | null;
  by: string | null;
  reason: string | null;
};

/** The statement that reads what was last written of who came to a place and left it, the newest day first. */
function movesOf({ db, org_id }: Scope, id: string) {
  // Each way by its own index: asked in one breath, SQLite would look through all moves of the organisation.
  const last = (way: "from" | "to") => sql`SELECT * FROM (
      SELECT * FROM moves WHERE org_id = ${org_id} AND ${sql.raw(way)}_place_id = ${id}
      ORDER BY at DESC, id DESC LIMIT ${movesShown})`;
  return db.all<Move>(sql`
    SELECT * FROM (SELECT moves.id, moves.at, moves.moved_on, moves.bird_id, birds.identifier AS ring, moves.to_place_id IS ${id} AS came,
      other.name AS other, other.id AS other_id, users.name AS "by", moves.reason
    FROM (${last("from")} UNION ${last("to")}) moves
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = moves.bird_id
    LEFT JOIN users ON users.org_id = ${org_id} AND users.id = moves.user_id
    LEFT JOIN places other ON other.org_id = ${org_id}
      AND other.id = CASE WHEN moves.to_place_id IS ${id} THEN moves.from_place_id ELSE moves.to_place_id END
    ORDER BY moves.at DESC, moves.id DESC LIMIT ${movesShown})
    ORDER BY ifnull(moved_on, substr(at, 1, 10)) DESC, at DESC, id DESC`);
}
