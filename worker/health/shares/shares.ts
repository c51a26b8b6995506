import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { newIds } from "#db/ids.ts";
import { healthShares } from "#db/schema/health.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { hashSecret, keyed, keyedDigest } from "#worker/accounts/secrets.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { auditedLines } from "#worker/audit.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import { inFlock } from "#worker/birds/columns/write-stamp.ts";
import { type Env, keysOf } from "#worker/env.ts";
import { meantBy } from "#worker/health/whom/meant-birds.ts";
import { jsonCells } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import { mostShared } from "./bounds-contract.ts";
import type { HealthShareDraft } from "./contract.ts";

type Keys = Pick<Env, "CODE_PEPPER" | "CODE_PEPPER_OLD" | "APP_ORIGIN">;
type Row = {
  id: string;
  name: string;
  created_at: string;
  expires_at: string | null;
  token_hash: string;
  short_key: string | null;
  birds: string;
  total: number;
};

/** A public address of health sheets; `url` is null where the secret it was made by is no longer set: it opens all the same. */
export type HealthShare = Pick<Row, "id" | "name" | "created_at" | "expires_at"> & {
  url: string | null;
  /** The first few of its birds, and how many there are in all. */
  birds: Array<{ id: string; ring: string }>;
  total: number;
};

// 160 bits. Hexadecimal, so that a log which hides whatever holds a digit hides it.
const tokenLetters = 40;

/** The token of an address: only whoever knows the secret of the app can work it out, so the database need not keep it. */
const tokenOf = async (pepper: string, id: string): Promise<string> =>
  (await keyedDigest(pepper, `health share\n${id}`)).slice(0, tokenLetters);

/** Addresses that open at this instant. */
const open = (now: string) =>
  and(isNull(healthShares.revoked_at), or(isNull(healthShares.expires_at), gt(healthShares.expires_at, now)));

const { id, name, created_at, expires_at, token_hash } = healthShares;
const short_key = sql<string>`(SELECT short_key FROM organizations WHERE organizations.id = ${healthShares.org_id})`;
const shownBirds = sql`FROM health_share_birds shown
  CROSS JOIN birds ON birds.org_id = shown.org_id AND birds.id = shown.bird_id AND birds.deleted_at IS NULL
  WHERE shown.org_id = health_shares.org_id AND shown.share_id = health_shares.id`;
/** So many birds of an address are named; the rest is counted. */
const named = 8;
const birds = sql<string>`(SELECT json_group_array(json_object('id', id, 'ring', identifier)) FROM (
  SELECT birds.id, birds.identifier ${shownBirds} ORDER BY birds.identifier_key LIMIT ${named}))`;
const total = sql<number>`(SELECT count(*) ${shownBirds})`;

const reading = (scope: Scope, which = sql`1`) =>
  scope.db
    .select({ id, name, created_at, expires_at, token_hash, short_key, birds, total })
    .from(healthShares)
    .where(owned(scope, healthShares, which, open(scope.now)))
    .orderBy(desc(created_at), desc(id));

/** A bird as it is chosen. */
type Choice = { id: string; identifier: string };

/** The public addresses an organisation has, the newest first, and which of the birds named are at hand, by their rings. */
export async function listShares(scope: Scope, keys: Keys, ids: readonly string[]) {
  const { which } = meantBy(scope, { ids: ids.slice(0, mostShared.birds) });
  const { rows, birds: chosen } = await batch(scope.db, {
    rows: reading(scope),
    birds: scope.db.all<Choice>(sql`
      SELECT id, identifier FROM birds WHERE org_id = ${scope.org_id} AND ${inFlock} AND NOT ${isGone(scope)} AND ${which}
      ORDER BY identifier_key`),
  });
  return { shares: await addressed(keys, rows, scope), birds: chosen };
}

// Whoever only looks is not given what opens when the look is over.
const addressed = (keys: Keys, rows: readonly Row[], { grant }: Pick<Scope, "grant">): Promise<HealthShare[]> =>
  Promise.all(
    rows.map(async ({ token_hash: hash, short_key: key, birds: shown, ...row }) => {
      const share = { ...row, birds: JSON.parse(shown) as HealthShare["birds"] };
      for (const pepper of grant ? [] : keysOf(keys, "CODE_PEPPER")) {
        const token = await tokenOf(pepper, row.id);
        if ((await hashSecret(token)) !== hash) continue;
        return { ...share, url: `${keys.APP_ORIGIN}/shared-health/${keyed(key, token)}` };
      }
      return { ...share, url: null };
    }),
  );

