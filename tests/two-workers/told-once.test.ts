import { expect, inject, test } from "vitest";
import { notificationEvents } from "#db/notification-events.ts";
import { newSink } from "#tests/push/push-sink.ts";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import { everyEvent, hourPasses, newListener, provokeByHand, provokeMorning } from "./every-event.ts";
import { secondApi } from "./second-api.ts";

const server = breakableServer();
const pushSink = inject("pushSink");
const port = Number(new URL(pushSink).port);
const all = Object.values(everyEvent).reduce((sum, count) => sum + count, 0);

type Listener = Awaited<ReturnType<typeof newListener>>;

/** Waits until nothing is under way any more, and looks at every way once for each that was provoked. */
async function toldOnce({ owner, read }: Listener, accepted: () => ReadonlyArray<{ path: string; body: Buffer }>) {
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
  }, 30);
  const { data } = (await (await call(server, "/api/notifications", owner)).json()) as { data: NotificationPage };
  const counts: Record<string, number> = {};
  for (const { event } of data.items) counts[event] = (counts[event] ?? 0) + 1;
  expect([counts, data.unread]).toEqual([everyEvent, all]);
  const told = data.items.map(({ id, text, to }) => ({ id, text, to })).sort((one, other) => (one.id < other.id ? -1 : 1));
  const mails = (await server.mails(owner.email)).filter(({ id }) => id.startsWith("mail_ntf_"));
  const byMail = mails.map(({ id, subject }) => [id, subject]).sort();
  expect(byMail).toEqual(told.map(({ id, text }) => [`mail_${id}`, text]));
  const viewer = await (await fetch(`${server.origin}/dev/mail?to=${encodeURIComponent(owner.email)}`)).text();
  for (const { text } of told) expect(viewer).toContain(text);
  const own = accepted().filter(({ path }) => path === `/${owner.org_id}`);
  const pushed = await Promise.all(own.map(async ({ body }) => JSON.parse(await read(body)) as (typeof told)[number]));
  const named = /Bia|PT 0 /;
  expect(pushed.map(({ id, to }) => [id, to]).sort()).toEqual(told.map(({ id, to }) => [id, to]));
  for (const { id, text } of pushed) {
    const shown = told.find((it) => it.id === id)?.text ?? "";
    expect(text).toEqual(named.test(shown) ? expect.any(String) : shown);
    expect(text).not.toContain("Bia");
  }
}

test("every event is provoked in these tests", () => {
  expect(Object.keys(everyEvent).sort()).toEqual(Object.keys(notificationEvents).sort());
});

test("every event is seen once in the app, once in the mailbox and once on the phone", async () => {
  const sink = await newSink(port);
  const listener = await newListener(server, pushSink);
  await provokeByHand(server, listener.owner);
  await provokeMorning(server, listener.owner);
  const clock = await secondApi(server, {
    queueProducers: { MAILS: "voliera-mails", NOTICES: "voliera-notices" },
    vars: { PUSH_SINK: pushSink },
  });
  await clock.strike();
  await hourPasses(server, listener.owner);
  await clock.strike();
  await toldOnce(listener, () => sink.taken);
});
