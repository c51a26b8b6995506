import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./flock.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// The first page of 100,000 birds against that of 100, both of one server: its figures are kept, so it should not matter.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const [few, many] = [await breederWith(server, 100), await breederWith(server, 100_000)];
  const page = (token: string) => async () => {
    const answer = await fetch(`${server.origin}/dashboard`, { headers: { Cookie: `authToken=${token}` } });
    const html = await answer.text();
    if (answer.status !== 200 || html.length > 80 * 1024) throw new Error(`${answer.status}: ${html.length} bytes`);
  };
  const times = await inQueue(100, { few: page(few.token), many: page(many.token) });
  console.log(verdict("/dashboard of 100,000 birds, against 100", times.many ?? 0, times.few ?? 0, 1.5));
} finally {
  await server.stop();
}
