import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { incubationRoles, nestKinds, nestMaterials } from "#db/words/nest.ts";
import { auditedLines } from "#worker/audit.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** A hen that feeds chicks of others: without an id she was erased, and in the trash she has no page. */
export type Feeder = { id: string | null; ring: string };

/** A clutch with what is known of its nest. */
export type Clutch = {
  id: string;
  number: number;
  pair_id: string;
  notes: string | null;
  /** Dummies in the nest as somebody counted them; null where nobody did. */
  dummy_eggs: number | null;
  /** How many of its eggs are out of the nest, each with a dummy in its place. */
  stored: number;
  incubated_by: (typeof incubationRoles)[number] | null;
  nest_kind: (typeof nestKinds)[number] | null;
  nest_material: (typeof nestMaterials)[number] | null;
  nest_detail: string | null;
  feeders: Feeder[];
  version: number;
};
type ClutchRow = Omit<Clutch, "feeders"> & { feeders: string };

/** The hens that feed a clutch, as JSON; `clutch` is SQL for its id. */
export const feedersOf = (org_id: string, clutch: SQL) => sql`(
  SELECT json_group_array(json_object('id', named.id, 'ring', named.ring)) FROM (
    SELECT iif(hen.deleted_at IS NULL, hen.id, NULL) AS id, ifnull(hen.identifier, fed.ring) AS ring
    FROM clutch_feeders fed LEFT JOIN birds hen ON hen.org_id = fed.org_id AND hen.id = fed.bird_id
    WHERE fed.org_id = ${org_id} AND fed.clutch_id = ${clutch} ORDER BY 2) named)`;

/** The statement that reads one clutch; `clutchIn` makes of its row what it means. */
export const clutchRow = ({ db, org_id }: Scope, id: string) =>
  db.all<ClutchRow>(sql`
    SELECT id, number, pair_id, notes, dummy_eggs, incubated_by, nest_kind, nest_material, nest_detail, version,
      (SELECT count(*) FROM eggs out_ WHERE out_.org_id = clutches.org_id AND out_.clutch_id = clutches.id
        AND out_.state = 'stored') AS stored,
      ${feedersOf(org_id, sql`clutches.id`)} AS feeders
    FROM clutches WHERE org_id = ${org_id} AND id = ${id}`);

/** What `clutchRow` read; `missing` where it found none. */
export function clutchIn([row]: readonly ClutchRow[]): Clutch {
  if (!row) throw new Refusal("missing");
  return { ...row, feeders: JSON.parse(row.feeders) as Feeder[] };
}

type ClutchChange = Partial<Pick<Clutch, (typeof columns)[number]>> & {
  /** All hens that feed its chicks. */
  feeder_ids?: string[] | undefined;
  /** The version that was read. */
  version?: number | undefined;
};
const columns = ["notes", "dummy_eggs", "incubated_by", "nest_kind", "nest_material", "nest_detail"] as const;

/**
 * Changes what is known of a clutch and its nest, with one line in the trail, in one round trip. Refuses `missing`; hens
 * that are not there or no hens; and `stale` with the clutch as it is, unless the same edit came before under the same key.
 */
export async function changeClutch(scope: Scope, id: string, change: ClutchChange): Promise<Clutch> {
  const { db, org_id, now } = scope;
  const { version, feeder_ids } = change;
  const named = columns.filter((name) => change[name] !== undefined);
  const hens = sql`(SELECT value AS id FROM json_each(${JSON.stringify(feeder_ids ?? [])}))`;
  // A cock feeds at his hen's side; of an unsexed bird nobody knows.
  const allHens = sql`NOT EXISTS (SELECT 1 FROM ${hens} asked WHERE NOT EXISTS (SELECT 1 FROM birds hen
    WHERE hen.org_id = ${org_id} AND hen.id = asked.id AND hen.deleted_at IS NULL AND hen.sex <> 'male'))`;
  const may = sql`org_id = ${org_id} AND id = ${id} AND ${allHens}
    ${version === undefined ? sql`` : sql`AND version = ${version}`}`;
  const isOurs = sql`EXISTS (SELECT 1 FROM clutches WHERE ${may})`;
  const settings = named.map((name) => sql`${sql.raw(name)} = ${change[name]}, `);
  const { found, changed, judged } = await batch(db, {
    judged: db.all<{ id: string; there: 0 | 1 }>(sql`
      SELECT asked.id, hen.id IS NOT NULL AS there FROM ${hens} asked
      LEFT JOIN birds hen ON hen.org_id = ${org_id} AND hen.id = asked.id AND hen.deleted_at IS NULL
      WHERE hen.id IS NULL OR hen.sex = 'male'`),
    noted: noting(scope, change, may),
    ...(feeder_ids && feeding(scope, id, feeder_ids, isOurs)),
    changed: db.all<{ id: string }>(sql`
      UPDATE clutches SET ${sql.join(settings)} version = version + 1, updated_at = ${now} WHERE ${may} RETURNING id`),
    found: clutchRow(scope, id),
  });
  const clutch = clutchIn(found);
  if (changed.length > 0) return clutch;
  const [wrong] = judged;
  if (wrong)
    throw new Refusal("invalid", { feeder_ids: [wrong.there ? "clutches.feeders.cock" : "fields.unknown_id"] });
  // The same edit sent twice under one key has already happened.
  if (scope.idempotency_key && isSo(clutch, change)) return clutch;
  throw new Refusal("stale", {}, { current: clutch });
}

