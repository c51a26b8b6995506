import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { challengeOf, withFactor } from "#tests/factors/factor-of.ts";
import { mailsTo, resetTokenFor } from "#tests/mail/postbox.ts";
import { type AccessClaims, signAccess } from "#worker/accounts/tokens.ts";

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as AccessClaims;

/** What is given out in the name of an organisation: each token, and how it is tried at the API. */
async function newTokens() {
  const world = await newWorld();
  const { ask, db, a } = world;
  const { id } = await makeFor(world, a).bird();
  const share = await ask(`/api/birds/${id}/shares`, {
    as: a,
    json: { expires: "never", shows_photo: false, breeder: "", contact: "" },
  });
  const shared = ((await share.json()) as { data: { url: string } }).data.url.split("/p/")[1] ?? "";
  await ask("/api/members/invitations", { as: a, json: { email: "nova@voliera.test", role: "keeper" } });
  const invited = /\/join\/(\S+)/.exec((await mailsTo(db, "nova@voliera.test"))[0]?.text ?? "")?.[1] ?? "";
  await ask("/api/auth/forgot-password", { json: { email: a.email } });
  const reset = await resetTokenFor(db, a.email);
  const tried = {
    share: [shared, (token: string) => ask(`/api/shared/pedigrees/${token}`)],
    invitation: [invited, (token: string) => ask("/api/members/join", { headers: { Invitation: token } })],
    reset: [reset, (token: string) => ask("/api/auth/reset-password", { headers: { "Reset-Token": token } })],
  } as const;
  const keyOf = async (org_id: string) => {
    const [row] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${org_id}`);
    return row?.short_key ?? "";
  };
  return { ...world, tried, keyOf };
}

test("every token given out names its organisation, opens under that name alone, and as those did that named none", async () => {
  const { tried, keyOf, a, b } = await newTokens();
  const [own, other] = [await keyOf(a.org_id), await keyOf(b.org_id)];
  for (const [kind, [token, open]] of Object.entries(tried)) {
    expect([kind, token.slice(0, 11)]).toEqual([kind, `${own}-`]);
    const secret = token.slice(11);
    expect([kind, (await open(token)).status]).toEqual([kind, 200]);
    expect([kind, (await open(secret)).status]).toEqual([kind, 200]);
    expect([kind, (await open(`${other}-${secret}`)).ok]).toEqual([kind, false]);
  }
});

test("a session names its organisation, is found under that name alone, and lives on where it named none", async () => {
  const { ask, env, keyOf, a, b } = await newTokens();
  const [own, other] = [await keyOf(a.org_id), await keyOf(b.org_id)];
  const claims = claimsOf(a.token);
  expect(claims.sid.slice(0, 11)).toBe(`${own}-`);
  const secret = claims.sid.slice(11);
  const me = async (sid: string) => {
    // Far enough through its life to be renewed.
    const times = { iat: claims.iat - 3600, exp: claims.iat + 600 };
    const token = await signAccess(env.JWT_SECRET, { ...claims, sid, ...times });
    const { status, headers } = await ask("/api/auth/me", { as: { ...a, token } });
    return { status, renewed: headers.get("X-Renewed-Token") };
  };
  expect([await me(`${other}-${secret}`), await me(`0000000000-${secret}`)]).toMatchObject([
    ...[{ status: 401 }, { status: 401 }],
  ]);
  expect((await me(claims.sid)).status).toBe(200);
  const before = await me(secret);
  expect([before.status, before.renewed && claimsOf(before.renewed).sid]).toEqual([200, claims.sid]);
});

test("so does a login that waits for its code", async () => {
  const { ask, keyOf, a, b, ...world } = await newTokens();
  const [own, other] = [await keyOf(a.org_id), await keyOf(b.org_id)];
  const { recovery } = await withFactor({ ...world, ask, a, b }, a);
  const answer = async (challenge: string, code = 0) =>
    (await ask("/api/auth/second-factor", { json: { challenge, code: recovery[code] } })).status;
  const [keyed, before] = [await challengeOf({ ask }, a), (await challengeOf({ ask }, a)).slice(11)];
  expect(keyed.slice(0, 11)).toBe(`${own}-`);
  expect(await answer(`${other}-${keyed.slice(11)}`)).toBe(401);
  expect([await answer(keyed), await answer(before, 1), await answer(keyed, 2)]).toEqual([200, 200, 401]);
});
