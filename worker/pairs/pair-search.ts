import { type SQL, sql } from "drizzle-orm";
import { bareRing } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * Which pairs are called so, as SQL over `pairs`: by the beginning of their number, a part of it that has its dash, or a
 * part of the ring of one of their birds, as it is now or was when the bird joined.
 */
export function pairsCalled(scope: Scope, text: string): SQL {
  const requested = text.trim();
  const byNumber = numbered(requested);
  const byRing = bareRing(requested) === "" ? undefined : withRing(scope, requested);
  return sql`(${sql.join([sql`0`, ...[byNumber, byRing].filter((it) => it !== undefined)], sql` OR `)})`;
}

// Short digits such as 07 end many rings, so they are searched as the start of a number only.
function numbered(text: string): SQL | undefined {
  if (!/^[\d-]{2,}$/.test(text) || !/\d/.test(text)) return undefined;
  return text.includes("-")
    ? sql`instr(pairs.number, ${text})`
    : sql`substr(pairs.number, 1, ${text.length}) = ${text}`;
}

// Whatever stands between its letters and digits.
function withRing({ org_id }: Scope, ring: string): SQL {
  const sought = bareRing(ring);
  const holds = (text: string) =>
    sql`instr(replace(replace(replace(replace(replace(lower(${sql.raw(text)}), ' ', ''), '-', ''), '/', ''), '.', ''), '_', ''), ${sought}) > 0`;
  return sql`pairs.id IN (
    SELECT joined.pair_id FROM pair_birds joined
    LEFT JOIN birds ON birds.org_id = ${org_id} AND birds.id = joined.bird_id
    WHERE joined.org_id = ${org_id} AND (${holds("joined.ring")} OR ${holds("ifnull(birds.identifier_key, '')")}))`;
}
