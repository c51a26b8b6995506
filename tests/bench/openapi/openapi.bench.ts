import { openTestServer } from "#tests/servers/test-server.ts";
import { median, timed } from "../measures/measure.ts";

// The document of the whole API, kept per build, beside an answer that says next to nothing.

const most = 3;
const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const read = (path: string) => timed(async () => (await fetch(`${server.origin}${path}`)).arrayBuffer());
  const first = await read("/api/openapi.json?lang=en");
  const [health, document]: number[][] = [[], []];
  for (let round = 0; round < 200; round += 1) {
    health?.push(await read("/api/health"));
    document?.push(await read("/api/openapi.json?lang=en"));
  }
  const [floor, kept] = [median(health?.slice(50) ?? []), median(document?.slice(50) ?? [])];
  const ratio = kept / floor;
  console.log(
    `made ${first.toFixed(0)} ms, kept ${kept.toFixed(2)} ms, /api/health ${floor.toFixed(2)} ms: ${ratio.toFixed(2)} of ${most}`,
  );
  if (ratio > most) process.exitCode = 1;
} finally {
  await server.stop();
}
