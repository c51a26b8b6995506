import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { type SpeciesName, speciesIn } from "./card.ts";

/** What the market can be narrowed by. */
export type MarketChoices = {
  species: Array<{ latin_key: string; latin_name: string; name: SpeciesName | null }>;
  districts: string[];
};

const mostChoices = 300;
type SpeciesRow = { latin_key: string; latin_name: string | null; species: string | null };

/**
 * The statements that read which species and districts there are: from one to the next along an index, so that no listing is
 * counted. Species by what the gate shows and `market_counts` has.
 */
export const choicesStatements = (db: Database) => ({
  species: db.all<SpeciesRow>(sql`
    WITH kinds AS (
      SELECT DISTINCT gate.latin_key FROM levels gate
      WHERE gate.latin_key > '' AND gate.level IN ('contact', 'open')
        AND gate.version = (SELECT version FROM gate_versions WHERE id = 1)
        AND EXISTS (SELECT 1 FROM market_counts counts WHERE counts.country = gate.country
          AND counts.region = gate.region AND counts.latin_key = gate.latin_key)
      LIMIT ${mostChoices})
    SELECT kinds.latin_key, it.latin_name, it.species FROM kinds
    CROSS JOIN market_listings it ON it.n = (
      SELECT max(newest.n) FROM market_listings newest INDEXED BY market_listings_by_species
      WHERE newest.is_shown = 1 AND newest.latin_key = kinds.latin_key)`),
  districts: db.all<{ district: string }>(sql`
    WITH RECURSIVE places (district) AS (
      SELECT min(it.district) FROM market_listings it INDEXED BY market_listings_by_district
      WHERE it.is_shown = 1 AND it.district > ''
      UNION ALL
      SELECT (SELECT min(it.district) FROM market_listings it INDEXED BY market_listings_by_district
        WHERE it.is_shown = 1 AND it.district > places.district)
      FROM places WHERE places.district IS NOT NULL LIMIT ${mostChoices})
    SELECT district FROM places WHERE district IS NOT NULL`),
});

type Read = { species: SpeciesRow[]; districts: Array<{ district: string }> };

/** What `choicesStatements` read. */
export const choicesOf = ({ species, districts }: Read): MarketChoices => ({
  species: species.map(({ latin_key, latin_name, species: name }) => ({
    latin_key,
    latin_name: latin_name ?? latin_key,
    name: speciesIn(name),
  })),
  districts: districts.map(({ district }) => district),
});
