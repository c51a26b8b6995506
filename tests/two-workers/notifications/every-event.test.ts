import { drizzle } from "drizzle-orm/libsql";
import { expect, inject, test } from "vitest";
import type { Database } from "#db/connection.ts";
import { notificationEvents } from "#db/notification-events.ts";
import { newSink } from "#tests/push/push-sink.ts";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { secondApi } from "#tests/servers/second-api.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import type { Env } from "#worker/env.ts";
import { localSecrets } from "#worker/local/secrets.ts";
import { sendDigests } from "#worker/notifications/digests.ts";
import { wakeOrganizations } from "#worker/notifications/mornings.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import { deliverPushes } from "#worker/push/deliver.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { digestIsDue, everyEvent, hourPasses, newListener, provokeByHand, provokeMorning } from "./every-event.ts";
import { handoverEvents, provokeHandovers } from "./handover-events.ts";
import { marketEvents, provokeMarket } from "./market-events.ts";
import { provedBySupport, provokeSupport, supportEvents } from "./support-events.ts";
import { provokeWebhooks, webhookEvents } from "./webhook-events.ts";

const server = breakableServer();
const pushSink = inject("pushSink");
const port = Number(new URL(pushSink).port);
const queues = { MAILS: "voliera-mails", NOTICES: "voliera-notices" };

const { slots, subjects } = gatheredRooms;
const newClock = () => drizzle(directDatabase(server.databaseUrl) as never) as unknown as Database;

type Listener = Awaited<ReturnType<typeof newListener>>;

/** A sentence as every way says it, without who: they are named until they leave, and never on a screen. */
const unnamed = (text: string, who = "?") => text.replace(/Bia Costa|Um antigo membro/, who).replaceAll("\u00a0", " ");

/** What somebody wrote is not read on a screen that is locked. */
const inApp = "(ver na aplicação)";
const undisclosed = (text: string) =>
  text
    .replace(/(?<=^(Hoje|Pagamento em atraso|A acabar|Validade a acabar): )(Banho|Rui|Alpista)$/, inApp)
    .replace("localhost:9", inApp)
    .replace(/^Rui(?= (pergunta|respondeu) )/, "Alguém")
    .replace(/(?<=“)(Gaiola|Ninho|Canário)(?=”)/, inApp);

