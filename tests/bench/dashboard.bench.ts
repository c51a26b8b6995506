import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { inQueue, verdict } from "./measures/measure.ts";
import { addSeasonAndMoney } from "./measures/season-and-money.ts";

// The first page of 100,000 birds against that of 100, both of one server: its figures are kept, so it should not matter. And
// that of as many with a season of eggs in work and ten years of money, against the agenda of the same eggs.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const [few, many] = [await breederWith(server, 100), await breederWith(server, 100_000)];
  const busy = await breederWith(server, 100_000);
  await addSeasonAndMoney(server, busy);
  const page =
    (token: string, path = "/dashboard") =>
    async () => {
      const answer = await fetch(`${server.origin}${path}`, { headers: { Cookie: `authToken=${token}` } });
      const html = await answer.text();
      const most = path === "/dashboard" ? 80 * 1024 : Number.POSITIVE_INFINITY;
      if (answer.status !== 200 || html.length > most) throw new Error(`${answer.status}: ${html.length} bytes`);
    };
  const times = await inQueue(100, {
    few: page(few.token),
    many: page(many.token),
    busy: page(busy.token),
    agenda: page(busy.token, "/agenda"),
  });
  console.log(verdict("/dashboard of 100,000 birds, against 100", times.many ?? 0, times.few ?? 0, 1.5));
  console.log(verdict("the same with 2,000 open eggs, against /agenda", times.busy ?? 0, times.agenda ?? 0, 1.5));
} finally {
  await server.stop();
}
