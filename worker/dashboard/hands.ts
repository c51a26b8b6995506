import { sql } from "drizzle-orm";
import type { PlaceKind } from "#db/vocabulary.ts";
import { isGone } from "#worker/birds/stored/presence.ts";
import { lossesSince } from "#worker/birds/stored/weight-losses.ts";
import { inFlock } from "#worker/birds/stored/write-stamp.ts";
import { leavingSince } from "#worker/flock/trash.ts";
import type { Scope } from "#worker/scope.ts";

/** So many are named in a sentence; the rest is counted. */
const named = 3;
/** Days before a trial ends when that is told. */
export const soon = 7;

/** Statuses a bird should not stay in for long, by their keys. */
export const ailing: readonly string[] = ["sick", "quarantine"];

export type Ailing = { status_id: string; id: string; identifier: string; since: string };

/** The statement that reads, of each status a bird should not stay in, those that have had it longest. */
export const ailingLongest = ({ db, org_id }: Scope) =>
  db.all<Ailing>(sql`
    SELECT statuses.id AS status_id, birds.id, birds.identifier, birds.status_since AS since
    FROM statuses CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id IN (
      SELECT it.id FROM birds it WHERE it.org_id = ${org_id} AND it.status_id = statuses.id
      AND it.deleted_at IS NULL AND it.is_reference = 0 AND it.status_since IS NOT NULL
      ORDER BY it.status_since, it.n LIMIT ${named}
    )
    WHERE statuses.org_id = ${org_id} AND statuses.key IN (${ailing[0]}, ${ailing[1]})
    ORDER BY birds.status_since, birds.n`);

export type FullPlace = { id: string; kind: PlaceKind; name: string; birds: number; capacity: number; total: number };

/** The statement that reads the places with more birds than fit, the fullest first; `total` says how many there are. */
export const overfull = ({ db, org_id }: Scope) =>
  db.all<FullPlace>(sql`
    SELECT place.id, place.kind, place.name, counted.n AS birds, place.capacity, count(*) OVER () AS total
    FROM places place
    CROSS JOIN bird_counts counted ON counted.org_id = ${org_id} AND counted.dimension = 'place' AND counted.key = place.id
    WHERE place.org_id = ${org_id} AND counted.n > place.capacity
    ORDER BY counted.n - place.capacity DESC, place.name_key, place.id LIMIT ${named}`);

export type Lighter = { id: string; identifier: string; change: number; total: number };

/** The statement that reads birds at hand that lost a tenth of their weight, the one that lost most first. */
export const lighter = (scope: Scope) =>
  scope.db.all<Lighter>(sql`
    SELECT birds.id, birds.identifier, loss.change, count(*) OVER () AS total
    FROM bird_weight_losses loss CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = loss.bird_id
    WHERE loss.org_id = ${scope.org_id} AND loss.weighed_on >= ${lossesSince(scope.today)}
      AND ${inFlock} AND NOT ${isGone(scope)}
    ORDER BY loss.change, birds.id LIMIT ${named}`);

export type Leaving = { total: number; first: string | null };

/** The statement that counts the birds that soon leave the trash for good, and tells when the first was deleted. */
export const leaving = ({ db, org_id, now }: Scope) =>
  db.all<Leaving>(sql`
    SELECT count(*) AS total, min(deleted_at) AS first FROM birds
    WHERE org_id = ${org_id} AND deleted_at IS NOT NULL AND deleted_at <= ${leavingSince(now)}`);
