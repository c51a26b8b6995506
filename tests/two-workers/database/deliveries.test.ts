import { expect, test } from "vitest";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";
import { addBird, settleKeeper } from "#tests/storms/storm.ts";

const server = breakableServer();
type Made = { data: { id: string } };

test("a database killed while sales are delivered leaves sale and birds, both or neither", async () => {
  const keeper = await settleKeeper(server);
  const post = async (path: string, json: object) =>
    (await (await call(server, path, { ...keeper, json: { ...json, org_id: keeper.org_id } })).json()) as Made;
  const left: string[] = [];
  for (let at = 0; at < 24; at += 1) {
    const bird = (await (await addBird(server, keeper, `PT ${at}`)).json()) as Made;
    const lines = [{ bird_id: bird.data.id, unit_cents: 3500 }];
    left.push((await post("/api/sales", { state: "reserved", contact_name: "Rui", lines })).data.id);
  }
  const answered: string[] = [];
  // Two clients deliver one sale after another, and go on while the database is away.
  const hand = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const json = { state: "delivered", org_id: keeper.org_id };
      const answer = await call(server, `/api/sales/${id}/state`, { ...keeper, json }).catch(() => undefined);
      if (answer?.status === 200) answered.push(id);
    }
  };
  const clients = [hand(), hand()];
  await eventually(async () => answered.length >= 5, 60);
  await server.killDatabase();
  await Promise.all(clients);
  await eventually(async () => (await call(server, "/api/health")).ok, 30);
  const { rows } = await directDatabase(server.databaseUrl).execute({
    sql: `SELECT sales.id, sales.state, statuses.key AS status, birds.left_to, line.is_living, (SELECT count(*) FROM bird_people it
          WHERE it.org_id = sales.org_id AND it.bird_id = birds.id AND it.role = 'buyer') AS buyers
        FROM sales CROSS JOIN sale_lines line ON line.org_id = sales.org_id AND line.sale_id = sales.id
        JOIN birds ON birds.id = line.bird_id JOIN statuses ON statuses.id = birds.status_id WHERE sales.org_id = ?`,
    args: [keeper.org_id],
  });
  expect(rows).toHaveLength(24);
  for (const { id, state, status, left_to, is_living, buyers } of rows)
    expect([id, status, left_to, is_living, buyers]).toEqual(
      state === "delivered" ? [id, "sold", "Rui", 0, 1] : [id, "reserved", null, 1, 0],
    );
  // What was answered is there; some were answered by nobody.
  const delivered = rows.filter(({ state }) => state === "delivered").map(({ id }) => id);
  expect(delivered).toEqual(expect.arrayContaining(answered));
});
