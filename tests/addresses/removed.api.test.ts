import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { logIn } from "#tests/accounts/signup.ts";
import type { Resident } from "#tests/app/world.ts";
import { before } from "#tests/database/before-query.ts";
import { mailsTo } from "#tests/mail/postbox.ts";
import { colleague, password } from "#tests/members/colleagues.ts";
import { newMover } from "./changing.ts";

type World = Awaited<ReturnType<typeof newMover>>;

const memberOf = async ({ db }: World, { user_id }: Resident) =>
  (
    await db.all(
      sql`SELECT email, role, is_active, first_name, removed_at IS NULL AS stays FROM users WHERE id = ${user_id}`,
    )
  )[0];
const remove = ({ ask }: World, whom: Resident, as: Resident) =>
  ask(`/api/members/${whom.user_id}`, { as, method: "DELETE" });
const change = ({ ask }: World, whom: Resident, as: Resident, json: object) =>
  ask(`/api/members/${whom.user_id}`, { as, method: "PUT", json });

/** Somebody whom a member invited, come in. */
async function invited(world: World, as: Resident, email: string, role: string): Promise<Resident> {
  const { ask, db } = world;
  expect((await ask("/api/members/invitations", { as, json: { email, role } })).status).toBe(201);
  const token = /\/join\/(\S+)/.exec((await mailsTo(db, email))[0]?.text ?? "")?.[1] ?? "";
  const person = { first_name: "Zé", last_name: "Silva", password: "a frase do ladrao" };
  const { access_token } = (await (await ask("/api/members/join", { json: { token, ...person } })).json()) as {
    access_token: string;
  };
  const [{ id = "" } = {}] = await db.all<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
  return { org_id: as.org_id, user_id: id, email, token: access_token };
}

test("an owner removed by somebody a stranger let in is owner again, and those are removed", async () => {
  const world = await newMover();
  const { a, ask, db, wayBackFor, goBack, look } = world;
  await world.change("ladrao@voliera.test");
  const token = await wayBackFor(a.email);
  const second = await invited(world, a, "segundo@voliera.test", "owner");
  const third = await invited(world, second, "terceiro@voliera.test", "manager");
  await ask("/api/members/invitations", { as: second, json: { email: "quarto@voliera.test", role: "owner" } });
  expect((await change(world, a, second, { role: "viewer" })).status).toBe(200);
  expect((await remove(world, a, second)).status).toBe(200);
  expect((await look(token)).status).toBe(200);
  const answer = await goBack(token);
  const { data } = (await answer.json()) as { data: { token: string } };
  expect([answer.status, await memberOf(world, a)]).toEqual([
    ...[200, { email: a.email, role: "owner", is_active: 1, first_name: a.email.split("@")[0], stays: 1 }],
  ]);
  for (const it of [second, third]) {
    expect((await ask("/api/birds", { as: it })).status).toBe(401);
    expect(await memberOf(world, it)).toMatchObject({ is_active: 0, stays: 1 });
  }
  expect(await db.all(sql`SELECT email FROM invitations WHERE ended_at IS NULL`)).toEqual([]);
  const fresh = { token: data.token, password: "de volta ao meu ninho" };
  expect((await ask("/api/auth/reset-password", { json: fresh })).status).toBe(200);
  expect((await logIn(world, a.email, fresh.password)).status).toBe(200);
  expect((await goBack(token)).status).toBe(410);
});

test("who left by a stranger is a member again, as what those who run the organisation made of them", async () => {
  const world = await newMover();
  const { a, ask, wayBackFor, goBack } = world;
  const bia = await colleague(world, a, "manager");
  await world.change("ladrao@voliera.test", bia);
  const token = await wayBackFor(bia.email);
  expect((await change(world, bia, a, { role: "keeper" })).status).toBe(200);
  const left = await ask("/api/members/leave", { as: bia, json: { current_password: password } });
  expect([left.status, (await memberOf(world, bia)) as object]).toMatchObject([204, { stays: 0 }]);
  expect((await goBack(token)).status).toBe(200);
  expect(await memberOf(world, bia)).toMatchObject({ email: bia.email, role: "keeper", is_active: 1, stays: 1 });
  expect(await memberOf(world, a)).toMatchObject({ role: "owner", is_active: 1, stays: 1 });
});

