import { type SQL, sql } from "drizzle-orm";
import { certificateSettings } from "#db/schema/pedigrees.ts";
import { auditedLines } from "#worker/audit.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { batch } from "#worker/kit/batch.ts";
import { breederCode } from "#worker/organization/registrations.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { Issuer } from "./certificate/certificate.ts";
import { type CertificateSettings, usualCertificate } from "./settings-contract.ts";

const columns = {
  issuer: certificateSettings.issuer,
  stam: certificateSettings.stam,
  address: certificateSettings.address,
  contact: certificateSettings.contact,
  style: certificateSettings.style,
  generations: certificateSettings.generations,
  language: certificateSettings.language,
};

/** The statement that reads what an organisation's certificates say; no row while nobody has said anything. */
export const settingsOf = (scope: Scope) =>
  scope.db.select(columns).from(certificateSettings).where(owned(scope, certificateSettings));

/** How many generations an organisation's certificates have, as SQL. */
export const rememberedGenerations = ({ org_id }: Pick<Scope, "org_id">): SQL =>
  sql`ifnull((SELECT generations FROM certificate_settings WHERE org_id = ${org_id}), ${usualCertificate.generations})`;

/** Who gives a certificate out; the one place that knows. */
export const issuerOf = (
  { organization, code }: { organization: string /** Their federation's for them. */; code: string | null },
  { issuer, stam, address, contact }: CertificateSettings,
): Issuer => ({ name: issuer ?? organization, stam: stam ?? code, address, contact });

/** What the page of a bird's certificate shows: the bird, and what is remembered; `missing` without the bird. */
export async function certificatePage(scope: Scope, id: string) {
  const {
    head: [head],
    settings: [settings = usualCertificate],
    organization: [organization],
  } = await batch(scope.db, {
    head: birdHeader(scope, id),
    settings: settingsOf(scope),
    organization: scope.db.all<{ name: string; code: string | null }>(
      sql`SELECT name, ${breederCode(scope)} AS code FROM organizations WHERE id = ${scope.org_id}`,
    ),
  });
  if (!head) throw new Refusal("missing");
  return { head, settings, organization: organization?.name ?? "", code: organization?.code ?? null };
}
export type CertificatePage = Awaited<ReturnType<typeof certificatePage>>;

/** Under what the trail keeps what is said of certificates: an organisation has one way of making them. */
const subject_id = "A4";

/** Remembers what certificates say from now on. The trail tells which of it is another. */
export async function rememberCertificate(scope: Scope, draft: CertificateSettings): Promise<CertificateSettings> {
  const { org_id } = scope;
  const {
    kept: [kept = draft],
  } = await batch(scope.db, {
    lines: auditedLines(scope, { subject: "certificate", lines: differing(scope, draft) }),
    written: scope.db
      .insert(certificateSettings)
      .values({ org_id, ...draft })
      .onConflictDoUpdate({ target: certificateSettings.org_id, set: draft }),
    kept: settingsOf(scope),
  });
  return kept;
}

/** A line of what is about to be another than before; none where all stays. */
function differing({ org_id }: Scope, draft: CertificateSettings): SQL {
  const pairs = Object.entries(draft).map(([column, after]) => {
    const usual = usualCertificate[column as keyof CertificateSettings];
    const before = sql`(SELECT ${sql.identifier(column)} FROM certificate_settings WHERE org_id = ${org_id})`;
    return sql`SELECT ${column} AS field, ifnull(${before}, ${usual}) AS was, ${after} AS became`;
  });
  return sql`
    SELECT ${subject_id} AS subject_id, said AS changes FROM (
      SELECT json_group_object(field, json_array(was, became)) AS said
      FROM (${sql.join(pairs, sql` UNION ALL `)}) WHERE was IS NOT became
    ) WHERE said <> '{}'`;
}
