import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#db/schema/mail.ts";
import { newWorld } from "#tests/app/world.ts";
import type { Env, MailAnnouncement } from "#worker/env.ts";
import { buryBatch, deliverBatch, deliverMail, sweepOutbox } from "#worker/mail/deliver.ts";
import { mailStatement, maxAttempts } from "#worker/mail/queries.ts";
import { tick } from "#worker/schedule.ts";
import { at, batchOf, newPostOffice, now, post, stateOf, type World } from "./post-office.ts";

test("a mail that cannot be sent does not stop the others of its batch", async () => {
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

test("a queue message about an unknown mail is acknowledged", async () => {
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

test("a mail whose consumer crashed every time is marked failed and stays visible", async () => {
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

test("further header lines go along and leave with the words; none ends its line or names another header", async () => {
  const sent: Array<Record<string, string> | undefined> = [];
  const EMAIL = {
    send: async ({ headers }: { headers?: Record<string, string> }) => void sent.push(headers),
  } as unknown as SendEmail;
  const world = await newWorld({ MAIL_TRANSPORT: "cloudflare", EMAIL });
  const good = {
    "List-Unsubscribe": "<https://v.test/api/unsubscribe/x>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const bad = {
    "List-Help": "x\r\nBcc: y@evil.test",
    "List-Id": "x\nBcc: y@evil.test",
    "List-Post": "\u2028Bcc: y@evil.test",
    "List-Owner\r\nBcc": "y@evil.test",
    Bcc: "y@evil.test",
    From: "y@evil.test",
    "List-Archive": "x".repeat(2000),
  };
  const letter = { to: "a@e.com", subject: "s", text: "t", html: "h", language: "pt" as const };
  for (const [id, headers] of [["mail_1", { ...good, ...bad }] as const, ["mail_2", undefined] as const]) {
    await mailStatement(world.db, { ...letter, id, ...(headers && { headers }) }, now);
    await deliverMail(world.db, world.env, id, now);
  }
  expect(sent).toEqual([good, undefined]);
  expect(await stateOf(world, "mail_1")).toMatchObject({ state: "sent", text: "", headers: null });
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
    reply_to: null,
    headers: null,
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
