import { type SQL, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { jsonCells, jsonRows } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { FeedRoundChange, FeedRoundDraft, StatedLine } from "./contract.ts";
import { type FeedRound, feedRoundRows, readingFeedRounds, serializeFeedRound } from "./round-rows.ts";

/** Notes a feed round with its lines, in one batch. Refuses ids of items, places and species that are not at hand. */
export async function addFeedRound(scope: Scope, draft: FeedRoundDraft): Promise<FeedRound> {
  const id = await idFor(scope, "feed_round");
  const { name, lines, first_on = scope.today } = draft;
  const isMade = sql`EXISTS (SELECT 1 FROM feed_rounds WHERE org_id = ${scope.org_id} AND id = ${id} AND version = 1)
    AND NOT EXISTS (SELECT 1 FROM feed_lines WHERE org_id = ${scope.org_id} AND feed_round_id = ${id})`;
  const { made, found } = await batch(scope.db, {
    ...feedRoundRows.insertion(scope, id, { name, first_on }, { when: areAtHand(scope, lines) }),
    ...linesWritten(scope, lines, id, isMade),
    found: readingFeedRounds(scope, sql`it.id = ${id}`),
  });
  const [row] = found;
  if (!row) throw new Refusal("invalid", await strangersAmong(scope, lines));
  const isAnother = made.length === 0 && row.version === 1 && (row.name !== name || row.first_on !== first_on);
  if (isAnother) throw new Refusal("conflict", {}, { detail: "feeding.reused" });
  return serializeFeedRound(row, scope.today);
}

/** Changes a feed round; what was booked stays as it was. Refuses as it is made; `missing`; `stale` with what stands. */
export async function changeFeedRound(scope: Scope, id: string, change: FeedRoundChange): Promise<FeedRound> {
  const { lines, retired, name, first_on, version } = change;
  const atHand = lines ? areAtHand(scope, lines) : sql`true`;
  const may = sql`EXISTS (SELECT 1 FROM feed_rounds WHERE org_id = ${scope.org_id} AND id = ${id}
    ${version === undefined ? sql`` : sql`AND version = ${version}`}) AND ${atHand}`;
  const { made, found } = await batch(scope.db, {
    ...(lines && {
      cleared: scope.db.run(sql`
        DELETE FROM feed_lines WHERE org_id = ${scope.org_id} AND feed_round_id = ${id} AND ${may}`),
      ...linesWritten(scope, lines, id, may),
    }),
    ...feedRoundRows.edit(
      scope,
      id,
      {
        ...(name !== undefined && { name }),
        ...(first_on !== undefined && { first_on }),
        ...(retired !== undefined && { retired_at: retired ? scope.now : null }),
        version,
      },
      { when: atHand },
    ),
    found: readingFeedRounds(scope, sql`it.id = ${id}`),
  });
  const [row] = found;
  if (!row) throw new Refusal("missing");
  const current = serializeFeedRound(row, scope.today);
  if (made.length > 0) return current;
  if (version !== undefined && version !== row.version) throw new Refusal("stale", {}, { current });
  throw new Refusal("invalid", await strangersAmong(scope, lines ?? []));
}

/** Ids that lines name, each once, by the table they are of. */
const namedIn = (lines: readonly StatedLine[]) => ({
  items: [...new Set(lines.map(({ item_id }) => item_id))],
  places: [...new Set(lines.flatMap(({ place_ids }) => place_ids))],
  species: [...new Set(lines.flatMap(({ species_ids }) => species_ids))],
});

/** The condition that all ids of lines are the organisation's. */
function areAtHand({ org_id }: Scope, lines: readonly StatedLine[]): SQL {
  const all = Object.entries(namedIn(lines)).filter(([, ids]) => ids.length > 0);
  const each = all.map(
    ([table, ids]) => sql`NOT EXISTS (SELECT 1 FROM ${jsonRows(ids)} named WHERE NOT EXISTS (
      SELECT 1 FROM ${sql.identifier(table)} there WHERE there.org_id = ${org_id} AND there.id = named.value))`,
  );
  return sql.join([sql`true`, ...each], sql` AND `);
}

/** The fields of lines whose ids are not at hand. */
async function strangersAmong({ db, org_id }: Scope, lines: readonly StatedLine[]): Promise<Record<string, string[]>> {
  const named = namedIn(lines);
  const known = (table: keyof typeof named) =>
    db.all<{ id: string }>(sql`SELECT there.id FROM ${jsonRows(named[table])} named
      CROSS JOIN ${sql.identifier(table)} there ON there.org_id = ${org_id} AND there.id = named.value`);
  const found = await batch(db, { items: known("items"), places: known("places"), species: known("species") });
  const isUnknown = (table: keyof typeof named) => {
    const ids = new Set(found[table].map(({ id }) => id));
    return (id: string) => !ids.has(id);
  };
  const [item, place, kind] = [isUnknown("items"), isUnknown("places"), isUnknown("species")];
  const faulty = lines.flatMap(({ item_id, place_ids, species_ids }, at) => [
    ...(item(item_id) ? [`lines.${at}.item_id`] : []),
    ...(place_ids.some(place) ? [`lines.${at}.place_ids`] : []),
    ...(species_ids.some(kind) ? [`lines.${at}.species_ids`] : []),
  ]);
  return Object.fromEntries(faulty.map((field) => [field, ["fields.unknown_id"]]));
}

/** The statements that write the lines of a round and whose birds they count, where that holds. */
function linesWritten({ db, org_id }: Scope, lines: readonly StatedLine[], round: string, when: SQL) {
  const ids = newIds("feed_line", lines.length);
  const rows = lines.map(({ item_id, quantity, per_bird }, at) => [
    ids[at],
    at + 1,
    item_id,
    quantity ?? per_bird,
    per_bird === undefined ? 0 : 1,
  ]);
  const aims = lines.flatMap(({ place_ids, species_ids }, at) => [
    ...[...new Set(place_ids)].map((id) => [ids[at], id, null] as const),
    ...[...new Set(species_ids)].map((id) => [ids[at], null, id] as const),
  ]);
  const aimIds = newIds("feed_target", aims.length);
  const targets = aims.map((aim, at) => [aimIds[at], ...aim]);
  return {
    lines: db.run(sql`
      INSERT INTO feed_lines (id, org_id, feed_round_id, position, item_id, quantity, is_per_bird)
      SELECT value->>0, ${org_id}, ${round}, value->>1, value->>2, value->>3, value->>4 FROM ${jsonCells(rows)}
      WHERE ${when}`),
    // Of lines that were not written there are none to aim.
    ...(targets.length > 0 && {
      targets: db.run(sql`
        INSERT INTO feed_targets (id, org_id, feed_line_id, place_id, species_id)
        SELECT value->>0, ${org_id}, value->>1, value->>2, value->>3 FROM ${jsonCells(targets)}
        WHERE EXISTS (SELECT 1 FROM feed_lines WHERE feed_lines.org_id = ${org_id} AND feed_lines.id = value->>1)`),
    }),
  };
}
