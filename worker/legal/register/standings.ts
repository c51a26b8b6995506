import { type SQL, sql } from "drizzle-orm";

/** Whose lines are meant, and of which of the turns that wait: those up to a number, the first of each bird. */
export type Due = { org_id: string; now: string; upto: number };

const came = sql.raw(`CASE WHEN bird.acquisition IS NULL OR bird.acquisition = 'bred'
  THEN ifnull(bird.acquired_on, bird.birth_date) ELSE bird.acquired_on END`);

/**
 * Where each bird with a turn stands, in the words of the book. It counts by three numbers, each 0 or 1: whether it is
 * owned, held, borrowed; lent is owned and not held, borrowed is held and not owned, `missing` is both. Its lines sum up to
 * them, species by species.
 */
const standings = ({ org_id, upto }: Due): SQL => sql`st AS MATERIALIZED (
  SELECT bird.org_id, bird.id AS bird_id, bird.species_id, bird.identifier, bird.sex, book.id AS book_id, book.begun_on,
    turn.status_since, turn.n AS told_at,
    bird.deleted_at IS NULL AND bird.is_reference = 0 AS counts,
    bird.acquisition IS 'loaned' AS is_borrowed,
    CASE WHEN status.kind = 'gone' THEN 'gone' WHEN status.movement = 'loan' THEN 'lent' ELSE 'here' END AS standing,
    CASE WHEN status.kind IS NOT 'gone' THEN 'loan'
      WHEN bird.acquisition IS 'loaned' AND ifnull(status.movement, '') NOT IN ('death', 'escape', 'theft') THEN 'return'
      ELSE ifnull(status.movement, 'other') END AS out_kind,
    max(book.begun_on, ifnull(turn.status_since, substr(bird.updated_at, 1, 10))) AS turned_on,
    substr(bird.updated_at, 1, 10) AS changed_on,
    ifnull(status.kind = 'gone' OR status.movement = 'loan', 0)
      AND (turn.status_since IS NULL OR turn.status_since < book.begun_on) AS left_before,
    CASE WHEN ifnull(${came} < book.begun_on, bird.created_at <= book.created_at) THEN 'opening'
      WHEN bird.acquisition = 'bred' THEN 'birth' WHEN bird.acquisition = 'bought' THEN 'purchase'
      WHEN bird.acquisition = 'given' THEN 'gift' WHEN bird.acquisition = 'loaned' THEN 'loan'
      WHEN bird.acquisition = 'found' THEN 'found' WHEN bird.acquisition = 'imported' THEN 'import'
      WHEN bird.acquired_on IS NULL AND bird.birth_date IS NOT NULL THEN 'birth' ELSE 'other' END AS in_kind,
    max(book.begun_on, ifnull(${came}, iif(bird.created_at <= book.created_at, '', substr(bird.created_at, 1, 10)))) AS came_on
  FROM bird_turns turn
  JOIN birds bird ON bird.org_id = turn.org_id AND bird.id = turn.bird_id
  JOIN books book ON book.org_id = turn.org_id
  LEFT JOIN statuses status ON status.org_id = turn.org_id AND status.id = turn.status_id
  WHERE turn.org_id = ${org_id} AND turn.n <= ${upto} AND turn.n = (
    SELECT min(first.n) FROM bird_turns first WHERE first.org_id = ${org_id} AND first.bird_id = turn.bird_id)
)`;

const newId = sql.raw("'mv_' || lower(hex(randomblob(13)))");
const columns = sql.raw(
  "id, org_id, book_id, bird_id, role, direction, kind, on_day, owned, held, borrowed, species_id, corrects_id, created_at",
);
const lastEntered = sql.raw(`(SELECT line.id FROM movements line WHERE line.org_id = st.org_id
  AND line.bird_id = st.bird_id AND line.number IS NOT NULL ORDER BY line.number DESC LIMIT 1)`);

/** The statement that notes how birds came of which the book has no line; what left before it was begun is not in it. */
export const arrivals = (due: Due): SQL => sql`
  WITH ${standings(due)}
  INSERT INTO movements (${columns})
  SELECT ${newId}, org_id, book_id, bird_id, 'arrival', 'in', in_kind, came_on, NOT is_borrowed, NOT left_before, is_borrowed,
    species_id, NULL, ${due.now}
  FROM st
  WHERE counts AND NOT (standing = 'gone' AND left_before) AND NOT EXISTS (
    SELECT 1 FROM movements line WHERE line.org_id = st.org_id AND line.bird_id = st.bird_id)
  ORDER BY came_on, told_at`;

