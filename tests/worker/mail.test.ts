import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { newWorld } from "#tests/world.ts";
import type { Env, MailAnnouncement } from "#worker/env.ts";
import { buryBatch, deliverBatch, deliverMail, sweepOutbox } from "#worker/mail/deliver.ts";
import { sendAgain, tellOfFailures } from "#worker/mail/failures.ts";
import { verificationLetter } from "#worker/mail/letters.ts";
import { mailStatement, maxAttempts, outgoing, outgoingUntil } from "#worker/mail/queries.ts";
import { tick } from "#worker/schedule.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
const now = "2026-11-21T10:00:00.000Z";
const at = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();

/** A world whose mail provider keeps what it takes and refuses some addresses. */
async function newPostOffice(refused: string[] = []) {
  const taken: string[] = [];
  const EMAIL = {
    send: async ({ to }: { to: string }) => {
      if (refused.includes(to)) throw new Error("550 no such mailbox");
      taken.push(to);
      return { messageId: "1" };
    },
  } as unknown as SendEmail;
  vi.spyOn(console, "error").mockImplementation(() => {});
  return { ...(await newWorld({ MAIL_TRANSPORT: "cloudflare", EMAIL })), taken, refused };
}

async function post({ db }: World, to: string, created_at = now): Promise<string> {
  const mail = outgoing(verificationLetter({ to, language: "pt", first_name: "Rui" }, "012345", 10));
  await mailStatement(db, mail, created_at);
  return mail.id;
}
const stateOf = async ({ db }: World, id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0];

/** Cloudflare's batch, as far as a consumer sees it. */
function batchOf(ids: string[], queue = "voliera-mails") {
  const outcomes: Record<string, string> = {};
  const note = (id: string, outcome: string) => {
    outcomes[id] = outcome;
  };
  const messages = ids.map((mail_id) => ({
    body: { mail_id },
    ack: () => note(mail_id, "ack"),
    retry: ({ delaySeconds }: { delaySeconds: number }) => note(mail_id, `retry in ${delaySeconds}`),
  }));
  return { outcomes, batch: { queue, messages } as unknown as MessageBatch<MailAnnouncement> };
}

test("a poisoned mail does not hurt its batch mates", async () => {
  const world = await newPostOffice(["bad@example.com"]);
  const ids = [];
  for (const to of ["a@e.com", "b@e.com", "bad@example.com", "c@e.com", "d@e.com"]) ids.push(await post(world, to));
  const { batch, outcomes } = batchOf(ids);
  await deliverBatch(batch, world.db, world.env);
  expect(world.taken).toEqual(["a@e.com", "b@e.com", "c@e.com", "d@e.com"]);
  expect(ids.map((id) => outcomes[id])).toEqual(["ack", "ack", "retry in 10", "ack", "ack"]);
  expect(await stateOf(world, ids[2] ?? "")).toMatchObject({
    state: "queued",
    attempts: 1,
    last_error: "550 no such mailbox",
  });
});

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
  for (const seconds of [0, 60, 3600]) await tellOfFailures(db, env, at(seconds));
  const letters = () => db.select().from(mails).where(eq(mails.to, world.told));
  expect((await letters()).map(({ text }) => text)).toEqual([expect.stringContaining("entregar 2 e-mail")]);
  // Tomorrow's letter does not tell of today's, should that have failed too.
  await db
    .update(mails)
    .set({ ...given_up, claimed_at: at(100_000) })
    .where(eq(mails.to, world.told));
  await tellOfFailures(db, env, at(100_060));
  expect(await letters()).toHaveLength(1);
  expect(await sendAgain(db, ids[0])).toBe(1);
  expect(await sendAgain(db)).toBe(2);
  await sweepOutbox(db, env, at(120));
  for (const { mail_id } of world.announced) await deliverMail(db, env, mail_id, at(120));
  expect(world.taken.sort()).toEqual(["a@e.com", "b@e.com", world.told]);
});

test("a provider that recovers delivers the same code, and the code leaves the database", async () => {
  const world = await newPostOffice(["rui@example.com"]);
  const id = await post(world, "rui@example.com");
  await deliverMail(world.db, world.env, id, now);
  world.refused.length = 0;
  expect(await deliverMail(world.db, world.env, id, at(10))).toEqual({ outcome: "sent" });
  expect(await stateOf(world, id)).toMatchObject({
    state: "sent",
    text: "",
    html: "",
    last_error: null,
    sent_at: at(10),
  });
});

test("the same announcement five times at once sends one mail", async () => {
  const world = await newPostOffice();
  const id = await post(world, "rui@example.com");
  const { batch } = batchOf([id, id, id, id, id]);
  await Promise.all([deliverBatch(batch, world.db, world.env), deliverBatch(batch, world.db, world.env)]);
  expect(world.taken).toEqual(["rui@example.com"]);
});

test("nonsense in the queue is put away", async () => {
  const world = await newPostOffice();
  const { batch, outcomes } = batchOf(["mail_nothing"]);
  await deliverBatch(batch, world.db, world.env);
  expect(outcomes).toEqual({ mail_nothing: "ack" });
});

test("where the database is away the message waits", async () => {
  const world = await newPostOffice();
  const { batch, outcomes } = batchOf(["mail_1"]);
  const away = {
    update: () => {
      throw new Error("away");
    },
  } as unknown as World["db"];
  await deliverBatch(batch, away, world.env);
  expect(outcomes).toEqual({ mail_1: "retry in 30" });
});

