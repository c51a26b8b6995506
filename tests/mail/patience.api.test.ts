import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { newWorld } from "#tests/app/world.ts";
import { deliverBatch, deliverMail, sweepOutbox } from "#worker/mail/deliver.ts";
import { reportFailures, sendAgain } from "#worker/mail/failures.ts";
import { verificationLetter } from "#worker/mail/letters.ts";
import { mailStatement, maxAttempts, outgoingUntil } from "#worker/mail/queries.ts";
import { at, batchOf, newPostOffice, now, post, stateOf } from "./post-office.ts";

test("a mail is tried for 48 hours with growing pauses, then given up with its words", async () => {
  const world = await newPostOffice(["bad@example.com"]);
  const id = await post(world, "bad@example.com");
  const pauses: number[] = [];
  let seconds = 0;
  let delivery = await deliverMail(world.db, world.env, id, at(seconds));
  while (delivery.outcome === "retry") {
    pauses.push(delivery.delaySeconds);
    seconds += delivery.delaySeconds;
    delivery = await deliverMail(world.db, world.env, id, at(seconds));
  }
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect([pauses[0], seconds >= 48 * 3600, seconds <= 50 * 3600]).toEqual([10, true, true]);
  expect(delivery).toEqual({ outcome: "failed" });
  expect(await deliverMail(world.db, world.env, id, at(seconds + 1))).toEqual({ outcome: "nothing" });
  const row = await stateOf(world, id);
  expect(row).toMatchObject({ state: "failed", attempts: pauses.length + 1 });
  expect(row?.text).toContain("012345");
});

test("two days without a transport lose no mail: the clock finds each when its pause is over", async () => {
  const world = await newPostOffice(["rui@example.com"]);
  const id = await post(world, "rui@example.com");
  const look = async (hours: number) => {
    await sweepOutbox(world.db, world.env, at(hours * 3600));
    for (const { mail_id } of world.announced.splice(0))
      await deliverMail(world.db, world.env, mail_id, at(hours * 3600));
  };
  for (let hours = 0.25; hours < 47; hours += 0.5) await look(hours);
  expect(await stateOf(world, id)).toMatchObject({ state: "queued" });
  world.refused.length = 0;
  for (let hours = 47; hours < 60; hours += 0.5) await look(hours);
  expect(world.taken).toEqual(["rui@example.com"]);
});

test("what waits for long waits in the outbox, not in the queue", async () => {
  const world = await newPostOffice(["bad@example.com"]);
  const id = await post(world, "bad@example.com");
  await world.db.update(mails).set({ attempts: 4 }).where(eq(mails.id, id));
  const { batch, outcomes } = batchOf([id]);
  await deliverBatch(batch, world.db, world.env);
  expect(outcomes).toEqual({ [id]: "ack" });
  expect(await stateOf(world, id)).toMatchObject({ state: "queued", attempts: 5 });
});

test("a code that is over is not sent any more, and leaves the database", async () => {
  const world = await newPostOffice(["rui@example.com"]);
  const letter = verificationLetter({ to: "rui@example.com", language: "pt" }, "012345", 10);
  const mail = outgoingUntil(letter, at(600));
  await mailStatement(world.db, mail, now);
  await deliverMail(world.db, world.env, mail.id, at(1));
  world.refused.length = 0;
  await sweepOutbox(world.db, world.env, at(599));
  expect(await stateOf(world, mail.id)).toMatchObject({ state: "queued" });
  expect(await deliverMail(world.db, world.env, mail.id, at(601))).toEqual({ outcome: "nothing" });
  await sweepOutbox(world.db, world.env, at(601));
  expect(await stateOf(world, mail.id)).toMatchObject({ state: "expired", text: "", html: "" });
  expect(world.taken).toEqual([]);
  expect(await sendAgain(world.db)).toBe(0);
});

test("codes and reset links are worth sending only as long as they open something", async () => {
  const world = await newWorld();
  await world.ask("/api/auth/forgot-password", { json: { email: world.a.email } });
  const [mail] = await world.db.select().from(mails);
  expect(Date.parse(mail?.expires_at ?? "") - Date.parse(mail?.created_at ?? "")).toBe(30 * 60_000);
});

test("the operator hears once a day of mails that were given up, and sends them again", async () => {
  const world = { ...(await newPostOffice()), told: "operador@voliera.test" };
  const { db, env } = { ...world, env: { ...world.env, CONTACT_EMAIL: world.told } };
  const given_up = { state: "failed" as const, attempts: maxAttempts, claimed_at: at(-60), last_error: "550" };
  const ids = [await post(world, "a@e.com", at(-200_000)), await post(world, "b@e.com", at(-200_000))];
  await db.update(mails).set(given_up);
  for (const seconds of [0, 60, 3600]) await reportFailures(db, env, at(seconds));
  const letters = () => db.select().from(mails).where(eq(mails.to, world.told));
  expect((await letters()).map(({ text }) => text)).toEqual([expect.stringContaining("entregar 2 e-mail")]);
  // Tomorrow's letter does not tell of today's, should that have failed too.
  await db
    .update(mails)
    .set({ ...given_up, claimed_at: at(100_000) })
    .where(eq(mails.to, world.told));
  await reportFailures(db, env, at(100_060));
  expect(await letters()).toHaveLength(1);
  expect(await sendAgain(db, ids[0])).toBe(1);
  expect(await sendAgain(db)).toBe(2);
  await sweepOutbox(db, env, at(120));
  for (const { mail_id } of world.announced) await deliverMail(db, env, mail_id, at(120));
  expect(world.taken.sort()).toEqual(["a@e.com", "b@e.com", world.told]);
});
