import { expect, test } from "vitest";
import { call, firstMail } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";
import { addBird, settleKeeper, storm, tally } from "#tests/storms/storm.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";

const server = sharedServer();
const database = directDatabase(server.databaseUrl);

async function dataOf<Data>(answer: Response, status = 200): Promise<Data> {
  expect(answer.status).toBe(status);
  return ((await answer.json()) as { data: Data }).data;
}

/** An owner who looks, and another who weighs birds of 20 g: whoever weighs is not told of it. */
async function twoPeople() {
  const owner = await settleKeeper(server);
  const email = `${crypto.randomUUID()}@voliera.test`;
  const invitation = { token: owner.token, json: { email, role: "owner" } };
  await dataOf(await call(server, "/api/members/invitations", invitation), 201);
  const [, link] = /\/join\/([\w-]+)/.exec((await firstMail(server, email)).text) ?? [];
  const person = { token: link, first_name: "Bia", last_name: "Costa", password: `ninho-${crypto.randomUUID()}` };
  const joined = (await (await call(server, "/api/members/join", { json: person })).json()) as { access_token: string };
  const weigher = { token: joined.access_token };
  const post = (path: string, json: object) => call(server, path, { token: owner.token, json });
  const list = async (of = owner.token) =>
    dataOf<NotificationPage>(await call(server, "/api/notifications", { token: of }));
  const weigh = (id: string, grams: number, weighed_on: string) =>
    call(server, `/api/birds/${id}/weights`, { ...weigher, json: { grams, weighed_on } });
  async function bird(ring: string): Promise<string> {
    const { id } = await dataOf<{ id: string }>(await addBird(server, owner, ring), 201);
    expect((await weigh(id, 20, "2026-11-01")).status).toBe(201);
    return id;
  }
  /** That the number kept by triggers is that of the rows, for everybody of the organisation. */
  async function agrees() {
    const { rows } = await database.execute({
      sql: `SELECT unread, (SELECT count(*) FROM notifications it WHERE it.org_id = users.org_id
          AND it.user_id = users.id AND read_at IS NULL AND cleared_at IS NULL) AS rows
        FROM users WHERE org_id = ?`,
      args: [owner.org_id],
    });
    expect(rows.map(({ unread, rows: counted }) => [unread, counted])).toEqual(
      rows.map(({ rows: counted }) => [counted, counted]),
    );
    expect(rows.length).toBe(2);
  }
  // Of the joining itself the first owner has been told.
  await dataOf(await post("/api/notifications/clear", { until: (await list()).items[0]?.id ?? "" }));
  return { owner, weigher, post, list, weigh, bird, agrees };
}

test("one event from twenty clients, and what is cleared, read and written at once, leave the right rows and number", async () => {
  const { weigher, post, list, weigh, bird, agrees } = await twoPeople();
  const first = await bird("N 1");
  expect(tally(await storm(20, () => weigh(first, 15, "2026-11-03")))).toEqual({ 201: 20 });
  expect((await list()).items.map(({ event }) => event)).toEqual(["bird.lighter"]);
  expect((await list(weigher.token)).items).toEqual([]);
  for (let round = 2; round < 6; round += 1) {
    const next = await bird(`N ${round}`);
    const newest = (await list()).items[0]?.id ?? "";
    const [cleared, weighed] = await Promise.all([
      post("/api/notifications/clear", { until: newest }),
      weigh(next, 15, "2026-11-03"),
    ]);
    expect([round, cleared.status, weighed.status]).toEqual([round, 200, 201]);
    const { items, unread } = await list();
    expect([round, unread, items.map(({ to, read_at }) => [to, read_at])]).toEqual([
      ...[round, 1, [[`/birds/${next}/weights`, null]]],
    ]);
  }
  for (let round = 0; round < 4; round += 1) {
    const ids = (await list()).items.map(({ id }) => id);
    const [read, cleared] = await Promise.all([
      post("/api/notifications/read", { ids }),
      post("/api/notifications/clear", { ids }),
    ]);
    expect([round, read.status, await list()]).toMatchObject([round, 200, { items: [], unread: 0 }]);
    const { undo } = await dataOf<{ undo: string }>(cleared);
    await dataOf(await post("/api/notifications/undo", { undo }));
    await agrees();
  }
});
