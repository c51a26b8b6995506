import { expect, test } from "vitest";
import { newId } from "#db/ids.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { sharedServer } from "#tests/servers/shared-server.ts";

const server = sharedServer();

test("readings of one machine that come from six sensors at once are all kept, and make one alarm", async () => {
  const { token, org_id } = await signUp(server);
  const client = directDatabase(server.databaseUrl);
  const id = newId("incubator");
  await client.execute({
    sql: `INSERT INTO incubators (id, org_id, name, name_key, air, temperature_c, turning, created_at, updated_at)
      VALUES (?, ?, 'Estufa', 'estufa', 'forced', 37.5, 'none', '2026-01-01', '2026-01-01')`,
    args: [id, org_id],
  });
  const { data } = (await (
    await call(server, `/api/incubators/${id}/devices`, { token, json: { name: "x" } })
  ).json()) as {
    data: { key: string };
  };
  const from = Date.now() - 6 * 3_600_000;
  const at = (nth: number) => new Date(from + nth * 60_000).toISOString();
  const clients = Array.from({ length: 6 }, (_, client) =>
    Array.from({ length: 20 }, (_, nth) => ({ at: at(nth * 6 + client), temperature_c: 38.2 })),
  );
  const send = (readings: object[]) =>
    call(server, `/api/incubators/${id}/readings`, { token: data.key, json: { readings } });
  const answers = await Promise.all([...clients, ...clients].map(send));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const bodies = (await Promise.all(answers.map((it) => it.json()))) as Array<{ data: { accepted: number } }>;
  expect(bodies.reduce((sum, it) => sum + it.data.accepted, 0)).toBe(120);
  const rows = async (query: string) =>
    (await client.execute({ sql: query, args: [id] })).rows.map((it) => ({ ...it }));
  expect(await rows("SELECT opened_at, closed_at, level FROM incubator_alarms WHERE incubator_id = ?")).toEqual([
    { opened_at: expect.stringContaining(at(15).slice(0, 16)), closed_at: null, level: "critical" },
  ]);
  expect(await rows("SELECT sum(temperature_n) AS n FROM incubator_days WHERE incubator_id = ?")).toEqual([{ n: 120 }]);
});