test("a member that a rightful owner removed stays removed and is told", async () => {
  const world = await newMover();
  const { a, ask, db, wayBackFor, goBack, look } = world;
  const [bia, rui] = [await colleague(world, a, "keeper"), await colleague(world, a, "keeper", "Rui")];
  await world.change("bia@voliera.test", bia);
  await world.change("rui@voliera.test", rui);
  const [hers, his] = [await wayBackFor(bia.email), await wayBackFor(rui.email)];
  expect((await remove(world, bia, a)).status).toBe(200);
  for (const refused of [await look(hers), await goBack(hers)])
    expect([refused.status, await refused.text()]).toEqual([410, expect.stringContaining("no longer a member")]);
  expect(await memberOf(world, bia)).toMatchObject({ is_active: 0, stays: 0 });
  await change(world, rui, a, { is_active: false });
  expect((await goBack(his)).status).toBe(200);
  expect(await memberOf(world, rui)).toMatchObject({ email: rui.email, is_active: 0 });
  expect((await ask("/api/birds", { as: a })).status).toBe(200);
  expect(await db.all(sql`SELECT id FROM contact_messages`)).toEqual([]);
});

test("where no rightful owner is left the operator is told once, and so is the person", async () => {
  const world = await newMover({ RATE_LIMITS: "relaxed", CONTACT_EMAIL: "casa@voliera.test" });
  const { a, b, db, wayBackFor, goBack } = world;
  const bia = await colleague(world, a, "keeper");
  await world.change("bia@voliera.test", bia);
  const token = await wayBackFor(bia.email);
  await new Promise((done) => setTimeout(done, 5));
  const taker = await colleague(world, a, "owner", "Zé");
  expect([(await remove(world, bia, taker)).status, (await remove(world, a, taker)).status]).toEqual([200, 200]);
  const answers = await Promise.all([goBack(token), goBack(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([409, expect.toBeOneOf([409, 410])]);
  expect((await goBack(token)).status).toBe(410);
  const written = await db.all(sql`SELECT email, subject FROM contact_messages`);
  expect(written).toEqual([{ email: bia.email, subject: "Pedido para repor um e-mail anterior" }]);
  const [mail] = await mailsTo(db, "casa@voliera.test");
  expect(mail).toMatchObject({ reply_to: bia.email, text: expect.stringContaining(bia.user_id) });
  // The same where the address has another account by now.
  await world.change("outro@voliera.test", b);
  const his = await wayBackFor(b.email);
  await db.run(sql`UPDATE users SET email = ${b.email} WHERE id = ${taker.user_id}`);
  expect((await goBack(his)).status).toBe(409);
  expect((await mailsTo(db, "casa@voliera.test")).length).toBe(2);
});

test("who joins or is raised by a stranger in the moment of going back is undone as well", async () => {
  const world = await newMover();
  const { a, ask, db, wayBackFor, goBack } = world;
  const [bia, rui] = [await colleague(world, a, "keeper"), await colleague(world, a, "keeper", "Rui")];
  await world.change("ladrao@voliera.test");
  const token = await wayBackFor(a.email);
  let second: Resident | undefined;
  const received: number[] = [];
  const raise = async (whom: Resident) =>
    received.push((await change(world, whom, second ?? a, { role: "owner" })).status);
  const steps = [
    async () => {
      second = await invited(world, a, "segundo@voliera.test", "owner");
      await raise(bia);
    },
    // Again and again: whoever gives rights is shut out first.
    async () => {
      received.push((await change(world, rui, a, { role: "manager" })).status);
      await raise(rui);
    },
    () => raise(rui),
  ];
  before(db, "'email_back' AND created_at", async () => steps.shift()?.());
  expect((await goBack(token)).status).toBe(200);
  expect(received).toEqual([200, 401, 200, 401]);
  expect(await memberOf(world, a)).toMatchObject({ email: a.email, role: "owner", is_active: 1 });
  expect(await memberOf(world, second as Resident)).toMatchObject({ is_active: 0 });
  for (const it of [bia, rui]) expect(await memberOf(world, it)).toMatchObject({ role: "keeper", is_active: 1 });
  expect((await ask("/api/birds", { as: second as Resident })).status).toBe(401);
  expect((await goBack(token)).status).toBe(410);
});
