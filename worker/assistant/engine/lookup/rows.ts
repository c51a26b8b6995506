import { sql } from "drizzle-orm";
import { columnQuestion } from "#worker/birds/columns/parts.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import type { Sought } from "./sought.ts";

type SpeciesRow = { id: string; common_name: string; latin_name: string; catalogue_slug: string | null };
type StatusRow = { id: string; key: string; name_pt: string; name_en: string };
type NamedRow = { id: string; name: string };
type PlaceRow = NamedRow & { kind: string; within: string | null };
type PairRow = { id: string; number: string; season: number; position: number };
type BirdRow = {
  id: string;
  identifier: string;
  name: string | null;
  sex: string;
  is_gone: 0 | 1;
  is_reference: 0 | 1;
};
type SeriesRow = { id: string; pattern: string; breeder_code: string | null; year: number };
type EggRow = { id: string; number: number; pair_id: string; clutch: number };

const mostRows = 60;
const mostOfAWord = 12;

/** Everything that the words of a question may name, in one trip whatever it is. */
export async function rowsFor(scope: Scope, sought: Sought) {
  const { db, org_id } = scope;
  const [names, bare, words] = [sought.names, sought.bare, sought.words].map((it) => JSON.stringify(it));
  const holds = sql`EXISTS (SELECT 1 FROM json_each(${words}) WHERE instr(' ' || it.name_key || ' ', ' ' || value || ' '))`;
  const isSo = sql`(it.name_key IN (SELECT value FROM json_each(${names}))
    OR replace(replace(it.name_key, ' ', ''), '-', '') IN (SELECT value FROM json_each(${bare})))`;
  const numbers = JSON.stringify(sought.numbers);
  const isPair = sql`(pairs.number IN (SELECT value FROM json_each(${names})) OR pairs.position IN (SELECT value FROM json_each(${numbers})))`;
  const found = await batch(db, {
    settings: db.all<{ season_start_month: number }>(
      sql`SELECT season_start_month FROM organizations WHERE id = ${org_id}`,
    ),
    species: db.all<SpeciesRow>(sql`
      SELECT id, common_name, latin_name, catalogue_slug FROM species WHERE org_id = ${org_id} ORDER BY name_key LIMIT 1000`),
    statuses: db.all<StatusRow>(sql`SELECT id, key, name_pt, name_en FROM statuses WHERE org_id = ${org_id} LIMIT 200`),
    incubators: db.all<NamedRow>(
      sql`SELECT id, name FROM incubators WHERE org_id = ${org_id} ORDER BY name_key LIMIT 100`,
    ),
    series: db.all<SeriesRow>(sql`
      SELECT id, pattern, breeder_code, year FROM ring_series WHERE org_id = ${org_id} ORDER BY year DESC, id LIMIT 100`),
    feeds: db.all<NamedRow>(sql`
      SELECT id, name FROM feed_rounds WHERE org_id = ${org_id} AND retired_at IS NULL ORDER BY id LIMIT 100`),
    places: db.all<PlaceRow>(sql`
      SELECT it.id, it.name, it.kind, holder.name AS within FROM places it
      LEFT JOIN places holder ON holder.org_id = ${org_id} AND holder.id = it.parent_id
      WHERE it.org_id = ${org_id} AND ${isSo} ORDER BY it.name_key, it.id LIMIT ${mostRows}`),
    items: db.all<NamedRow>(sql`
      SELECT it.id, it.name FROM items it
      WHERE it.org_id = ${org_id} AND it.retired_at IS NULL AND (${isSo} OR ${holds}) ORDER BY it.name_key, it.id LIMIT ${mostRows}`),
    contacts: db.all<NamedRow>(sql`
      SELECT it.id, it.name FROM contacts it
      WHERE it.org_id = ${org_id} AND it.merged_at IS NULL AND (${isSo} OR ${holds}) ORDER BY it.name_key, it.id LIMIT ${mostRows}`),
    pairs: db.all<PairRow>(sql`
      SELECT id, number, season, position FROM pairs WHERE org_id = ${org_id} AND ${isPair}
      ORDER BY season DESC, position LIMIT ${mostRows}`),
    rings:
      db.all<BirdRow>(sql`SELECT ${birdColumns} FROM birds WHERE birds.org_id = ${org_id} AND birds.deleted_at IS NULL
      AND birds.identifier_key IN (SELECT value FROM json_each(${JSON.stringify([...sought.rings, ...sought.neighbours])})) LIMIT ${mostRows}`),
    eggs: db.all<EggRow>(sql`
      SELECT eggs.id, eggs.number, eggs.pair_id, clutches.number AS clutch FROM pairs
      CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.pair_id = pairs.id
      CROSS JOIN clutches ON clutches.org_id = ${org_id} AND clutches.id = eggs.clutch_id
      WHERE pairs.org_id = ${org_id} AND ${sought.asksEggs ? 1 : 0} AND ${isPair}
      AND eggs.number IN (SELECT value FROM json_each(${numbers})) LIMIT 600`),
    called: db.all<BirdRow>(calledBy(scope, sought)),
  });
  return { ...found, season_start_month: found.settings[0]?.season_start_month ?? 1 };
}
export type Rows = Awaited<ReturnType<typeof rowsFor>>;

const birdColumns = sql`birds.id, birds.identifier, birds.name, birds.sex, birds.is_reference, EXISTS (
  SELECT 1 FROM statuses WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id AND statuses.kind = 'gone') AS is_gone`;

/** Birds whose ring ends so, or whose name has such a word: of each a few, the newest. */
function calledBy({ org_id }: Scope, { ends, words }: Sought) {
  const arms = [
    ...ends.map(
      (end) =>
        [
          columnQuestion(org_id, "ring", `${end}  `),
          sql`substr(kin.search_key, 1, instr(kin.search_key, char(10)) - 1) LIKE ${`%${end}`}`,
        ] as const,
    ),
    ...words.slice(0, 24).map((word) => [columnQuestion(org_id, "name", word), sql`kin.name IS NOT NULL`] as const),
  ].map(
    ([
      question,
      fits,
    ]) => sql`SELECT id FROM (SELECT kin.id FROM bird_parts CROSS JOIN birds kin ON kin.n = bird_parts.rowid
      WHERE bird_parts MATCH ${question} AND kin.org_id = ${org_id} AND kin.deleted_at IS NULL AND ${fits}
      ORDER BY bird_parts.rowid DESC LIMIT ${mostOfAWord})`,
  );
  const ids = arms.length === 0 ? sql`SELECT NULL` : sql.join(arms, sql` UNION ALL `);
  return sql`SELECT ${birdColumns} FROM birds WHERE birds.org_id = ${org_id} AND birds.id IN (${ids})`;
}
