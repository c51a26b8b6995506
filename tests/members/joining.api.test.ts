import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { removeOldInvitations } from "#worker/members/inviting.ts";
import { colleague } from "./colleagues.ts";
import { idOf, invite, join, look, mailsTo, tokenFor } from "./invitations.ts";

test("an invitation is answered, mailed once with a link of seven days, and kept only as a digest", async () => {
  const world = await newWorld();
  const { a, db, announced } = world;
  const answer = await invite(world, a, " Bia@Voliera.test ", "manager");
  const { data } = (await answer.json()) as { data: { expires_at: string } };
  expect([answer.status, data]).toEqual([
    201,
    {
      id: expect.stringMatching(/^inv_/),
      email: "bia@voliera.test",
      role: "manager",
      expires_at: expect.any(String),
      created_at: expect.any(String),
    },
  ]);
  expect(Math.round((Date.parse(data.expires_at) - Date.now()) / 3600_000)).toBe(7 * 24);
  const token = await tokenFor(world, "bia@voliera.test");
  expect(token).toMatch(/^[0-9A-F]{10}-[0-9a-f]{40}$/);
  expect(announced.length).toBe(1);
  const kept = JSON.stringify([await db.all(sql`SELECT * FROM invitations`), await db.all(sql`SELECT * FROM audit`)]);
  expect(kept).not.toContain(token.slice(11));
});

test("whoever was invited chooses a password and is in, their address proved by the link", async () => {
  const world = await newWorld();
  const { ask, a } = world;
  await invite(world, a, "bia@voliera.test");
  const token = await tokenFor(world, "bia@voliera.test");
  expect(await (await look(world, token)).json()).toMatchObject({
    data: { organization: "Viveiro A", email: "bia@voliera.test", role: "keeper", has_account: false },
  });
  const answer = await join(world, token, { role: "owner", org_id: "org_x", email: "other@voliera.test" });
  const opened = (await answer.json()) as { access_token: string };
  expect([answer.status, opened]).toMatchObject([201, { token_type: "bearer", expires_in: 43200 }]);
  const headers = { Authorization: `Bearer ${opened.access_token}` };
  expect(await (await ask("/api/auth/me", { headers })).json()).toMatchObject({
    data: { org_id: a.org_id, email: "bia@voliera.test", is_verified: true, roles: ["keeper"], first_name: "Bia" },
  });
  expect((await ask("/api/birds/", { headers })).status).toBe(200);
  const { data } = (await (await ask("/api/audit", { as: a })).json()) as {
    data: { items: Array<{ person: string; kind: string; name: string; done: string; changes: object[] }> };
  };
  expect(data.items.map(({ person, kind, name, done }) => [person, kind, name, done])).toEqual([
    ["Bia Costa", "Member", "Bia Costa", "Joined as"],
    ["Rita Melo", "Invitation", "bia@voliera.test", "Sent"],
  ]);
  expect(data.items[0]?.changes).toEqual([{ field: "Role", before: "", after: "Keeper" }]);
});

test("a link that was used, withdrawn, sent again, is too old or never was is gone", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const tokens: Record<string, string> = { "never was": "0".repeat(40), "no token": "x" };
  await invite(world, a, "used@voliera.test");
  tokens.used = await tokenFor(world, "used@voliera.test");
  expect((await join(world, tokens.used)).status).toBe(201);
  const withdrawn = await idOf(await invite(world, a, "withdrawn@voliera.test"));
  tokens.withdrawn = await tokenFor(world, "withdrawn@voliera.test");
  expect((await ask(`/api/members/invitations/${withdrawn}`, { as: a, method: "DELETE" })).status).toBe(204);
  const again = await idOf(await invite(world, a, "again@voliera.test"));
  tokens["sent again"] = await tokenFor(world, "again@voliera.test");
  expect((await ask(`/api/members/invitations/${again}/again`, { as: a, method: "POST" })).status).toBe(200);
  await invite(world, a, "old@voliera.test");
  tokens.old = await tokenFor(world, "old@voliera.test");
  await db.run(sql`UPDATE invitations SET expires_at = '2026-01-01T00:00:00.000Z' WHERE email = 'old@voliera.test'`);
  for (const [why, token] of Object.entries(tokens)) {
    const [looked, joined] = [await look(world, token), await join(world, token)];
    expect([why, looked.status, joined.status, await joined.json()]).toMatchObject([why, 410, 410, { code: "gone" }]);
  }
  expect((await join(world, await tokenFor(world, "again@voliera.test"))).status).toBe(201);
  // An invitation too old gives way to a new one.
  expect((await invite(world, a, "old@voliera.test")).status).toBe(201);
});