test("the clock announces what the queue lost, and nothing else", async () => {
  const world = await newPostOffice();
  const { db } = world;
  const lost = await post(world, "lost@e.com", at(-31));
  await post(world, "fresh@e.com", at(-5));
  const stuck = await post(world, "stuck@e.com", at(-600));
  await db
    .update(mails)
    .set({ state: "sending", attempts: 1, claimed_at: at(-121) })
    .where(eq(mails.id, stuck));
  const held = await post(world, "held@e.com", at(-600));
  await db
    .update(mails)
    .set({ state: "sending", attempts: 1, claimed_at: at(-100) })
    .where(eq(mails.id, held));
  const waiting = await post(world, "waiting@e.com", at(-600));
  await db
    .update(mails)
    .set({ attempts: 3, claimed_at: at(-200) })
    .where(eq(mails.id, waiting));
  const due = await post(world, "due@e.com", at(-600));
  await db
    .update(mails)
    .set({ attempts: 2, claimed_at: at(-200) })
    .where(eq(mails.id, due));
  await sweepOutbox(db, world.env, now);
  expect(world.announced.map(({ mail_id }) => mail_id).sort()).toEqual([lost, stuck, due].sort());
  expect(await deliverMail(db, world.env, stuck, now)).toEqual({ outcome: "sent" });
  expect(await deliverMail(db, world.env, held, now)).toEqual({ outcome: "nothing" });
});

test("a mail that killed its consumer every time is given up and visible", async () => {
  const world = await newPostOffice();
  const id = await post(world, "killer@e.com", at(-9999));
  await world.db
    .update(mails)
    .set({ state: "sending", attempts: maxAttempts, claimed_at: at(-300) })
    .where(eq(mails.id, id));
  await sweepOutbox(world.db, world.env, now);
  expect(await stateOf(world, id)).toMatchObject({ state: "failed", last_error: "given up: the consumer died" });
  expect(world.announced).toEqual([]);
});

test("a dead letter is failed when its tries are used up, and else left to the clock", async () => {
  const world = await newPostOffice();
  const [tried, untried] = [await post(world, "a@e.com"), await post(world, "b@e.com")];
  await world.db.update(mails).set({ attempts: maxAttempts, claimed_at: now }).where(eq(mails.id, tried));
  const { batch, outcomes } = batchOf([tried, untried], "voliera-mails-dead");
  await buryBatch(batch, world.db);
  expect(outcomes).toEqual({ [tried]: "ack", [untried]: "ack" });
  expect((await stateOf(world, tried))?.state).toBe("failed");
  expect((await stateOf(world, untried))?.state).toBe("queued");
});

test("sign-up goes on while the queue is down, and the clock sends the mail", async () => {
  const announced: MailAnnouncement[] = [];
  let down = true;
  const MAILS = {
    send: async (message: MailAnnouncement) => {
      if (down) throw new Error("queue is down");
      announced.push(message);
    },
  } as unknown as Env["MAILS"];
  const { ask, db, env, a } = await newWorld({ MAILS });
  expect((await ask("/api/auth/forgot-password", { json: { email: a.email } })).status).toBe(202);
  down = false;
  await tick(db, env, new Date(Date.now() + 60_000).toISOString());
  const [mail] = await db.select().from(mails);
  expect(announced).toEqual([{ mail_id: mail?.id }]);
});

test("the local mailbox lists an address's mails newest first", async () => {
  const world = await newWorld();
  await post(world, "rui@example.com", at(-60));
  const id = await post(world, "rui@example.com", now);
  await post(world, "other@example.com", now);
  expect(await deliverMail(world.db, world.env, id, now)).toEqual({ outcome: "sent" });
  const answer = await world.ask("/dev/mail.json?to=Rui@example.com");
  const list = (await answer.json()) as Array<Record<string, string>>;
  expect(list).toHaveLength(2);
  expect(list[0]).toEqual({
    id,
    to: "rui@example.com",
    subject: "O seu código de verificação Voliera",
    text: expect.stringContaining("012345"),
    html: expect.stringContaining("012345"),
    created_at: now,
  });
  expect(await (await world.ask("/dev/mail.json")).json()).toHaveLength(3);
});

test("the mailbox page escapes, shows states and runs nothing", async () => {
  const world = await newWorld();
  const id = await post(world, "rui@example.com");
  await world.db
    .update(mails)
    .set({ subject: "<script>x</script>", state: "failed", last_error: "550" })
    .where(eq(mails.id, id));
  const answer = await world.ask("/dev/mail?to=rui@example.com");
  const page = await answer.text();
  expect(page).toContain("&lt;script&gt;x&lt;/script&gt;");
  expect(page).toContain('<strong class="failed">failed</strong>');
  expect(page).toContain("<iframe sandbox srcdoc=");
  const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1];
  const csp = answer.headers.get("Content-Security-Policy") ?? "";
  expect(csp).toContain(`style-src 'nonce-${nonce}'`);
  expect(csp).not.toContain("script-src");
  const pt = await world.ask("/dev/mail", { headers: { "Accept-Language": "pt" } });
  expect(await pt.text()).toContain("Correio enviado");
});

test("in production there is no mailbox", async () => {
  const { ask } = await newWorld({ ENVIRONMENT: "production" });
  expect((await ask("/dev/mail")).status).toBe(404);
  expect((await ask("/dev/mail.json")).status).toBe(404);
});
