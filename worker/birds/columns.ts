import { type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import type { Language } from "#db/vocabulary.ts";

/** The column with a status' name in the reader's language. */
export const statusName = (language: Language) => sql.raw(language === "pt" ? "name_pt" : "name_en");

/** A bird as it goes over the wire; names of species and status come along without a join, so order and paging hold. */
export function birdColumns(language: Language) {
  return {
    id: birds.id,
    identifier: birds.identifier,
    name: birds.name,
    sex: birds.sex,
    species_id: birds.species_id,
    species_name: sql<string>`(
      SELECT species.common_name FROM species
      WHERE species.org_id = birds.org_id AND species.id = birds.species_id
    )`.as("species_name"),
    status_id: birds.status_id,
    status_name: nameOfStatus(language).as("status_name"),
    birth_date: birds.birth_date,
    father_id: birds.father_id,
    mother_id: birds.mother_id,
    inbreeding: birds.inbreeding,
    completeness: birds.completeness,
    pedigree_depth: birds.pedigree_depth,
    notes: birds.notes,
    version: birds.version,
    org_id: birds.org_id,
    created_at: birds.created_at,
    updated_at: birds.updated_at,
  };
}

/** What only the answers about one bird carry: lists stay lean. */
export const recordColumns = {
  is_reference: birds.is_reference,
  foster_father_id: birds.foster_father_id,
  foster_mother_id: birds.foster_mother_id,
  place_id: birds.place_id,
  ring_size_mm: birds.ring_size_mm,
  microchip: birds.microchip,
  sexing_method: birds.sexing_method,
  mutation: birds.mutation,
  genotype: birds.genotype,
  breeder: birds.breeder,
  owner: birds.owner,
  acquisition: birds.acquisition,
  acquired_on: birds.acquired_on,
  acquired_price_cents: birds.acquired_price_cents,
  acquired_document: birds.acquired_document,
  eu_annex: birds.eu_annex,
  certificate_number: birds.certificate_number,
};

const { place_id, mutation, microchip, breeder, owner } = recordColumns;

/** A bird as a row of a list: what a column can show. */
export const listColumns = (language: Language) => ({
  ...birdColumns(language),
  ...{ place_id, mutation, microchip, breeder, owner },
});

/** The name of the status of the row of `birds` at hand; null without a status. */
export const nameOfStatus = (language: Language): SQL<string | null> => sql<string | null>`(
  SELECT statuses.${statusName(language)} FROM statuses
  WHERE statuses.org_id = birds.org_id AND statuses.id = birds.status_id
)`;
