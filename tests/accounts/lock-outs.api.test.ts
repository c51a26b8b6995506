import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateCounters, users } from "#db/schema/accounts.ts";
import { codeFor, mailsTo, resetTokenFor } from "#tests/mail/postbox.ts";
import { hashPassword, lowestCost } from "#worker/accounts/passwords/hashing.ts";
import { tick } from "#worker/schedule.ts";
import { goodPassword, logIn, newSignupWorld, person } from "./signup.ts";

type SignupWorld = Awaited<ReturnType<typeof newSignupWorld>>;
const newPassword = "três poleiros de bambu";
const from = (ip: string) => ({ "CF-Connecting-IP": ip });
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

const forgot = ({ ask }: SignupWorld, email: string, ip: string) =>
  ask("/api/auth/forgot-password", { json: { email }, headers: from(ip) });
const reset = ({ ask }: SignupWorld, token: string, ip = "198.51.100.200") =>
  ask("/api/auth/reset-password", { json: { token, password: newPassword }, headers: from(ip) });

async function withPassword({ db, a }: SignupWorld) {
  await db
    .update(users)
    .set({ password_hash: hashPassword(goodPassword, lowestCost) })
    .where(eq(users.id, a.user_id));
  return a.email;
}

/** A minute passes for whoever asks for links or codes. */
const passMinute = ({ db }: SignupWorld) => db.delete(rateCounters).where(like(rateCounters.key, "%.gap:%"));
/** As many forgot requests as a day takes, from everywhere. */
async function silence(signup: SignupWorld, email: string) {
  for (let n = 0; n < 14; n += 1) {
    await passMinute(signup);
    if (n % 5 === 0) await signup.db.delete(rateCounters).where(like(rateCounters.key, "forgot.hour:%"));
    await forgot(signup, email, `203.0.113.${n}`);
  }
  await passMinute(signup);
}

test("ten reset requests by a stranger leave the owner one link that works all day", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  await silence(signup, email);
  const sent = await mailsTo(signup.db, email);
  expect(sent.length).toBeLessThanOrEqual(11);
  const token = await resetTokenFor(signup.db, email);
  const [{ expires_at = "" } = {}] = sent;
  expect(expires_at && expires_at > hours(23)).toBe(true);
  expect((await forgot(signup, email, "198.51.100.200")).status).toBe(202);
  expect(await mailsTo(signup.db, email)).toHaveLength(sent.length);
  expect((await reset(signup, token)).status).toBe(200);
  expect((await logIn(signup, email, newPassword)).status).toBe(200);
});

test("a link beyond the limits is not ended by those that are asked for after it", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  await silence(signup, email);
  const token = await resetTokenFor(signup.db, email);
  await signup.db.delete(rateCounters);
  await forgot(signup, email, "203.0.113.99");
  expect((await reset(signup, token)).status).toBe(200);
});

test("a network that asks too much is told so, and an owner there still gets the day's link", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  for (let n = 0; n < 20; n += 1) await forgot(signup, `n${n}@example.com`, "203.0.113.1");
  const answers = [
    await forgot(signup, email, "203.0.113.1"),
    await forgot(signup, "ninguem@example.com", "203.0.113.1"),
  ];
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  expect(await mailsTo(signup.db, email)).toHaveLength(1);
  await forgot(signup, email, "203.0.113.1");
  expect(await mailsTo(signup.db, email)).toHaveLength(1);
  expect((await reset(signup, await resetTokenFor(signup.db, email))).status).toBe(200);
});

test("nobody learns from the link beyond the limits whether an address has an account", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  const found: string[][] = [];
  for (const who of [email, "ninguem@example.com"]) {
    const answers: string[] = [];
    for (let n = 0; n < 14; n += 1) {
      await passMinute(signup);
      const answer = await forgot(signup, who, `203.0.113.${n}`);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    found.push(answers);
  }
  expect(found[0]).toEqual(found[1]);
});

test("a reset lifts the lock of a hundred failures, and what others go on failing does not count where it was made", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  await logIn(signup, email, "errada errada", from("203.0.113.1"));
  await signup.db.update(rateCounters).set({ n: 100 }).where(like(rateCounters.key, "login.streak:%"));
  const home = from("198.51.100.200");
  expect((await logIn(signup, email, goodPassword, home)).status).toBe(429);
  await forgot(signup, email, "198.51.100.200");
  expect((await reset(signup, await resetTokenFor(signup.db, email))).status).toBe(200);
  for (let n = 0; n < 11; n += 1) await logIn(signup, email, "errada errada", from(`203.0.113.${n}`));
  expect((await logIn(signup, email, newPassword, from("203.0.113.99"))).status).toBe(429);
  expect((await logIn(signup, email, newPassword, home)).status).toBe(200);
});

test("where a reset was made, guesses are counted as well", async () => {
  const signup = await newSignupWorld();
  const email = await withPassword(signup);
  const home = from("198.51.100.200");
  await forgot(signup, email, "198.51.100.200");
  await reset(signup, await resetTokenFor(signup.db, email));
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await logIn(signup, email, "errada errada", home)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test("others who sign up with an address do not keep its owner from their code", async () => {
  const signup = await newSignupWorld();
  const email = "ines@example.com";
  for (let n = 0; n < 6; n += 1) await signup.join(email);
  const before = (await mailsTo(signup.db, email)).length;
  const org_id = await signup.found();
  const json = person(org_id, email);
  const answer = await signup.ask("/api/auth/register", { json, headers: from("198.51.100.200") });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  expect(await mailsTo(signup.db, email)).toHaveLength(before + 1);
  // The code was slow and is asked for again, while others used up the hour.
  const as = { org_id, user_id: "", email, token };
  await signup.db.update(rateCounters).set({ n: 99 }).where(like(rateCounters.key, "code.hour:%"));
  await passMinute(signup);
  const again = await signup.ask("/api/auth/resend-code", { as, method: "POST", headers: from("198.51.100.200") });
  expect(again.status).toBe(200);
  const code = await codeFor(signup.db, email);
  expect((await signup.ask(`/api/auth/verify-code/${code}`, { as })).status).toBe(200);
});

test("counters of addresses without an account are removed", async () => {
  const signup = await newSignupWorld();
  for (let n = 0; n < 3; n += 1) await logIn(signup, `ninguem-${n}@example.com`, "errada errada");
  await forgot(signup, "ninguem@example.com", "203.0.113.1");
  expect((await signup.db.select().from(rateCounters)).length).toBeGreaterThan(5);
  await tick(signup.db, signup.env, hours(30 * 24 + 1));
  expect(await signup.db.select().from(rateCounters)).toEqual([]);
});