/** The statement that notes what lacks in the sum: that birds left, that they are back, and what entered lines say wrongly. */
export const turns = (due: Due): SQL => sql`
  WITH ${standings(due)}, each AS (
    SELECT bird_id, species_id, 1 AS is_now, counts AND standing <> 'here' AS is_away,
      counts AND EXISTS (SELECT 1 FROM movements line WHERE line.org_id = st.org_id AND line.bird_id = st.bird_id
        AND line.role = 'departure') AS has_left,
      counts AND standing <> 'gone' AND NOT is_borrowed AS owned, counts AND standing = 'here' AS held,
      counts AND standing <> 'gone' AND is_borrowed AS borrowed
    FROM st
    UNION ALL
    SELECT line.bird_id, line.species_id, 0, 0, 0, -line.owned, -line.held, -line.borrowed
    FROM st JOIN movements line ON line.org_id = st.org_id AND line.bird_id = st.bird_id
  ), lacks AS (
    SELECT bird_id, species_id, sum(owned) AS owned, sum(held) AS held, sum(borrowed) AS borrowed,
      2 * sum(held) + sum(owned) + sum(borrowed) AS gain,
      max(is_now) AND (
        (max(is_away) AND max(sum(owned), sum(held), sum(borrowed)) <= 0)
        OR (NOT max(is_away) AND max(has_left) AND min(sum(owned), sum(held), sum(borrowed)) >= 0)) AS fits
    FROM each GROUP BY bird_id, species_id HAVING sum(owned) <> 0 OR sum(held) <> 0 OR sum(borrowed) <> 0
  )
  INSERT INTO movements (${columns})
  SELECT ${newId}, st.org_id, st.book_id, st.bird_id,
    CASE WHEN NOT fits THEN 'correction' WHEN gain < 0 THEN 'departure' ELSE 'back' END, iif(gain < 0, 'out', 'in'),
    CASE WHEN NOT fits THEN 'other' WHEN gain < 0 THEN st.out_kind ELSE 'return' END,
    iif(fits, st.turned_on, st.changed_on), lacks.owned, lacks.held, lacks.borrowed, lacks.species_id,
    iif(fits, NULL, ${lastEntered}), ${due.now}
  FROM lacks JOIN st ON st.bird_id = lacks.bird_id
  ORDER BY st.turned_on, st.told_at, gain`;

const ofBird = sql.raw("movements.org_id = st.org_id AND movements.bird_id = st.bird_id");
const isNoted = ({ org_id }: Due) => sql`movements.org_id = ${org_id} AND movements.number IS NULL
  AND movements.bird_id IN (SELECT bird_id FROM st)`;

