import { sql } from "drizzle-orm";
import type { RegistrationKind, Sex } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/batch.ts";
import type { Known } from "#worker/locales/part-days.ts";
import { type PaperField, paperFields } from "#worker/organization/needed-contract.ts";
import { organizationRow } from "#worker/organization/organization.ts";
import { unringed } from "#worker/sales/birds/bird-facts.ts";
import type { Scope } from "#worker/scope.ts";
import { type About, readAbout } from "./about/about.ts";
import { isWritten, planOf } from "./kinds-contract.ts";
import { aboutOf, type Paper, type PaperRow, type Typed } from "./paper-rows.ts";

/** A bird as it stands on a paper. */
export type PaperBird = {
  id: string;
  ring: string;
  is_unringed: 0 | 1;
  name: string | null;
  species: string;
  species_id: string;
  latin_name: string;
  sex: Sex;
  birth_date: string | null;
  birth_precision: Known;
  mutation: string | null;
  place: string | null;
  eu_annex: string | null;
  source_code: string | null;
  certificate_number: string | null;
  parents: string | null;
  /** The numbers of their certificates, which go along with a bird that is given away. */
  parents_certificates: string | null;
};
/** Who stands on the other side of a paper. */
type Party = Record<
  "name" | "tax_id" | "address" | "postal_code" | "locality" | "country" | "phone" | "registration",
  string | null
>;
/** All that a template is given: what stands on the paper, and nothing else does. */
export type PaperFacts = {
  breeder: Record<PaperField, string | null> & { name: string };
  registrations: Array<{ kind: RegistrationKind; number: string }>;
  party: Party | null;
  birds: PaperBird[];
  /** What it is of that is not of birds; null of one that is, and of what is gone. */
  about: About | null;
  typed: Typed;
  on: string;
};

/** The statements that read what stands on a paper; they fit any batch. */
export function readingFacts(scope: Scope, paper_id: string) {
  const { db, org_id, today } = scope;
  const parent = (column: "father_id" | "mother_id") => sql`(SELECT parent.identifier
    || ifnull(' (' || parent.certificate_number || ')', '') FROM birds parent
    WHERE parent.org_id = ${org_id} AND parent.id = birds.${sql.raw(column)} AND parent.deleted_at IS NULL)`;
  const certificate = (column: "father_id" | "mother_id") => sql`(SELECT parent.certificate_number FROM birds parent
    WHERE parent.org_id = ${org_id} AND parent.id = birds.${sql.raw(column)} AND parent.deleted_at IS NULL)`;
  return {
    organization: organizationRow(scope),
    registrations: db.all<{ kind: RegistrationKind; number: string }>(sql`
      SELECT kind, number FROM registrations WHERE org_id = ${org_id}
        AND (expires_on IS NULL OR expires_on >= ${today}) ORDER BY kind, number LIMIT 6`),
    party: db.all<Party>(sql`
      SELECT head.name, head.tax_id, head.address, head.postal_code, head.locality, head.country, head.phone,
        head.register_numbers AS registration
      FROM papers CROSS JOIN contacts own ON own.org_id = ${org_id} AND own.id = papers.contact_id
      CROSS JOIN contacts head ON head.org_id = ${org_id} AND head.id = own.head_id
      WHERE papers.org_id = ${org_id} AND papers.id = ${paper_id}`),
    named: db.all<PaperBird>(sql`
      SELECT birds.id, birds.identifier AS ring, ${unringed} AS is_unringed,
        birds.name, species.common_name AS species, species.id AS species_id, species.latin_name, birds.sex, birds.birth_date,
        birds.birth_precision, birds.mutation, places.name AS place, birds.eu_annex,
        ifnull(birds.source_code, iif(birds.acquisition = 'bred', 'C', NULL)) AS source_code,
        birds.certificate_number, nullif(concat_ws(' × ', ${parent("father_id")}, ${parent("mother_id")}), '') AS parents,
        nullif(concat_ws(', ', ${certificate("father_id")}, ${certificate("mother_id")}), '') AS parents_certificates
      FROM paper_birds part
      CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = part.bird_id AND birds.deleted_at IS NULL
      CROSS JOIN species ON species.org_id = ${org_id} AND species.id = birds.species_id
      LEFT JOIN places ON places.org_id = ${org_id} AND places.id = birds.place_id
      WHERE part.org_id = ${org_id} AND part.paper_id = ${paper_id} ORDER BY part.position`),
  };
}

/** What stands on a paper, behind what `readingFacts` read; undefined where the organisation is gone. */
export function factsOf(
  found: Answers<ReturnType<typeof readingFacts>>,
  { typed, on_day }: Pick<Paper, "typed" | "on_day">,
  about: About | null = null,
): PaperFacts | undefined {
  const [own] = found.organization;
  if (!own) return undefined;
  const breeder = Object.fromEntries(paperFields.map((field) => [field, own[field]])) as Record<
    PaperField,
    string | null
  >;
  return {
    breeder: { ...breeder, name: own.name },
    registrations: found.registrations,
    party: found.party[0] ?? null,
    birds: found.named,
    about,
    typed,
    on: on_day,
  };
}

/** What a paper is of, read as it stands today: null of one that is of birds, undefined of what is gone. */
export const aboutPaper = async (scope: Scope, row: PaperRow): Promise<About | null | undefined> => {
  const kind = isWritten(row.kind) ? planOf(row.kind).of : undefined;
  return kind ? readAbout(scope, kind, aboutOf(row)) : null;
};