test("an invitation opens nothing once its organisation closes or is gone", async () => {
  const world = await newWorld();
  const { a, db } = world;
  await invite(world, a, "bia@voliera.test");
  const token = await tokenFor(world, "bia@voliera.test");
  const closing = (at: string | null) => db.run(sql`UPDATE organizations SET closes_at = ${at} WHERE id = ${a.org_id}`);
  await closing("2031-01-01T00:00:00.000Z");
  expect([(await look(world, token)).status, (await join(world, token)).status]).toEqual([410, 410]);
  await closing(null);
  expect((await look(world, token)).status).toBe(200);
  await db.run(sql`DELETE FROM audit WHERE org_id = ${a.org_id}`);
  await db.run(sql`DELETE FROM organizations WHERE id = ${a.org_id}`);
  expect((await join(world, token)).status).toBe(410);
});

test("for an address with an account elsewhere the inviter hears the same, and its owner is told what to do", async () => {
  const world = await newWorld();
  const { ask, a, b } = world;
  const known = await invite(world, a, b.email);
  const unknown = await invite(world, a, "nobody@voliera.test");
  const shape = async (answer: Response) => {
    const { data } = (await answer.json()) as { data: object };
    return [answer.status, Object.keys(data)];
  };
  expect(await shape(known)).toEqual(await shape(unknown));
  const [mail] = await mailsTo(world, b.email);
  expect(mail?.text).toContain("um endereço pertence a uma só organização");
  const token = await tokenFor(world, b.email);
  expect(await (await look(world, token)).json()).toMatchObject({ data: { has_account: true } });
  expect(await (await join(world, token)).json()).toMatchObject({ status: 409, code: "conflict" });
  // Whoever leaves the other organisation comes in by the same link.
  await colleague(world, b, "owner");
  expect((await ask(`/api/members/${b.user_id}`, { as: b, method: "DELETE" })).status).toBe(200);
  expect((await join(world, token)).status).toBe(201);
});

test("a member or an open invitation is said on the field, and asked for twice under one key it is one", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const bia = await colleague(world, a, "viewer");
  const taken = await invite(world, a, bia.email);
  expect([taken.status, await taken.json()]).toMatchObject([
    422,
    { errors: [{ path: "email", code: "members.invitation.member" }] },
  ]);
  await invite(world, a, "rui@voliera.test");
  const twice = await invite(world, a, "rui@voliera.test");
  expect([twice.status, await twice.json()]).toMatchObject([
    422,
    { errors: [{ path: "email", code: "members.invitation.open" }] },
  ]);
  const json = { email: "eva@voliera.test", role: "viewer" };
  const keyed = () => ask("/api/members/invitations", { as: a, json, headers: { "Idempotency-Key": "k1" } });
  const [one, two] = [await keyed(), await keyed()];
  expect([one.status, two.status, await idOf(one)]).toEqual([201, 201, await idOf(two)]);
  expect((await mailsTo(world, "eva@voliera.test")).length).toBe(1);
  expect(await db.all(sql`SELECT 1 FROM invitations WHERE email = 'eva@voliera.test'`)).toHaveLength(1);
});

test("whoever else claimed the address and never proved it cannot prove it any more", async () => {
  const world = await newWorld();
  const { a, b, db } = world;
  const claimant = await colleague(world, b, "owner");
  await db.run(sql`UPDATE users SET email = 'bia@voliera.test', is_verified = 0 WHERE id = ${claimant.user_id}`);
  await invite(world, a, "bia@voliera.test");
  expect((await join(world, await tokenFor(world, "bia@voliera.test"))).status).toBe(201);
  const verified = await db.all(sql`SELECT org_id FROM users WHERE email = 'bia@voliera.test' AND is_verified = 1`);
  expect(verified).toEqual([{ org_id: a.org_id }]);
});

