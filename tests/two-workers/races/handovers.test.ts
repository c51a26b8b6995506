import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { secondApi } from "#tests/servers/second-api.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually, type TestServer } from "#tests/servers/test-server.ts";
import { addBird, type Keeper, settleKeeper, storm, tally } from "#tests/storms/storm.ts";
import { openFaultProxy } from "#tests/two-workers/database/fault-proxy.ts";

const server = breakableServer();

/** A breeder with birds, two others who may take them, and what each of them has in the end. */
async function threeBreeders() {
  const [giver, one, two] = await Promise.all([settleKeeper(server), settleKeeper(server), settleKeeper(server)]);
  const offer = async (ring: string) => {
    const bird = (await (await addBird(server, giver, ring)).json()) as { data: { id: string } };
    const json = { bird_ids: [bird.data.id], kind: "sale" };
    const made = await call(server, "/api/handovers", { token: giver.token, json });
    const { data } = (await made.json()) as { data: { url: string } };
    return data.url.split("/h/")[1] ?? "";
  };
  const accept = ({ token: session }: Keeper, token: string, at: TestServer = server) =>
    call(at, "/api/handovers/accept", { token: session, json: { token } });
  const database = directDatabase(server.databaseUrl);
  /** Of each ring that begins so: how its offer and its bird stand with the giver, and how often it lives with another. */
  const standing = async (...begins: string[]) => {
    const { rows } = await database.execute({
      sql: `SELECT birds.identifier AS ring, offers.state, statuses.key AS status, part.is_frozen AS frozen,
          (SELECT count(*) FROM birds there WHERE there.org_id IN (?2, ?3) AND there.identifier = birds.identifier) AS there
        FROM birds JOIN handover_birds part ON part.bird_id = birds.id JOIN handovers offers ON offers.id = part.handover_id
        LEFT JOIN statuses ON statuses.org_id = birds.org_id AND statuses.id = birds.status_id
        WHERE birds.org_id = ?1 ORDER BY birds.identifier`,
      args: [giver.org_id, one.org_id, two.org_id],
    });
    return rows
      .map(({ ring, state, status, frozen, there }) => [ring, state, status, frozen, there].join(" "))
      .filter((line) => begins.some((it) => line.startsWith(it)));
  };
  return { one, two, offer, accept, standing };
}

const { one, two, offer, accept, standing } = await threeBreeders();

test("of twenty who accept an offer at once one organisation gets it, and the others hear that it is gone", async () => {
  const token = await offer("R 1");
  const all = await storm(20, (at) => accept(at % 2 ? one : two, token));
  expect(tally(all)).toEqual({ 201: 10, 410: 10 });
  const taken = new Set(all.filter(({ status }) => status === 201).map(({ text }) => text));
  expect([...taken]).toEqual(['{"data":{"birds":1,"ancestors":0,"photos_left":0}}']);
  expect(await standing("R")).toEqual(["R 1 accepted sold 0 1"]);
});

/** The first words of each step as the database hears them. */
const steps = [
  "SET state = 'claimed'",
  "INSERT INTO birds (id, org_id, identifier, identifier_key",
  "SET state = 'accepted'",
];

test("an acceptance that dies before or behind any of its steps is finished by the clock, once", async ({
  onTestFinished,
}) => {
  const proxy = await openFaultProxy(Number(new URL(server.databaseUrl).port));
  onTestFinished(() => proxy.stop());
  const databaseUrl = `http://127.0.0.1:${proxy.port}`;
  const queueProducers = { MAILS: "nowhere", NOTICES: "nowhere" };
  const second = await secondApi({ ...server, databaseUrl }, { queueProducers });
  const faulty = await second.viaThis();
  const tokens: string[] = [];
  for (const [at, step] of steps.entries())
    for (const kind of ["reset", "swallow"] as const) {
      const token = await offer(`K ${at} ${kind}`);
      tokens.push(token);
      // A lost way is tried once more, and then given up.
      proxy.arm(step, { kind }, 2);
      expect([step, kind, (await accept(one, token, faulty)).status]).toEqual([step, kind, 503]);
    }

  // The same of workers that are killed wherever they happen to be.
  for (let at = 1; at <= 6; at += 1) tokens.push(await offer(`X ${at}`));
  const killed = tokens.slice(-6).map((token) => accept(one, token).catch(() => undefined));
  await wait(40);
  await server.killWorkers();
  await Promise.all(killed);

  await second.strike();
  const done = (ring: string) => `${ring} accepted sold 0 1`;
  const cut = await standing("K", "X");
  // Of what was never claimed nobody knows: the offer stands.
  expect(cut.slice(0, 6)).toEqual([
    "K 0 reset offered  1 0",
    ...["K 0 swallow", "K 1 reset", "K 1 swallow", "K 2 reset", "K 2 swallow"].map(done),
  ]);
  for (const line of cut.slice(6)) expect(line).toMatch(/^X \d (accepted sold 0 1|offered {2}1 0)$/);
  await eventually(async () => (await call(server, "/api/health")).ok, 30);
  expect(tally(await storm(tokens.length, (at) => accept(one, tokens[at] ?? "")))).toEqual({ 201: tokens.length });
  expect(await standing("K", "X")).toEqual(cut.map((line) => line.replace("offered  1 0", "accepted sold 0 1")));
});
