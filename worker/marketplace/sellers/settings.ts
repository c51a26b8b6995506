import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { sellers } from "#db/schema/marketplace.ts";
import { audited, auditedEdit } from "#worker/audit.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { readingSeller } from "../offered/seller.ts";
import { publishSeller } from "../published/sellers.ts";
import { claimSlug } from "./claiming.ts";
import type { Seller, SellerChange } from "./contract.ts";
import { proposedSlug } from "./proposing.ts";

type Row = Omit<typeof sellers.$inferSelect, "is_shown" | "org_id" | "created_at" | "updated_at"> & { is_shown: 0 | 1 };

const reading = (scope: Scope) => ({
  row: scope.db.all<Row>(sql`SELECT id, slug, is_shown, name, text, district, registration_id, closed_at, closed_reason,
    revision, shown, version FROM sellers WHERE org_id = ${scope.org_id}`),
  ...readingSeller(scope),
});

/** The seller's page of the caller's organisation as it is set; empty before it was ever saved. */
export async function sellerNow(scope: Scope): Promise<Seller> {
  return serialize(await batch(scope.db, reading(scope)));
}

type Found = { [Name in keyof ReturnType<typeof reading>]: Awaited<ReturnType<typeof reading>[Name]> };

function serialize({ row, seller, registrations }: Found): Seller {
  const [own] = row;
  const [of] = seller;
  if (!of) throw new Refusal("missing");
  const isSeen = own?.is_shown === 1 && own.closed_at === null && of.closes_at === null;
  return {
    slug: own?.slug ?? null,
    is_shown: own?.is_shown === 1,
    name: own?.name ?? null,
    text: own?.text ?? null,
    district: own?.district ?? null,
    registration_id: own?.registration_id ?? null,
    registrations,
    proposed: { slug: proposedSlug(of.name), name: of.name },
    url: isSeen && own.slug ? `/market/s/${own.slug}` : null,
    closed_at: own?.closed_at ?? null,
    closed_reason: own?.closed_reason ?? null,
    version: own?.version ?? 0,
  };
}

/**
 * Sets the seller's page; what strangers see follows at once. Refuses `invalid` an address that another has, a registration that
 * is not the organisation's, a page that is to be seen without name or address; `stale`.
 */
export async function changeSeller(scope: Scope, { version, org_id: _, ...change }: SellerChange): Promise<Seller> {
  const found = await batch(scope.db, reading(scope));
  const stored = serialize(found);
  const [of] = found.seller;
  if (version !== undefined && version !== stored.version) throw new Refusal("stale", {}, { current: stored });
  const present = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const { slug, is_shown, name, text, district, registration_id } = { ...stored, ...present } as Seller;
  if (registration_id && !found.registrations.some(({ id }) => id === registration_id))
    throw new Refusal("invalid", { registration_id: ["fields.unknown_id"] });
  if (is_shown && !name) throw new Refusal("invalid", { name: ["sellers.name.shown"] });
  if (is_shown && !slug) throw new Refusal("invalid", { slug: ["sellers.slug.shown"] });
  if (slug && of && slug !== stored.slug && !(await claimSlug(scope, of, slug)))
    throw new Refusal("invalid", { slug: ["sellers.slug.taken"] });
  const wanted = { slug, is_shown: is_shown ? (1 as const) : (0 as const), name, text, district, registration_id };
  const [own] = found.row;
  const made = own ? await edited(scope, own, wanted) : await added(scope, wanted);
  if (!made) {
    if (of && stored.slug && slug !== stored.slug) await claimSlug(scope, of, stored.slug);
    throw new Refusal("stale", {}, { current: await sellerNow(scope) });
  }
  await publishSeller(scope);
  return sellerNow(scope);
}

type Wanted = Pick<Row, "slug" | "is_shown" | "name" | "text" | "district" | "registration_id">;

async function edited(scope: Scope, { id, version }: Row, wanted: Wanted): Promise<boolean> {
  const { db, org_id, now } = scope;
  const when = sql`version = ${version}`;
  const sets = Object.entries(wanted).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  // The number stands with every listing of birds.
  const isOther = sql`EXISTS (SELECT 1 FROM sellers WHERE org_id = ${org_id} AND ${when}
    AND registration_id IS NOT ${wanted.registration_id})`;
  const { made } = await batch(db, {
    line: auditedEdit(scope, { table: sellers, subject: "seller", subject_id: id, wanted, when }),
    numbered: db.run(sql`UPDATE listings SET revision = revision + 1 WHERE org_id = ${org_id}
      AND state IN ('published', 'reserved') AND ${isOther}`),
    made: db.all<{ id: string }>(sql`UPDATE sellers SET ${sql.join(sets, sql`, `)}, revision = revision + 1,
      version = version + 1, updated_at = ${now} WHERE org_id = ${org_id} AND id = ${id} AND ${when} RETURNING id`),
  });
  return made.length > 0;
}

async function added(scope: Scope, wanted: Wanted): Promise<boolean> {
  const { db, org_id, now } = scope;
  const id = newId("seller");
  const { made } = await batch(db, {
    made: db.all<{ id: string }>(sql`
      INSERT INTO sellers (id, org_id, slug, is_shown, name, text, district, registration_id, created_at, updated_at)
      VALUES (${id}, ${org_id}, ${wanted.slug}, ${wanted.is_shown}, ${wanted.name}, ${wanted.text}, ${wanted.district},
        ${wanted.registration_id}, ${now}, ${now}) ON CONFLICT (org_id) DO NOTHING RETURNING id`),
    line: audited(scope, {
      subject: "seller",
      subject_id: id,
      deed: "created",
      changes: { name: [null, wanted.name] },
    }),
  });
  return made.length > 0;
}
