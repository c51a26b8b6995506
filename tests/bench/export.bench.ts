import { setTimeout as wait } from "node:timers/promises";
import { call, type NewResident } from "#tests/servers/accounts.ts";
import { openTestServer, type StartedServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { openFloor } from "./inside/floor.ts";
import { inQueue, verdict } from "./measures/measure.ts";
import { growthDuring } from "./measures/memory.ts";

// Exporting 100,000 birds over HTTP against reading as many rows, 2,000 at a time, in the same runtime from the same
// database, and throwing them away. How much memory the runtime takes meanwhile must not depend on the flock.

const megabyte = 1024 * 1024;

async function download(server: StartedServer, { token }: NewResident, format: string, pause = 0): Promise<number> {
  const answer = await call(server, `/api/birds/export?format=${format}`, { token });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    // A reader who stops for a moment: nothing may pile up behind.
    if (bytes === 0) await wait(pause);
    bytes += chunk.length;
  }
  return bytes;
}

const server = await openTestServer({ rate_limits: "relaxed" });
const floor = await openFloor(server);
try {
  const { workerd } = await server.parts();
  const [few, many] = [await breederWith(server, 10_000), await breederWith(server, 100_000)];
  const read = async () => {
    const { rows } = (await (await fetch(new URL(`/read?org=${many.org_id}`, await floor.ready))).json()) as {
      rows: number;
    };
    if (rows !== 100_000) throw new Error(`read ${rows}`);
  };
  const sizes = { csv: 0, xlsx: 0 };
  const take = (format: "csv" | "xlsx") => async () => {
    sizes[format] = await download(server, many, format);
  };
  const ms = await inQueue(5, { read, csv: take("csv"), xlsx: take("xlsx") });
  for (const format of ["csv", "xlsx"] as const) {
    const what = `export of 100,000 birds (.${format}, ${(sizes[format] / megabyte).toFixed(1)} MB)`;
    console.log(verdict(what, ms[format] ?? 0, ms.read ?? 0, 2.5));
    const growth = async (breeder: NewResident, pause = 0) =>
      (await growthDuring(workerd, () => download(server, breeder, format, pause))).toFixed(0);
    const [small, large, slow] = [await growth(few), await growth(many), await growth(many, 3000)];
    console.log(
      `  memory: +${small} MB for 10,000 birds, +${large} MB for 100,000, +${slow} MB while the reader waits 3 s`,
    );
  }
} finally {
  await floor.dispose();
  await server.stop();
}
