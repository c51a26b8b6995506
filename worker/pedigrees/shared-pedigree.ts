import { and, eq, gt, isNull, or } from "drizzle-orm";
import { pedigreeShares } from "#db/schema/pedigrees.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { barePedigree } from "./bare-pedigree.ts";
import type { BarePedigree } from "./certificate/pedigree.ts";

/** Generations of ancestors that strangers are shown. */
const generations = 4;

/** The pedigree behind a public address. `missing` whether it was never given out, is closed or over, or its bird is gone. */
export async function sharedPedigree({ db, env, now, ip }: Visitor, token: string): Promise<BarePedigree> {
  const limit = await rate(env, "pedigree.ip", ip);
  const token_hash = await hashSecret(token);
  const { org_id, bird_id, revoked_at, expires_at } = pedigreeShares;
  const isOpen = and(isNull(revoked_at), or(isNull(expires_at), gt(expires_at, now)));
  const {
    counted,
    share: [share],
  } = await batch(db, {
    counted: countStatement(db, limit, now),
    share: db
      .select({ org_id, bird_id })
      .from(pedigreeShares)
      .where(and(eq(pedigreeShares.token_hash, token_hash), isOpen)),
  });
  refuseBeyond([[limit, counted]], now);
  const pedigree =
    share && (await barePedigree({ db, org_id: share.org_id, today: now.slice(0, 10) }, share.bird_id, generations));
  if (!pedigree) throw new Refusal("missing");
  return pedigree;
}
