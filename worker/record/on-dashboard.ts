import { sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { joining, type Slots } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { lossesSince } from "./weight-losses.ts";

/** So many are named in a sentence; the rest is counted. */
const named = 3;

type Lighter = { id: string; identifier: string; change: number; total: number };

/** The statement that reads birds at hand that lost a tenth of their weight, the one that lost most first. */
const lighter = (scope: Scope) =>
  scope.db.all<Lighter>(sql`
    SELECT birds.id, birds.identifier, loss.change, count(*) OVER () AS total
    FROM bird_weight_losses loss CROSS JOIN birds ON birds.org_id = ${scope.org_id} AND birds.id = loss.bird_id
    WHERE loss.org_id = ${scope.org_id} AND loss.weighed_on >= ${lossesSince(scope.today)}
      AND ${inFlock} AND NOT ${isGone(scope)}
    ORDER BY loss.change, birds.id LIMIT ${named}`);

/** Birds that lost weight. */
export const lighterBirds = {
  join: (scope: Scope) => joining({ lighter: lighter(scope) }, (found) => found),
} satisfies Slots["attention"];
