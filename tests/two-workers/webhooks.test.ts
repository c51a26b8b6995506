import { expect, test } from "vitest";
import { newSink } from "#tests/push/push-sink.ts";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { secondApi } from "#tests/servers/second-api.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { addBird, settleKeeper } from "#tests/storms/storm.ts";
import { type Delivery, read } from "#tests/webhooks/delivery.ts";

const server = breakableServer();

test("a receiver that fails twice gets each event once, in order and signed, also with the consumer killed", async () => {
  const sink = await newSink();
  const owner = await settleKeeper(server);
  const json = { url: `${sink.origin.replace("127.0.0.1", "localhost")}/a`, events: ["bird.created"] };
  const made = await call(server, "/api/webhooks", { token: owner.token, json });
  expect(made.status).toBe(201);
  const { secret } = ((await made.json()) as { data: { secret: string } }).data;
  // What a receiver has not answered it has not taken.
  const taken: Delivery[] = [];
  sink.answers((response) => {
    if (sink.taken.length <= 2) response.writeHead(503).end();
  });
  for (const ring of ["PT 1", "PT 2", "PT 3"]) expect((await addBird(server, owner, ring)).status).toBe(201);
  await eventually(async () => sink.taken.length === 3, 40);
  await server.killWorkers();
  sink.answers((response, it) => {
    taken.push(read(it, secret));
    response.writeHead(200).end();
  });
  // Whoever held it is dead as soon as it has held it too long.
  await directDatabase(server.databaseUrl).execute({
    sql: "UPDATE webhook_deliveries SET next_at = ?1 WHERE org_id = ?2 AND state = 'waiting' AND next_at > ?1",
    args: [new Date(Date.now() - 1000).toISOString(), owner.org_id],
  });
  const clock = await secondApi(server, { queueProducers: { HOOKS: "nobody" } });
  await Promise.all([clock.strike(), clock.strike()]);
  await eventually(async () => taken.length >= 3, 40);
  expect(taken.map(({ data }) => (data as { identifier: string }).identifier)).toEqual(["PT 1", "PT 2", "PT 3"]);
  expect(new Set(sink.taken.map((it) => read(it, secret).id)).size).toBe(3);
  const { rows } = await directDatabase(server.databaseUrl).execute({
    sql: "SELECT count(*) AS n FROM webhook_deliveries WHERE org_id = ? AND state = 'delivered'",
    args: [owner.org_id],
  });
  expect(rows[0]?.n).toBe(3);
});
