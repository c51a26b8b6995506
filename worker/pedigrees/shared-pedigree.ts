import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { pedigreeShares } from "#db/schema/pedigrees.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { photoFile } from "#worker/photos/files.ts";
import { Refusal } from "#worker/refusal.ts";
import { barePedigree } from "./bare-pedigree.ts";
import type { BarePedigree } from "./certificate/pedigree.ts";

/** A pedigree for strangers, and what its breeder chose to say beside it. */
export type SharedPedigree = BarePedigree & { has_photo: boolean; breeder: string | null; contact: string | null };

/** Generations of ancestors that strangers are shown. */
const generations = 4;

/** The pedigree behind a public address. `missing` whether it was never given out, is closed or over, or its bird is gone. */
export async function sharedPedigree({ db, env, now, ip }: Visitor, token: string): Promise<SharedPedigree> {
  const share = await openShare({ db, env, now, ip }, token);
  const pedigree = await barePedigree(
    { db, org_id: share.org_id, today: now.slice(0, 10) },
    share.bird_id,
    generations,
  );
  if (!pedigree) throw new Refusal("missing");
  const { breeder, contact, photo_id } = share;
  return { ...pedigree, has_photo: photo_id !== null, breeder, contact };
}

/** The first photo behind a public address, where its breeder chose to show it: the small copy if there is one. */
export async function sharedPhoto(visitor: Visitor, token: string): Promise<Response> {
  const { org_id, photo_id } = await openShare(visitor, token);
  if (photo_id === null) throw new Refusal("missing");
  const asked = { id: photo_id, isThumb: true, has: undefined };
  const file = await photoFile({ db: visitor.db, org_id }, visitor.env.FILES, asked);
  const headers = new Headers(file.headers);
  // Once the address is closed nobody may go on showing it, and the photo's own name is nobody's business.
  for (const [name, value] of [
    ["Cache-Control", "no-store"],
    ["Content-Disposition", "inline"],
  ] as const)
    headers.set(name, value);
  headers.delete("ETag");
  return new Response(file.body, { headers });
}

/** The share behind a token, counted for the visitor's network; `photo_id` is null unless a photo is to be shown. */
async function openShare({ db, env, now, ip }: Pick<Visitor, "db" | "env" | "now" | "ip">, token: string) {
  const limit = await rate(env, "pedigree.ip", ip);
  const token_hash = await hashSecret(token);
  const { org_id, bird_id, revoked_at, expires_at, breeder, contact } = pedigreeShares;
  const isOpen = and(isNull(revoked_at), or(isNull(expires_at), gt(expires_at, now)));
  const photo_id = sql<string | null>`(
    SELECT photo.id FROM bird_photos photo
    JOIN birds ON birds.org_id = photo.org_id AND birds.id = photo.bird_id AND birds.deleted_at IS NULL
    WHERE pedigree_shares.shows_photo AND photo.org_id = pedigree_shares.org_id
      AND photo.bird_id = pedigree_shares.bird_id
    ORDER BY photo.position, photo.id LIMIT 1)`;
  const {
    counted,
    share: [share],
  } = await batch(db, {
    counted: countStatement(db, limit, now),
    share: db
      .select({ org_id, bird_id, breeder, contact, photo_id })
      .from(pedigreeShares)
      .where(
        and(
          eq(pedigreeShares.token_hash, token_hash),
          isOpen,
          sql`NOT EXISTS (
        SELECT 1 FROM organizations WHERE organizations.id = pedigree_shares.org_id AND closes_at IS NOT NULL)`,
        ),
      ),
  });
  refuseBeyond([[limit, counted]], now);
  if (!share) throw new Refusal("missing");
  return share;
}
