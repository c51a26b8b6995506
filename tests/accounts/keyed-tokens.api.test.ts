import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { mailsTo, resetTokenFor } from "#tests/mail/postbox.ts";

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