/**
 * Makes a public address of the sheets of birds; `missing` for a bird that is not there, `conflict` when there are as many
 * as may be, `unauthenticated` when the session has ended meanwhile. What was closed or is over goes at the same time. With
 * an Idempotency-Key the same request makes it once.
 */
export async function addShare(scope: Scope, keys: Keys, draft: HealthShareDraft): Promise<HealthShare> {
  const { db, org_id, now } = scope;
  const { bird_ids, expires_in_days } = draft;
  const share_id = await idFor(scope, "health_share");
  const hash = await hashSecret(await tokenOf(keys.CODE_PEPPER, share_id));
  const until = secondsFrom(now, expires_in_days * 86_400);
  const cells = newIds("health_share_bird", bird_ids.length).map((part, at) => [part, bird_ids[at]]);
  const there = sql`SELECT birds.id FROM ${jsonCells(cells)} AS said CROSS JOIN birds
    ON birds.org_id = ${org_id} AND birds.id = said.value->>1 WHERE birds.deleted_at IS NULL`;
  const {
    rows: [row],
    found,
    here: [here],
  } = await batch(db, {
    over: db.run(sql`DELETE FROM health_shares WHERE org_id = ${org_id} AND id <> ${share_id}
      AND (revoked_at IS NOT NULL OR expires_at <= ${now})`),
    made: db.run(sql`
      INSERT INTO health_shares (id, org_id, name, token_hash, created_at, expires_at)
      SELECT ${share_id}, ${org_id}, ${draft.name}, ${hash}, ${now}, ${until}
      WHERE (SELECT count(*) FROM (${there})) = ${bird_ids.length} AND ${stillSignedIn(scope)}
        AND (SELECT count(*) FROM health_shares WHERE org_id = ${org_id}) < ${mostShared.shares}
      ON CONFLICT DO NOTHING`),
    birds: db.run(sql`
      INSERT INTO health_share_birds (id, org_id, share_id, bird_id)
      SELECT said.value->>0, ${org_id}, ${share_id}, birds.id FROM ${jsonCells(cells)} AS said CROSS JOIN birds
        ON birds.org_id = ${org_id} AND birds.id = said.value->>1
      WHERE EXISTS (SELECT 1 FROM health_shares WHERE org_id = ${org_id} AND id = ${share_id}) AND NOT EXISTS (
        SELECT 1 FROM health_share_birds known WHERE known.org_id = ${org_id} AND known.share_id = ${share_id})`),
    noted: notedOn(scope, share_id, [null, until.slice(0, 10)], sql`shares.created_at = ${now}`),
    rows: reading(scope, eq(id, share_id)),
    found: db.all(there),
    here: signedInStatement(scope),
  });
  if (!row && !here) throw signedOut();
  if (found.length < bird_ids.length) throw new Refusal("missing");
  if (!row) throw new Refusal("conflict", {}, { detail: "health_shares.many", values: { most: mostShared.shares } });
  return (await addressed(keys, [row], scope))[0] as HealthShare;
}

/** Closes a public address for good. */
export async function revokeShare(scope: Scope, share_id: string): Promise<void> {
  const isOpen = sql`shares.revoked_at IS NULL AND (shares.expires_at IS NULL OR shares.expires_at > ${scope.now})`;
  const { closed } = await batch(scope.db, {
    noted: notedOn(scope, share_id, ["open", null], isOpen),
    closed: scope.db
      .update(healthShares)
      .set({ revoked_at: scope.now })
      .where(owned(scope, healthShares, eq(id, share_id), open(scope.now)))
      .returning({ id }),
  });
  if (closed.length === 0) throw new Refusal("missing");
}

/** Who may see a bird's health is said in the history of each bird. */
const notedOn = (
  scope: Scope,
  share_id: string,
  health_link: [string | null, string | null],
  when: ReturnType<typeof sql>,
) =>
  auditedLines(scope, {
    subject: "bird",
    lines: sql`
      SELECT shown.bird_id AS subject_id, ${JSON.stringify({ health_link })} AS changes
      FROM health_shares shares CROSS JOIN health_share_birds shown
        ON shown.org_id = shares.org_id AND shown.share_id = shares.id
      WHERE shares.org_id = ${scope.org_id} AND shares.id = ${share_id} AND ${when} AND shares.created_at <= ${scope.now}`,
  });