/** The statements that take back or bring up to date what was noted of birds, in their order. */
export const takingBack = (due: Due): SQL[] => [
  // What set an entered line right is worked out anew.
  sql`WITH ${standings(due)} DELETE FROM movements WHERE ${isNoted(due)} AND (
    role IN ('correction', 'facts') OR EXISTS (SELECT 1 FROM st WHERE ${ofBird} AND (NOT counts
      OR (standing = 'gone' AND status_since < begun_on AND NOT EXISTS (SELECT 1 FROM movements line
        WHERE line.org_id = st.org_id AND line.bird_id = st.bird_id AND line.number IS NOT NULL)))))`,
  sql`WITH ${standings(due)} UPDATE movements SET species_id = st.species_id,
      kind = iif(role = 'arrival', st.in_kind, kind), on_day = iif(role = 'arrival', st.came_on, on_day),
      owned = iif(role = 'arrival', NOT st.is_borrowed, owned), borrowed = iif(role = 'arrival', st.is_borrowed, borrowed)
    FROM st WHERE ${ofBird} AND ${isNoted(due)}`,
  // The last turn, where the bird is still away in that way, follows it.
  sql`WITH ${standings(due)} UPDATE movements SET kind = st.out_kind, on_day = st.turned_on,
      owned = iif(st.standing = 'gone', -(NOT st.is_borrowed), 0), borrowed = iif(st.standing = 'gone', -st.is_borrowed, 0)
    FROM st WHERE ${ofBird} AND ${isNoted(due)} AND movements.role = 'departure'
      AND ((st.standing = 'gone' AND movements.kind <> 'loan') OR (st.standing = 'lent' AND movements.kind = 'loan'))
      AND movements.n = (SELECT max(line.n) FROM movements line WHERE line.org_id = st.org_id AND line.bird_id = st.bird_id
        AND line.role IN ('departure', 'back'))`,
  sql`WITH ${standings(due)} DELETE FROM movements WHERE ${isNoted(due)} AND role IN ('departure', 'back') AND EXISTS (
    SELECT 1 FROM st WHERE ${ofBird} AND (
      movements.on_day > max(st.begun_on, st.status_since)
      OR (movements.role = 'departure' AND st.standing = 'here'
        AND (st.status_since IS NULL OR movements.on_day >= st.status_since OR movements.kind = 'death'))
      OR (movements.role = 'back' AND st.standing <> 'here' AND movements.on_day >= st.status_since)
      OR (movements.role = 'departure' AND st.standing = 'lent' AND movements.kind <> 'loan')
      OR (movements.role = 'departure' AND st.standing = 'gone' AND movements.kind = 'loan'
        AND movements.on_day >= st.turned_on)))`,
];

const isStated = (direction: "in" | "out", kind: string, day: string) =>
  sql.raw(`EXISTS (SELECT 1 FROM movements said WHERE said.org_id = line.org_id AND said.bird_id = line.bird_id
    AND (said.id = line.id OR said.corrects_id = line.id) AND said.direction = '${direction}'
    AND said.kind = ${kind} AND said.on_day = ${day})`);

/** The statements that fill what entered lines leave open, and note what is told otherwise now: ring, sex, day, way. */
export const correcting = (due: Due): SQL[] => [
  sql`WITH ${standings(due)} UPDATE movements SET mark = ifnull(movements.mark, st.identifier),
      sex = iif(ifnull(movements.sex, 'unknown') = 'unknown', st.sex, movements.sex)
    FROM st WHERE ${ofBird} AND movements.number IS NOT NULL AND (movements.mark IS NULL
      OR (ifnull(movements.sex, 'unknown') = 'unknown' AND st.sex <> 'unknown'))`,
  sql`WITH ${standings(due)} INSERT INTO movements (${columns})
    SELECT ${newId}, st.org_id, st.book_id, st.bird_id, 'facts', line.direction, line.kind, st.changed_on, 0, 0, 0,
      st.species_id, line.id, ${due.now}
    FROM st JOIN movements line ON line.org_id = st.org_id AND line.bird_id = st.bird_id AND line.id = ${lastEntered}
    WHERE st.counts AND (line.mark <> st.identifier OR line.sex <> st.sex)`,
  sql`WITH ${standings(due)} INSERT INTO movements (${columns})
    SELECT ${newId}, st.org_id, st.book_id, st.bird_id, 'correction', line.direction,
      iif(line.role = 'departure', st.out_kind, st.in_kind), iif(line.role = 'departure', st.turned_on, st.came_on), 0, 0, 0,
      st.species_id, line.id, ${due.now}
    FROM st JOIN movements line ON line.org_id = st.org_id AND line.bird_id = st.bird_id
    WHERE st.counts AND line.number IS NOT NULL AND (
      (line.role = 'arrival' AND NOT ${isStated("in", "st.in_kind", "st.came_on")})
      OR (line.role = 'departure' AND st.standing <> 'here' AND NOT ${isStated("out", "st.out_kind", "st.turned_on")}
        AND line.n = (SELECT max(last.n) FROM movements last WHERE last.org_id = line.org_id AND last.bird_id = line.bird_id
          AND last.role IN ('departure', 'back'))))`,
];

/** The statement that lets go of the turns that were told. */
export const clearing = ({ org_id, upto }: Due): SQL => sql`
  DELETE FROM bird_turns WHERE org_id = ${org_id} AND n IN (
    SELECT min(n) FROM bird_turns WHERE org_id = ${org_id} AND n <= ${upto} GROUP BY bird_id)`;
