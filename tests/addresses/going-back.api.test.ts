import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { goodPassword, logIn } from "#tests/accounts/signup.ts";
import { withFactor } from "#tests/factors/factor-of.ts";
import { mailsTo } from "#tests/mail/postbox.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { entriesOf, newMover } from "./changing.ts";

test("whoever lost the account to somebody who changed address, password and second factor takes it back", async () => {
  const world = await newMover();
  const { a, ask, db, change, emailOf, wayBackFor, look, goBack } = world;
  await change("ladrao@voliera.test");
  const token = await wayBackFor(a.email);
  const stolen = { current_password: goodPassword, password: "a frase do ladrao" };
  expect((await ask("/api/auth/password", { as: a, json: stolen })).status).toBe(200);
  await withFactor(world, a);
  expect(await (await look(token)).json()).toEqual({ data: { email: a.email } });
  const answer = await goBack(token);
  const { data } = (await answer.json()) as { data: { email: string; token: string } };
  expect([answer.status, data.email, await emailOf(a)]).toEqual([200, a.email, a.email]);
  expect((await ask("/api/birds", { as: a })).status).toBe(401);
  for (const password of [goodPassword, stolen.password])
    expect((await logIn(world, a.email, password)).status).toBe(401);
  const fresh = { token: data.token, password: "de volta ao meu ninho" };
  expect((await ask("/api/auth/reset-password", { json: fresh })).status).toBe(200);
  expect((await logIn(world, a.email, fresh.password)).status).toBe(200);
  expect((await mailsTo(db, "ladrao@voliera.test"))[0]?.subject).toBe("O e-mail da conta voltou ao anterior");
  // Once, and what the thief's own mailbox holds opens nothing.
  expect([(await look(token)).status, (await goBack(token)).status]).toEqual([410, 410]);
  expect((await entriesOf(world, a)).map(({ kind }) => kind)).toContain("email_back");
  expect(JSON.stringify(await db.all(sql`SELECT * FROM entries`))).not.toMatch(/voliera\.test|de volta/);
});

test("a second factor that was turned on in the week before the change goes by the way back", async () => {
  const { a, db, change, wayBackFor, goBack, ...world } = await newMover();
  await withFactor({ a, db, ...world }, a);
  await db.run(sql`UPDATE users SET second_factor_at = ${new Date(Date.now() - 6 * 86_400_000).toISOString()}`);
  await change("ladrao@voliera.test");
  expect((await goBack(await wayBackFor(a.email))).status).toBe(200);
  expect(await db.all(sql`SELECT user_id FROM second_factors UNION ALL SELECT user_id FROM recovery_codes`)).toEqual(
    [],
  );
});

test("an older second factor stays, and of twenty parallel requests to go back one succeeds", async () => {
  const world = await newMover();
  const { a, db, change, wayBackFor, goBack } = world;
  await withFactor(world, a);
  await db.run(sql`UPDATE users SET second_factor_at = ${new Date(Date.now() - 8 * 86_400_000).toISOString()}`);
  await change("outro@voliera.test");
  const token = await wayBackFor(a.email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => goBack(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)]);
  expect(await db.all(sql`SELECT user_id FROM second_factors`)).toEqual([{ user_id: a.user_id }]);
  const resets = await db.all(sql`SELECT id FROM codes WHERE purpose = 'reset' AND used_at IS NULL`);
  expect(resets.length).toBe(1);
});

test("after a second change the first address still leads back, and the second no longer does", async () => {
  const { a, change, emailOf, wayBackFor, goBack } = await newMover();
  await change("dois@voliera.test");
  await new Promise((done) => setTimeout(done, 5));
  await change("tres@voliera.test");
  const [first, second] = [await wayBackFor(a.email), await wayBackFor("dois@voliera.test")];
  expect((await goBack(first)).status).toBe(200);
  expect((await goBack(second)).status).toBe(410);
  expect(await emailOf(a)).toBe(a.email);
});

test("there is no way back after seven days, to an address with another account, or into what was removed", async () => {
  const world = await newMover();
  const { a, b, ask, db, change, wayBackFor, goBack, look, emailOf } = world;
  for (const odd of ["", "x", "0".repeat(40), "%00", "x".repeat(300)])
    expect([odd, (await look(odd)).status]).toEqual([odd, 410]);
  await change("nova@voliera.test");
  const token = await wayBackFor(a.email);
  await db.run(sql`UPDATE users SET email = ${a.email} WHERE id = ${b.user_id}`);
  expect([(await goBack(token)).status, await emailOf(a)]).toEqual([409, "nova@voliera.test"]);
  await db.run(sql`UPDATE users SET email = ${b.email} WHERE id = ${b.user_id}`);
  await db.run(
    sql`UPDATE codes SET expires_at = ${new Date(Date.now() - 1000).toISOString()} WHERE purpose = 'email_back'`,
  );
  expect((await goBack(token)).status).toBe(410);
  const bia = await colleague(world, a, "keeper");
  await change("bia@voliera.test", bia);
  const hers = await wayBackFor(bia.email);
  expect((await look(hers)).status).toBe(200);
  expect((await ask(`/api/members/${bia.user_id}`, { as: a, method: "DELETE" })).status).toBe(200);
  expect((await goBack(hers)).status).toBe(410);
  expect(await db.all(sql`SELECT DISTINCT purpose FROM codes WHERE user_id = ${bia.user_id}`)).toEqual([
    { purpose: "email_back" },
  ]);
});