test("the password of a new member is held to the rules of sign-up", async () => {
  const world = await newWorld();
  const { a } = world;
  await invite(world, a, "bia.costa@voliera.test");
  const token = await tokenFor(world, "bia.costa@voliera.test");
  for (const weak of ["curta", "passarinho", "BiaCosta2026", "ViveiroA-2026"]) {
    const answer = await join(world, token, { password: weak });
    expect([weak, answer.status, await answer.json()]).toMatchObject([weak, 422, { errors: [{ path: "password" }] }]);
  }
  expect((await join(world, token)).status).toBe(201);
});

test("the plan is counted again when somebody joins", async () => {
  const world = await newWorld();
  const { a, db } = world;
  for (const name of ["Rui", "Eva", "Gil", "Zé"]) await colleague(world, a, "keeper", name);
  await invite(world, a, "bia@voliera.test");
  const token = await tokenFor(world, "bia@voliera.test");
  await db.run(sql`UPDATE organizations SET plan = 'starter' WHERE id = ${a.org_id}`);
  expect((await join(world, token)).status).toBe(402);
  await db.run(sql`UPDATE organizations SET plan = 'professional' WHERE id = ${a.org_id}`);
  expect((await join(world, token)).status).toBe(201);
});

test("two hundred invitations within an hour are too many, and five to one address within a day", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  await db.run(sql`UPDATE organizations SET plan = 'empresarial' WHERE id = ${a.org_id}`);
  const id = await idOf(await invite(world, a, "bia@voliera.test"));
  const again = () => ask(`/api/members/invitations/${id}/again`, { as: a, method: "POST" });
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await again()).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  for (let n = 6; n < 198; n += 1) await invite(world, a, `m${n}@voliera.test`);
  expect((await invite(world, a, "last@voliera.test")).status).toBe(201);
  const answer = await invite(world, a, "more@voliera.test");
  expect([answer.status, Number(answer.headers.get("Retry-After")) > 3000]).toEqual([429, true]);
});

test("line breaks and adverts in names never reach the mail", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const names = [
    "Clube\r\nBcc: x@evil.test",
    "Ganhe já em www.evil.test",
    "Casa — http://evil.test/",
    "Aves\u2028de Sintra, Lda.",
  ];
  for (const [at, name] of names.entries()) {
    await db.run(sql`UPDATE organizations SET name = ${name} WHERE id = ${a.org_id}`);
    await invite(world, a, `n${at}@voliera.test`);
    const [mail] = await mailsTo(world, `n${at}@voliera.test`);
    expect([name, /[\r\n\u2028]/.test(mail?.subject ?? ""), mail?.text.includes("evil")]).toEqual([name, false, false]);
  }
  const [honest] = await mailsTo(world, "n3@voliera.test");
  expect(honest?.subject).toBe("Convite para Aves de Sintra, Lda. na Voliera");
});

test("the clock removes the addresses of invitations that ended a month ago", async () => {
  const world = await newWorld();
  const { a, db } = world;
  await invite(world, a, "bia@voliera.test");
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  await removeOldInvitations(db, inDays(36));
  expect(await db.all(sql`SELECT 1 FROM invitations`)).toHaveLength(1);
  await removeOldInvitations(db, inDays(38));
  expect(await db.all(sql`SELECT 1 FROM invitations`)).toHaveLength(0);
});

test("the session of whoever joins begins with what it would be renewed to: the plan, its trial and whether eggs are kept", async () => {
  const world = await newWorld();
  const { a, db, ask } = world;
  await db.run(sql`UPDATE organizations SET keeps_eggs = 1, trial_ends_at = '2999-01-01T00:00:00.000Z'
    WHERE id = ${a.org_id}`);
  await invite(world, a, "bia@example.com");
  const joined = await join(world, await tokenFor(world, "bia@example.com"));
  const { access_token } = (await joined.json()) as { access_token: string };
  const answer = await ask("/api/bird-species/", { headers: { Authorization: `Bearer ${access_token}` } });
  expect([answer.status, answer.headers.get("X-Renewed-Token")]).toEqual([200, null]);
});
