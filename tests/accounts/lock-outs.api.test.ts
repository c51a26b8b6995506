import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { rateCounters, users } from "#db/schema/accounts.ts";
import { codeFor, mailsTo, resetTokenFor } from "#tests/mail/postbox.ts";
import { hashPassword, lowestCost } from "#worker/accounts/passwords/hashing.ts";
import { tick } from "#worker/schedule.ts";
import { goodPassword, logIn, newDoor, person } from "./signup.ts";

type Door = Awaited<ReturnType<typeof newDoor>>;
const newPassword = "três poleiros de bambu";
const from = (ip: string) => ({ "CF-Connecting-IP": ip });
const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

const forgot = ({ ask }: Door, email: string, ip: string) =>
  ask("/api/auth/forgot-password", { json: { email }, headers: from(ip) });
const reset = ({ ask }: Door, token: string, ip = "198.51.100.200") =>
  ask("/api/auth/reset-password", { json: { token, password: newPassword }, headers: from(ip) });

async function withPassword({ db, a }: Door) {
  await db
    .update(users)
    .set({ password_hash: hashPassword(goodPassword, lowestCost) })
    .where(eq(users.id, a.user_id));
  return a.email;
}

/** A minute passes for whoever asks for links or codes. */
const passMinute = ({ db }: Door) => db.delete(rateCounters).where(like(rateCounters.key, "%.gap:%"));
/** As many forgot requests as a day takes, from everywhere. */
async function silence(door: Door, email: string) {
  for (let n = 0; n < 14; n += 1) {
    await passMinute(door);
    if (n % 5 === 0) await door.db.delete(rateCounters).where(like(rateCounters.key, "forgot.hour:%"));
    await forgot(door, email, `203.0.113.${n}`);
  }
  await passMinute(door);
}

test("whoever asks ten times a day in an owner's place leaves them one link that opens all day", async () => {
  const door = await newDoor();
  const email = await withPassword(door);
  await silence(door, email);
  const sent = await mailsTo(door.db, email);
  expect(sent.length).toBeLessThanOrEqual(11);
  const token = await resetTokenFor(door.db, email);
  const [{ expires_at = "" } = {}] = sent;
  expect(expires_at && expires_at > hours(23)).toBe(true);
  expect((await forgot(door, email, "198.51.100.200")).status).toBe(202);
  expect(await mailsTo(door.db, email)).toHaveLength(sent.length);
  expect((await reset(door, token)).status).toBe(200);
  expect((await logIn(door, email, newPassword)).status).toBe(200);
});

test("a link beyond the limits is not ended by those that are asked for after it", async () => {
  const door = await newDoor();
  const email = await withPassword(door);
  await silence(door, email);
  const token = await resetTokenFor(door.db, email);
  await door.db.delete(rateCounters);
  await forgot(door, email, "203.0.113.99");
  expect((await reset(door, token)).status).toBe(200);
});

test("a network that asks too much is told so, and an owner there still gets the day's link", async () => {
  const door = await newDoor();
  const email = await withPassword(door);
  for (let n = 0; n < 20; n += 1) await forgot(door, `n${n}@example.com`, "203.0.113.1");
  const answers = [await forgot(door, email, "203.0.113.1"), await forgot(door, "ninguem@example.com", "203.0.113.1")];
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  expect(await mailsTo(door.db, email)).toHaveLength(1);
  await forgot(door, email, "203.0.113.1");
  expect(await mailsTo(door.db, email)).toHaveLength(1);
  expect((await reset(door, await resetTokenFor(door.db, email))).status).toBe(200);
});

test("nobody learns from the link beyond the limits whether an address has an account", async () => {
  const door = await newDoor();
  const email = await withPassword(door);
  const said: string[][] = [];
  for (const who of [email, "ninguem@example.com"]) {
    const answers: string[] = [];
    for (let n = 0; n < 14; n += 1) {
      await passMinute(door);
      const answer = await forgot(door, who, `203.0.113.${n}`);
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    said.push(answers);
  }
  expect(said[0]).toEqual(said[1]);
});

test("a reset lifts the lock of a hundred failures, and what others go on failing does not count where it was made", async () => {
  const door = await newDoor();
  const email = await withPassword(door);
  await logIn(door, email, "errada errada", from("203.0.113.1"));
  await door.db.update(rateCounters).set({ n: 100 }).where(like(rateCounters.key, "login.streak:%"));
  const home = from("198.51.100.200");
  expect((await logIn(door, email, goodPassword, home)).status).toBe(429);
  await forgot(door, email, "198.51.100.200");
  expect((await reset(door, await resetTokenFor(door.db, email))).status).toBe(200);
  for (let n = 0; n < 11; n += 1) await logIn(door, email, "errada errada", from(`203.0.113.${n}`));
  expect((await logIn(door, email, newPassword, from("203.0.113.99"))).status).toBe(429);
  expect((await logIn(door, email, newPassword, home)).status).toBe(200);
});

test("where a reset was made, guesses are counted as well", async () => {
  const door = await newDoor();
  const email = await withPassword(door);
  const home = from("198.51.100.200");
  await forgot(door, email, "198.51.100.200");
  await reset(door, await resetTokenFor(door.db, email));
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await logIn(door, email, "errada errada", home)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
});

test("others who sign up with an address do not keep its owner from their code", async () => {
  const door = await newDoor();
  const email = "ines@example.com";
  for (let n = 0; n < 6; n += 1) await door.join(email);
  const before = (await mailsTo(door.db, email)).length;
  const org_id = await door.found();
  const json = person(org_id, email);
  const answer = await door.ask("/api/auth/register", { json, headers: from("198.51.100.200") });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  expect(await mailsTo(door.db, email)).toHaveLength(before + 1);
  // The code was slow and is asked for again, while others used up the hour.
  const as = { org_id, user_id: "", email, token };
  await door.db.update(rateCounters).set({ n: 99 }).where(like(rateCounters.key, "code.hour:%"));
  await passMinute(door);
  const again = await door.ask("/api/auth/resend-code", { as, method: "POST", headers: from("198.51.100.200") });
  expect(again.status).toBe(200);
  const code = await codeFor(door.db, email);
  expect((await door.ask(`/api/auth/verify-code/${code}`, { as })).status).toBe(200);
});

test("what was counted for addresses that nobody owns goes away", async () => {
  const door = await newDoor();
  for (let n = 0; n < 3; n += 1) await logIn(door, `ninguem-${n}@example.com`, "errada errada");
  await forgot(door, "ninguem@example.com", "203.0.113.1");
  expect((await door.db.select().from(rateCounters)).length).toBeGreaterThan(5);
  await tick(door.db, door.env, hours(30 * 24 + 1));
  expect(await door.db.select().from(rateCounters)).toEqual([]);
});
