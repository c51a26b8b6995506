import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { addBird, percentile, settleKeeper, storming } from "#tests/storms/storm.ts";
import { breederWith } from "./clubs/flock.ts";
import { median, timed } from "./measures/measure.ts";
import { processorTime } from "./measures/processor-time.ts";
import { rateOf } from "./measures/rate.ts";

// What one request costs each process of the app, in milliseconds of CPU, at eight connections and with 24 birds: a room
// that makes every trip to the database dearer is seen here. Then one reader alone, and fifty who save.

const rounds = 3;
const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const breeder = await breederWith(server, 24);
  const first = await call(server, "/api/birds/", { token: breeder.token });
  const token = first.headers.get("X-Renewed-Token") ?? breeder.token;
  const { data } = (await first.json()) as { data: { items: Array<{ id: string }> } };
  const page = { Cookie: `authToken=${token}`, "Accept-Language": "en" };
  const input: Record<string, Record<string, string>> = {
    "/favicon.svg": {},
    "/api/health": {},
    "/api/birds/": { Authorization: `Bearer ${token}` },
    "/birds": page,
    "/species": page,
    [`/birds/${data.items[0]?.id}`]: page,
    "/dashboard": page,
    "/agenda": page,
    "/round/none": page,
  };
  const rates = new Map<string, number[]>();
  console.log(`${"".padEnd(16)} a second  of a file    sqld  workerd  node, ms of CPU each`);
  for (let round = 0; round < rounds; round += 1)
    for (const [path, headers] of Object.entries(input)) {
      const { rate, cost } = await costOf(() => rateOf({ url: `${server.origin}${path}`, headers }));
      const all = [...(rates.get(path) ?? []), rate];
      rates.set(path, all);
      if (round < rounds - 1) continue;
      const share = `1/${(median(rates.get("/favicon.svg") ?? []) / median(all)).toFixed(1)}`;
      const name = path.startsWith("/birds/") ? "a bird's page" : path;
      console.log(`${name.padEnd(16)} ${median(all).toFixed(0).padStart(8)} ${share.padStart(10)}  ${cost}`);
    }
  const alone: number[] = [];
  for (let at = 0; at < 60; at += 1)
    alone.push(
      await timed(async () => (await fetch(`${server.origin}/birds/${data.items[0]?.id}`, { headers: page })).text()),
    );
  console.log(`a bird's page, nobody else: ${median(alone.slice(20)).toFixed(1)} ms`);
  await saves();
} finally {
  await server.stop();
}

/** Runs something that tells how many answers came in a second, and what each cost every process. */
async function costOf(run: () => Promise<number>): Promise<{ rate: number; cost: string }> {
  const { pid, database, workerd } = await server.parts();
  const spent = () => Promise.all([database, workerd, pid].map(processorTime));
  const [before, started] = [await spent(), performance.now()];
  const rate = await run();
  const answers = (rate * (performance.now() - started)) / 1000;
  const each = (await spent()).map((ms, at) => ((ms - (before[at] ?? 0)) / answers).toFixed(2).padStart(7));
  return { rate, cost: each.join("  ") };
}

async function saves(): Promise<void> {
  const keeper = await settleKeeper(server);
  for (const clients of [8, 50]) {
    const run = async () => {
      const all = await storming(clients, 10, (at) => addBird(server, keeper, `PT ${clients} ${at}`));
      const well = all.filter(({ status }) => status === 201);
      console.log(`${clients} who save: ${well.length} of ${all.length} in 10 s, p90 ${percentile(all, 90)} ms`);
      return well.length / 10;
    };
    const { rate, cost } = await costOf(run);
    console.log(`${"".padEnd(16)} ${rate.toFixed(0).padStart(8)} ${"".padStart(10)}  ${cost}`);
  }
}
