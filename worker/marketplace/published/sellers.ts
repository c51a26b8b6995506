import { sql } from "drizzle-orm";
import { isDemo } from "#db/ids.ts";
import { ownLook } from "#worker/billing/own-look.ts";
import { planInForce } from "#worker/billing/plans.ts";
import { batch } from "#worker/kit/batch.ts";
import { readingSeller } from "../offered/seller.ts";
import type { StepScope } from "./reading-listing.ts";

type SellerRow = {
  slug: string | null;
  is_shown: 0 | 1;
  name: string | null;
  text: string | null;
  district: string | null;
  closed_at: string | null;
  revision: number;
};

/** Brings the market to what a seller's page says now: a step, done once for each revision. Switched off it holds its address alone. */
export async function publishSeller(scope: StepScope): Promise<void> {
  const { db, org_id, now, today } = scope;
  const { row, seller, registrations } = await batch(db, {
    row: db.all<SellerRow>(sql`SELECT slug, is_shown, name, text, district, closed_at, revision FROM sellers
      WHERE org_id = ${org_id}`),
    ...readingSeller(scope),
  });
  const [own] = row;
  const [of] = seller;
  if (!own || !of) return;
  const isShown = own.is_shown === 1 && own.closed_at === null && of.closes_at === null && own.name !== null;
  const look = ownLook({ ...of, plan: planInForce(of, now) });
  const federation = registrations.find(({ kind }) => kind === "federation")?.body ?? null;
  const shown = (value: string | number | null) => (isShown ? value : null);
  const isReal = !isDemo(org_id);
  await batch(db, {
    ...(isReal &&
      own.slug === null && {
        gone: db.run(sql`DELETE FROM market_sellers WHERE short_key = ${of.short_key} AND revision < ${own.revision}`),
      }),
    ...(isReal &&
      own.slug !== null && {
        index: db.run(sql`
        INSERT INTO market_sellers (short_key, slug, name, text, accent, has_logo, has_own_look, federation, since, district,
          country, region, is_shown, revision, changed_on)
        VALUES (${of.short_key}, ${own.slug}, ${isShown ? own.name : ""}, ${shown(own.text)}, ${shown(look?.accent ?? null)},
          ${isShown && of.logo_key !== null ? 1 : 0}, ${isShown && look !== null ? 1 : 0}, ${shown(federation)},
          ${shown(Number(of.created_at.slice(0, 4)))}, ${shown(own.district ?? of.district)},
          ${of.country ?? ""}, ${of.region ?? ""}, ${isShown ? 1 : 0}, ${own.revision}, ${today})
        ON CONFLICT (short_key) DO UPDATE SET slug = excluded.slug, name = excluded.name, text = excluded.text,
          accent = excluded.accent, has_logo = excluded.has_logo, has_own_look = excluded.has_own_look,
          federation = excluded.federation, since = excluded.since, district = excluded.district,
          country = excluded.country, region = excluded.region, is_shown = excluded.is_shown, revision = excluded.revision,
          changed_on = excluded.changed_on
        WHERE excluded.revision > market_sellers.revision`),
      }),
    shown: db.run(sql`UPDATE sellers SET shown = ${own.revision} WHERE org_id = ${org_id} AND shown < ${own.revision}`),
  });
}
