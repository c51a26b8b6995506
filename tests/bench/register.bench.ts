import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { inQueue, timed, verdict } from "./measures/measure.ts";

// The register of 100,000 lines against that of 100, both of one server: its pages over HTTP, its balances, what the clock
// does of one bird that turned.

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const [few, many] = [await breederWith(server, 100), await breederWith(server, 100_000)];
  const ask = async (token: string, path: string, json?: object) => {
    const answer = await call(server, path, { token, ...(json && { json }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return (await answer.json()) as { data: unknown };
  };
  const today = new Date().toISOString().slice(0, 10);
  for (const { token } of [few, many]) {
    const begun = await timed(() => ask(token, "/api/register/begin", { on: today }));
    // Of what a busy machine leaves unnoted the next one who asks notes the rest.
    const noted = await timed(() => ask(token, "/api/register/enter", { to: "2000-01-01" }).catch(() => undefined));
    const entered = await timed(() => ask(token, "/api/register/enter", { to: today }));
    console.log(
      `a register begun in ${begun.toFixed(0)} and ${noted.toFixed(0)} ms, all of it entered in ${entered.toFixed(0)} ms`,
    );
  }
  const page = (token: string, path: string) => async () => {
    const answer = await fetch(`${server.origin}${path}`, { headers: { Cookie: `authToken=${token}` } });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  const year = today.slice(0, 4);
  for (const [what, query] of [
    ["page 1", ""],
    ["of a year", `?year=${year}`],
    ["its last page", "?page=1000"],
    ["balances", "?show=balances"],
  ] as const) {
    const path = `/legal-forms/register${query}`;
    const ms = await inQueue(21, {
      few: page(few.token, path.replace("page=1000", "page=1")),
      many: page(many.token, path),
    });
    const bound = query.includes("show") ? undefined : 2;
    console.log(verdict(`register of 100,000 lines, ${what}`, ms.many ?? 0, ms.few ?? 0, bound));
  }
} finally {
  await server.stop();
}
