import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { pedigreeShares } from "#db/schema/pedigrees.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { hashSecret, keyed, keyedDigest } from "#worker/accounts/secrets.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { audited } from "#worker/audit.ts";
import { type Env, keysOf } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { mostShares, type ShareDraft } from "./share-contract.ts";

type Keys = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD" | "APP_ORIGIN">;
type Row = Omit<typeof pedigreeShares.$inferSelect, "org_id" | "bird_id" | "revoked_at"> & { short_key: string };

/** A public address of a bird's pedigree; null where the secret it was made by is no longer set: it opens all the same. */
export type Share = Omit<Row, "token_hash" | "short_key"> & { url: string | null };

// 160 bits. Hexadecimal, so that a log which hides whatever holds a digit hides it.
const tokenLetters = 40;

/** The token of a share: only whoever knows the secret of the app can work it out, so the database need not keep it. */
const tokenOf = async (pepper: string, id: string): Promise<string> =>
  (await keyedDigest(pepper, `pedigree share\n${id}`)).slice(0, tokenLetters);

/** Shares that open at this instant. */
const open = (now: string) =>
  and(isNull(pedigreeShares.revoked_at), or(isNull(pedigreeShares.expires_at), gt(pedigreeShares.expires_at, now)));

const { id, created_at, expires_at, token_hash, shows_photo, breeder, contact } = pedigreeShares;
const short_key = sql<string>`(SELECT short_key FROM organizations WHERE organizations.id = ${pedigreeShares.org_id})`;
const columns = { id, created_at, expires_at, token_hash, shows_photo, breeder, contact, short_key };

/** The statement that reads the public addresses a bird has, the newest first. */
export const sharesOf = (scope: Scope, bird_id: string) =>
  scope.db
    .select(columns)
    .from(pedigreeShares)
    .where(owned(scope, pedigreeShares, eq(pedigreeShares.bird_id, bird_id), open(scope.now)))
    .orderBy(desc(pedigreeShares.created_at), desc(pedigreeShares.id));

/**
 * What `sharesOf` found, with the addresses themselves: but for whoever only looks, whom they would show the tree when the
 * look is over.
 */
export const addressed = (keys: Keys, rows: readonly Row[], { grant }: Pick<Scope, "grant"> = {}): Promise<Share[]> =>
  Promise.all(
    rows.map(async ({ token_hash, short_key, ...row }) => {
      for (const pepper of grant ? [] : keysOf(keys, "CODE_PEPPER")) {
        const token = await tokenOf(pepper, row.id);
        if ((await hashSecret(token)) !== token_hash) continue;
        return { ...row, url: `${keys.APP_ORIGIN}/p/${keyed(short_key, token)}` };
      }
      return { ...row, url: null };
    }),
  );

/**
 * Makes a public address; `missing` without the bird, `conflict` when it has as many as it may have, `unauthenticated`
 * when the session has ended meanwhile.
 */
export async function addShare(scope: Scope, keys: Keys, bird_id: string, draft: ShareDraft): Promise<Share> {
  const { db, org_id, now } = scope;
  const { expires, shows_photo, breeder, contact } = draft;
  const share_id = newId("share");
  const until = expires === "never" ? null : secondsFrom(now, Number(expires) * 86_400);
  const hash = await hashSecret(await tokenOf(keys.CODE_PEPPER, share_id));
  const {
    row: [row],
    bird: [bird],
    here: [here],
  } = await batch(db, {
    made: db.run(sql`
      INSERT INTO pedigree_shares
        (id, org_id, bird_id, token_hash, created_at, expires_at, shows_photo, breeder, contact)
      SELECT ${share_id}, ${org_id}, id, ${hash}, ${now}, ${until}, ${shows_photo ? 1 : 0}, ${breeder}, ${contact} FROM birds
      WHERE org_id = ${org_id} AND id = ${bird_id} AND deleted_at IS NULL AND ${stillSignedIn(scope)} AND (
        SELECT count(*) FROM pedigree_shares WHERE ${owned(scope, pedigreeShares, eq(pedigreeShares.bird_id, bird_id), open(now))}
      ) < ${mostShares}`),
    noted: audited(scope, lineOf(bird_id, [null, until?.slice(0, 10) ?? "never"])),
    row: db
      .select(columns)
      .from(pedigreeShares)
      .where(owned(scope, pedigreeShares, eq(pedigreeShares.id, share_id))),
    bird: db.all(sql`SELECT 1 FROM birds WHERE org_id = ${org_id} AND id = ${bird_id} AND deleted_at IS NULL`),
    here: signedInStatement(scope),
  });
  if (!row && !here) throw signedOut();
  if (!bird) throw new Refusal("missing");
  if (!row) throw new Refusal("conflict", {}, { detail: "birds.shares_many", values: { most: mostShares } });
  return (await addressed(keys, [row]))[0] as Share;
}

/** Closes a public address for good. */
export async function revokeShare(scope: Scope, bird_id: string, share_id: string): Promise<void> {
  const { closed } = await batch(scope.db, {
    closed: scope.db
      .update(pedigreeShares)
      .set({ revoked_at: scope.now })
      .where(
        owned(
          scope,
          pedigreeShares,
          and(eq(pedigreeShares.id, share_id), eq(pedigreeShares.bird_id, bird_id), open(scope.now)),
        ),
      )
      .returning({ id: pedigreeShares.id }),
    noted: audited(scope, lineOf(bird_id, ["open", null])),
  });
  if (closed.length === 0) throw new Refusal("missing");
}

/** Who may see a pedigree is said in the history of its bird. */
const lineOf = (bird_id: string, public_link: [string | null, string | null]) =>
  ({ subject: "bird", subject_id: bird_id, deed: "changed", changes: { public_link } }) as const;
