import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { organizations } from "#db/schema/accounts.ts";
import { pedigreeShares } from "#db/schema/pedigrees.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret, isKeyed, tokenParts } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { ownLook } from "#worker/billing/own-look.ts";
import { planInForce } from "#worker/billing/plans.ts";
import { keptFile } from "#worker/files/kept-file.ts";
import { batch } from "#worker/kit/batch.ts";
import { photoFile } from "#worker/photos/files.ts";
import { Refusal } from "#worker/refusal.ts";
import type { OwnLook } from "#worker/scope.ts";
import { barePedigree } from "./bare-pedigree.ts";
import type { BarePedigree } from "./certificate/pedigree.ts";

/** A pedigree for strangers, and what its breeder chose to say beside it. */
export type SharedPedigree = BarePedigree & {
  has_photo: boolean;
  breeder: string | null;
  contact: string | null;
  /** The breeder's own look, where their plan has one. */
  look: (OwnLook & { has_logo: boolean }) | null;
};

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
  const { breeder, contact, photo_id, look, logo_key } = share;
  const own = look && { ...look, has_logo: logo_key !== null };
  return { ...pedigree, has_photo: photo_id !== null, breeder, contact, look: own };
}

/** The first photo behind a public address, where its breeder chose to show it: the small copy if there is one. */
export async function sharedPhoto(visitor: Visitor, token: string): Promise<Response> {
  const { org_id, photo_id } = await openShare(visitor, token);
  if (photo_id === null) throw new Refusal("missing");
  const input = { id: photo_id, isThumb: true, has: undefined };
  return unkept(await photoFile({ db: visitor.db, org_id }, visitor.env.FILES, input));
}

/** The logo behind a public address, where the breeder's plan shows it in the place of ours. */
export async function sharedLogo(visitor: Visitor, token: string): Promise<Response> {
  const { look, logo_key } = await openShare(visitor, token);
  if (!look || logo_key === null) throw new Refusal("missing");
  const input = { key: logo_key, type: "image/png", namesItself: true, name: "logo", has: undefined };
  return unkept(await keptFile(visitor.env.FILES, input));
}

function unkept(file: Response): Response {
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

/** The share behind a token and the look of whose it is, counted for the visitor's network; `photo_id` is null unless a photo is to be shown. */
async function openShare({ db, env, now, ip }: Pick<Visitor, "db" | "env" | "now" | "ip">, token: string) {
  const limit = await rate(env, "pedigree.ip", ip);
  const { key, secret } = tokenParts(token);
  const token_hash = await hashSecret(secret);
  const { org_id, bird_id, revoked_at, expires_at, breeder, contact } = pedigreeShares;
  const { name, plan, trial_ends_at, look_name, look_accent, logo_key } = organizations;
  const chosen = { trial_ends_at, look_name, look_accent };
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
      .select({ org_id, bird_id, breeder, contact, photo_id, logo_key, of: { name, plan, ...chosen } })
      .from(pedigreeShares)
      .innerJoin(organizations, eq(organizations.id, org_id))
      .where(and(eq(pedigreeShares.token_hash, token_hash), isOpen, isNull(organizations.closes_at), isKeyed(key))),
  });
  refuseBeyond([[limit, counted]], now);
  if (!share) throw new Refusal("missing");
  const { of, ...behind } = share;
  return { ...behind, look: ownLook({ ...of, plan: planInForce(of, now) }) };
}
