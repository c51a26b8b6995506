import { drizzle } from "drizzle-orm/libsql";
import type { Database } from "#db/connection.ts";
import { memoryFiles } from "#tests/app/files.ts";
import { call } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { eraseClosed } from "#worker/closing/erasing.ts";
import type { Env } from "#worker/env.ts";
import { breederWith } from "./clubs/flock.ts";
import { median, timed, verdict } from "./measures/measure.ts";

// What a neighbour waits for a page, an answer and a save while an organisation of 100,000 birds is erased, without the
// pauses the clock makes, against the same while nothing goes on.

const birds = 100_000;
const server = await openTestServer({ rate_limits: "relaxed" });
const client = directDatabase(server.databaseUrl);
try {
  const [leaving, neighbour] = [await breederWith(server, birds), await breederWith(server, 1_000)];
  const headers = { Cookie: `authToken=${neighbour.token}`, Authorization: `Bearer ${neighbour.token}` };
  const read = (path: string) => async () => {
    const answer = await fetch(`${server.origin}${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
  let saved = 0;
  const actions = {
    page: read("/birds"),
    list: read("/api/birds/?page_size=20"),
    save: async () => {
      saved += 1;
      const json = { identifier: `VIZ ${saved}`, species_id: neighbour.species[0] };
      const answer = await call(server, "/api/birds/", { token: neighbour.token, json });
      if (answer.status !== 201) throw new Error(`save: ${answer.status}`);
      await answer.arrayBuffer();
    },
  };
  const once = async (times: Record<string, number[]>) => {
    for (const [name, action] of Object.entries(actions)) times[name] = [...(times[name] ?? []), await timed(action)];
  };
  const quiet: Record<string, number[]> = {};
  for (let round = 0; round < 60; round += 1) await once(round < 10 ? {} : quiet);
  const past = "2026-01-01T00:00:00.000Z";
  await client.batch(
    [
      { sql: "INSERT INTO closings (org_id, asked_at) VALUES (?, ?)", args: [leaving.org_id, past] },
      { sql: "UPDATE organizations SET closes_at = ? WHERE id = ?", args: [past, leaving.org_id] },
    ],
    "write",
  );
  const db = drizzle(client as never) as unknown as Database;
  const env = { FILES: memoryFiles() } as unknown as Env;
  const isThere = async () =>
    (await client.execute({ sql: "SELECT 1 FROM organizations WHERE id = ?", args: [leaving.org_id] })).rows.length > 0;
  let isErased = false;
  const erasing = timed(async () => {
    while (await isThere()) await eraseClosed(db, env, "2026-02-01T00:00:00.000Z");
    isErased = true;
  });
  const beside: Record<string, number[]> = {};
  while (!isErased) await once(beside);
  console.log(`${birds} birds were erased in ${((await erasing) / 1000).toFixed(1)} s`);
  for (const name of Object.keys(actions)) {
    const [busy, alone] = [beside[name] ?? [], quiet[name] ?? []];
    const [slow, slowAlone] = [ninetieth(busy), ninetieth(alone)];
    console.log(verdict(`${name} beside it, median of ${busy.length}`, median(busy), median(alone), 3));
    console.log(verdict(`${name} beside it, nine of ten`, slow, slowAlone, 3));
    console.log(`${name}, slowest: ${Math.max(...busy).toFixed(0)} ms`);
  }
} finally {
  client.close();
  await server.stop();
}

/** What nine of ten stay within. */
function ninetieth(numbers: readonly number[]): number {
  return [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length * 0.9)] ?? Number.NaN;
}