function isSo(clutch: Clutch, change: ClutchChange): boolean {
  const hens = clutch.feeders.flatMap(({ id }) => id ?? []);
  const { feeder_ids: wanted = hens } = change;
  const isFed = wanted.length === hens.length && wanted.every((id) => hens.includes(id));
  return isFed && columns.every((name) => change[name] === undefined || change[name] === clutch[name]);
}

/** The statements that let these hens and no others feed a clutch, where `isOurs` holds. */
function feeding({ db, org_id }: Scope, clutch: string, hens: readonly string[], isOurs: SQL) {
  const rows = hens.map((hen) => [newId("clutch_feeder"), hen]);
  return {
    fewer: db.run(sql`DELETE FROM clutch_feeders WHERE org_id = ${org_id} AND clutch_id = ${clutch} AND ${isOurs}
      AND bird_id IS NOT NULL AND bird_id NOT IN (SELECT value FROM json_each(${JSON.stringify(hens)}))`),
    more: db.run(sql`
      INSERT INTO clutch_feeders (id, org_id, clutch_id, bird_id, ring)
      SELECT said.value->>0, ${org_id}, ${clutch}, hen.id, hen.identifier FROM ${jsonCells(rows)} AS said
      CROSS JOIN birds hen ON hen.org_id = ${org_id} AND hen.id = said.value->>1
      WHERE ${isOurs} AND NOT EXISTS (SELECT 1 FROM clutch_feeders fed
        WHERE fed.org_id = ${org_id} AND fed.clutch_id = ${clutch} AND fed.bird_id = hen.id)`),
  };
}

/** The line of the trail: what differs, hens by their rings, and of which pair it is, for a clutch is only a number. */
function noting(scope: Scope, change: ClutchChange, may: SQL) {
  const { org_id } = scope;
  const differing = columns.flatMap((name) =>
    change[name] === undefined
      ? []
      : [
          sql`SELECT ${name} AS field, clutches.${sql.raw(name)} AS was, ${change[name]} AS became
            WHERE clutches.${sql.raw(name)} IS NOT ${change[name]}`,
        ],
  );
  if (change.feeder_ids) {
    const ids = JSON.stringify(change.feeder_ids);
    const fed = sql`FROM clutch_feeders fed LEFT JOIN birds hen ON hen.org_id = fed.org_id AND hen.id = fed.bird_id
      WHERE fed.org_id = ${org_id} AND fed.clutch_id = clutches.id`;
    const ring = sql`ifnull(hen.identifier, fed.ring)`;
    differing.push(sql`
      SELECT 'feeders' AS field, was, became FROM (SELECT
        (SELECT group_concat(ring, ', ') FROM (SELECT ${ring} AS ring ${fed} ORDER BY 1)) AS was,
        (SELECT group_concat(ring, ', ') FROM (SELECT identifier AS ring FROM birds WHERE org_id = ${org_id}
            AND id IN (SELECT value FROM json_each(${ids}))
          UNION SELECT fed.ring ${fed} AND fed.bird_id IS NULL ORDER BY 1)) AS became) WHERE was IS NOT became`);
  }
  const none = sql`SELECT NULL AS field, NULL AS was, NULL AS became WHERE 0`;
  const lines = sql`
    SELECT id AS subject_id, json_patch(changes, json_object('pair_id', json_array(NULL, pair_id))) AS changes FROM (
      SELECT clutches.id, clutches.pair_id, (SELECT json_group_object(field, json_array(was, became))
        FROM (${sql.join([none, ...differing], sql` UNION ALL `)})) AS changes
      FROM clutches WHERE ${may}) WHERE changes <> '{}'`;
  return auditedLines(scope, { subject: "clutch", lines });
}
