import { sql } from "drizzle-orm";
import type { PlanKey, Region, RegistrationKind } from "#db/vocabulary.ts";
import type { Register } from "./birds.ts";

/** Where an organisation is, and what stands with its listings. */
export type SellerFacts = {
  name: string;
  country: string | null;
  region: Region | null;
  district: string | null;
  currency: string;
  timezone: string;
  short_key: string;
  plan: PlanKey;
  trial_ends_at: string | null;
  closes_at: string | null;
  look_name: string | null;
  look_accent: string | null;
  logo_key: string | null;
  created_at: string;
  /** Of its seller's page; null where it has none. */
  registration_id: string | null;
  closed_at: string | null;
};
export type Registered = { id: string; kind: RegistrationKind; number: string; body: string | null };

// The number by which the law knows a breeder comes before that of a club.
const byKind = sql.raw(
  "CASE kind WHEN 'breeder_number' THEN 0 WHEN 'licence_dl92_2019' THEN 1 WHEN 'cites_icnf' THEN 2 WHEN 'federation' THEN 3 ELSE 4 END",
);

/** The statements that read whose listings these are; they fit any batch. */
export const readingSeller = ({ db, org_id, today }: Register) => ({
  seller: db.all<SellerFacts>(sql`
    SELECT organizations.name, country, region, organizations.district, currency, timezone, short_key, plan, trial_ends_at,
      closes_at, look_name, look_accent, logo_key, organizations.created_at, sellers.registration_id, sellers.closed_at
    FROM organizations LEFT JOIN sellers ON sellers.org_id = ${org_id} WHERE organizations.id = ${org_id}`),
  registrations: db.all<Registered>(sql`
    SELECT id, kind, number, body FROM registrations
    WHERE org_id = ${org_id} AND (expires_on IS NULL OR expires_on >= ${today}) ORDER BY ${byKind}, created_at, id`),
});

/** The number that stands with a seller's birds: the chosen one while it is in force, else the likeliest. */
export function numberOf(all: readonly Registered[], chosen: string | null | undefined): string | null {
  return (all.find(({ id }) => id === chosen) ?? all[0])?.number ?? null;
}
