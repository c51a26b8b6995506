import { type SQL, sql } from "drizzle-orm";
import type { PairKind, PairSide, PairState, StatusKind } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";
import { drawingOf, drawnBy } from "#worker/species/drawings.ts";
import { statusName } from "#worker/statuses/queries.ts";

/** A bird in a pair: as it was written on the day it joined, and what stands beside it today. */
export type PairBird = {
  entry_id: string;
  /** Null once it was erased; then only its ring is left. */
  id: string | null;
  ring: string;
  /** The ring it has today. */
  identifier: string;
  name: string | null;
  mutation: string | null;
  genotype: string | null;
  from_on: string | null;
  until_on: string | null;
  is_open: 0 | 1;
  in_trash: 0 | 1;
  is_reference: 0 | 1;
  /** How it is drawn where there is no photo. */
  drawing: string;
  photo_id: string | null;
  status_key: string | null;
  status_name: string | null;
  status_kind: StatusKind | null;
};

export type Pair = {
  id: string;
  number: string;
  season: number;
  kind: PairKind;
  state: PairState;
  state_since: string | null;
  place_id: string | null;
  place_name: string | null;
  species_id: string | null;
  species_name: string | null;
  started_on: string | null;
  ended_on: string | null;
  notes: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  cocks: PairBird[];
  hens: PairBird[];
};

type PairRow = Omit<Pair, "cocks" | "hens"> & { birds: string };

/** The statement that reads pairs with their birds; `where` names rows of `pairs`, `rest` orders and limits. */
export const pairsRead = ({ db, org_id, language }: Scope, where: SQL, rest: SQL = sql``) =>
  db.all<PairRow>(sql`
    SELECT pairs.id, pairs.number, pairs.season, pairs.kind, pairs.state, pairs.state_since, pairs.place_id,
      (SELECT places.name FROM places WHERE places.org_id = ${org_id} AND places.id = pairs.place_id) AS place_name,
      pairs.species_id,
      (SELECT species.common_name FROM species WHERE species.org_id = ${org_id} AND species.id = pairs.species_id)
        AS species_name,
      pairs.started_on, pairs.ended_on, pairs.notes, pairs.version, pairs.created_at, pairs.updated_at,
      (SELECT json_group_array(json_array(side, json_object(
        'entry_id', entry_id, 'id', bird_id, 'ring', ring, 'identifier', identifier, 'name', name,
        'mutation', mutation, 'genotype', genotype, 'from_on', from_on, 'until_on', until_on, 'is_open', is_open,
        'in_trash', in_trash, 'is_reference', is_reference, 'drawing', drawing, 'photo_id', photo_id,
        'status_key', status_key, 'status_name', status_name, 'status_kind', status_kind
      ))) FROM (
        SELECT joined.side, joined.id AS entry_id, joined.bird_id, joined.ring,
          ifnull(birds.identifier, joined.ring) AS identifier, birds.name, joined.mutation, joined.genotype,
          joined.from_on, joined.until_on, joined.is_open, birds.deleted_at IS NOT NULL AS in_trash,
          ifnull(birds.is_reference, 0) AS is_reference, statuses.key AS status_key,
          statuses.${statusName(language)} AS status_name, statuses.kind AS status_kind,
          (SELECT ${drawnBy(sql`joined.mutation`)} FROM species
            WHERE species.org_id = ${org_id} AND species.id = birds.species_id) AS drawing,
          (SELECT first.id FROM bird_photos first WHERE first.org_id = ${org_id} AND first.bird_id = birds.id
            ORDER BY first.position, first.id LIMIT 1) AS photo_id
        FROM pair_birds joined
        LEFT JOIN birds ON birds.org_id = ${org_id} AND birds.id = joined.bird_id
        LEFT JOIN statuses ON statuses.org_id = ${org_id} AND statuses.id = birds.status_id
        WHERE joined.org_id = ${org_id} AND joined.pair_id = pairs.id ORDER BY +joined.id
      )) AS birds
    FROM pairs WHERE pairs.org_id = ${org_id} AND ${where} ${rest}`);

/** A row that was read, as it is answered. */
export function asPair({ birds, ...row }: PairRow): Pair {
  const all = JSON.parse(birds) as Array<[side: PairSide, bird: PairBird]>;
  const of = (wanted: PairSide) =>
    all.flatMap(([side, bird]) => (side === wanted ? [{ ...bird, drawing: drawingOf(bird.drawing) }] : []));
  return { ...row, cocks: of("cock"), hens: of("hen") };
}

/** The birds that are in the pair, or were until it ended; erased ones too. */
export const standing = (birds: readonly PairBird[]): PairBird[] => birds.filter(({ until_on }) => until_on === null);