/** Waits until nothing is under way any more, and looks at every way once for each that was provoked. */
async function seenOnce(
  { owner, read }: Listener,
  accepted: () => ReadonlyArray<{ path: string; body: Buffer }>,
  expected = everyEvent,
) {
  const all = Object.values(expected).reduce((sum, count) => sum + count, 0);
  const database = directDatabase(server.databaseUrl);
  await eventually(async () => {
    const { rows } = await database.execute({
      sql: `SELECT (SELECT count(*) FROM pushes WHERE org_id = ?1)
        + (SELECT count(*) FROM mornings WHERE org_id = ?1 AND unmailed_since IS NOT NULL)
        + (SELECT count(*) FROM mails WHERE recipient = ?2 AND state <> 'sent')
        + (SELECT ?3 - count(*) FROM notifications WHERE org_id = ?1) AS open`,
      args: [owner.org_id, owner.email, all],
    });
    return rows[0]?.open === 0;
  }, 90);
  const { data } = (await (await call(server, "/api/notifications", owner)).json()) as { data: NotificationPage };
  const counts: Record<string, number> = {};
  for (const { event } of data.items) counts[event] = (counts[event] ?? 0) + 1;
  expect([counts, data.unread]).toEqual([expected, all]);
  const shown = data.items
    .map(({ id, text, to }) => ({ id, text, to }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const mails = (await server.mails(owner.email)).filter(({ id }) => id.startsWith("mail_ntf_"));
  const byMail = mails.map(({ id, subject }) => [id, unnamed(subject)]).sort();
  expect(byMail).toEqual(shown.map(({ id, text }) => [`mail_${id}`, unnamed(text)]));
  const viewer = await (await fetch(`${server.origin}/dev/mail?to=${encodeURIComponent(owner.email)}`)).text();
  for (const { subject } of mails) expect(viewer).toContain(subject);
  const own = accepted().filter(({ path }) => path === `/${owner.org_id}`);
  const pushed = await Promise.all(own.map(async ({ body }) => JSON.parse(await read(body)) as (typeof shown)[number]));
  expect(pushed.map(({ id, to }) => [id, to]).sort()).toEqual(shown.map(({ id, to }) => [id, to]));
  for (const { id, text } of pushed)
    expect(unnamed(text)).toBe(undisclosed(unnamed(shown.find((it) => it.id === id)?.text ?? "", "Alguém")));
}

test("every event is provoked in these tests", () => {
  const provoked = [everyEvent, handoverEvents, marketEvents, webhookEvents, supportEvents, provedBySupport];
  expect(provoked.flatMap((events) => Object.keys(events)).sort()).toEqual(Object.keys(notificationEvents).sort());
});

test("every event is seen once in the app, once in the mailbox and once on the phone", async () => {
  const sink = await newSink(port);
  const listener = await newListener(server, pushSink);
  await provokeByHand(server, listener.owner);
  await provokeMorning(server, listener.owner);
  const clock = await secondApi(server, { queueProducers: queues, vars: { PUSH_SINK: pushSink } });
  await clock.strike();
  await hourPasses(server, listener.owner);
  await clock.strike();
  await seenOnce(listener, () => sink.taken);
});

// Nobody is mailed more than twenty times a day at once: these are another owner's.
test("hand-overs, a loan that is due back, a webhook that is paused and decided feedback are seen once each way", async () => {
  const sink = await newSink(port);
  const listener = await newListener(server, pushSink);
  await provokeHandovers(server, listener.owner);
  await provokeWebhooks(server, listener.owner);
  await provokeSupport(server, listener.owner);
  const clock = await secondApi(server, { queueProducers: queues, vars: { PUSH_SINK: pushSink } });
  await clock.strike();
  await hourPasses(server, listener.owner);
  await clock.strike();
  await seenOnce(listener, () => sink.taken, Object.assign({}, handoverEvents, webhookEvents, supportEvents));
});

test("who asks, and what ends or rests on the market, is seen once each way", async () => {
  const sink = await newSink(port);
  const listener = await newListener(server, pushSink);
  await provokeMarket(server, listener.owner);
  const clock = await secondApi(server, { queueProducers: queues, vars: { PUSH_SINK: pushSink } });
  await clock.strike();
  await hourPasses(server, listener.owner);
  await clock.strike();
  await seenOnce(listener, () => sink.taken, marketEvents);
});

test("a consumer killed in the middle of mails and pushes leaves none out and tells nothing twice", async () => {
  const sink = await newSink(port);
  const taken: typeof sink.taken = [];
  // What a service has not answered it has not taken.
  sink.answers(() => {});
  const listener = await newListener(server, pushSink);
  await provokeByHand(server, listener.owner);
  await provokeMorning(server, listener.owner);
  await eventually(async () => sink.taken.length > 0);
  await wakeOrganizations(newClock(), new Date().toISOString(), slots.mornings);
  await server.killWorkers();
  expect(taken).toEqual([]);
  sink.answers((response, it) => {
    taken.push(it);
    response.writeHead(201).end();
  });
  // What died with the queue's memory is as old as the clock wants it before it strikes, as soon as the workers are back.
  await hourPasses(server, listener.owner);
  await seenOnce(listener, () => taken);
});

test("with the queue down for an hour the clock tells of everything, once", async () => {
  const sink = await newSink(port);
  const listener = await newListener(server, pushSink);
  // What this worker announces nobody hears.
  const nowhere = { MAILS: "nobody", NOTICES: "nobody-either" };
  const second = await secondApi(server, { queueProducers: nowhere, vars: { PUSH_SINK: pushSink } });
  const itself = await second.viaThis();
  await provokeByHand(itself, listener.owner);
  await provokeMorning(itself, listener.owner);
  for (let hour = 0; hour < 2; hour += 1) {
    await second.strike();
    await hourPasses(server, listener.owner);
  }
  await second.announceTo(queues);
  await second.strike();
  await seenOnce(listener, () => sink.taken);
});

test("two clocks in one minute are one morning, one digest and one push", async () => {
  const sink = await newSink(port);
  const { owner, read } = await newListener(server, pushSink, "digest");
  await provokeMorning(server, owner);
  const announced: unknown[] = [];
  const queue = { send: async (it: unknown) => void announced.push(it) };
  const vars = { APP_ORIGIN: server.origin, ENVIRONMENT: "local", MAIL_FROM: "Voliera <no-reply@voliera.test>" };
  const env = { ...localSecrets(".dev.vars"), ...vars, PUSH_SINK: pushSink, MAILS: queue } as unknown as Env;
  const clocks = [newClock(), newClock()];
  const now = new Date().toISOString();
  await Promise.all(clocks.map((db) => wakeOrganizations(db, now, slots.mornings)));
  await digestIsDue(server, owner);
  await Promise.all(clocks.map((db) => sendDigests(db, env, now, subjects)));
  await Promise.all(clocks.map((db) => deliverPushes(db, env, now, subjects)));
  const { data } = (await (await call(server, "/api/notifications", owner)).json()) as { data: NotificationPage };
  const ids = data.items.map(({ id }) => id).sort();
  expect([ids.length, data.unread]).toEqual([14, 14]);
  const digests = (await server.mails(owner.email)).filter(({ subject }) => subject.startsWith("14 notificações"));
  expect(digests).toHaveLength(1);
  // None where the server's own clock came first.
  expect([[], [{ mail_id: digests[0]?.id }]]).toContainEqual(announced);
  const pushed = await Promise.all(sink.taken.map(async ({ body }) => JSON.parse(await read(body)).id));
  expect(pushed.sort()).toEqual(ids);
});
