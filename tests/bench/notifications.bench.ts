import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import type { ServerBuild } from "@remix-run/cloudflare";
import { signUp } from "#tests/servers/accounts.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { drawnPages } from "./measures/drawn-pages.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// The list of somebody with 10,000 notifications against that of somebody with 10, both of one server; and what the bell
// adds to the making of a page.

const built = new URL("../../build/server/index.js", import.meta.url);
const withoutBell = new URL("../../build/server/without-bell.js", import.meta.url);

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  await lists();
  await bell();
  console.log(`load ${loadavg().map((it) => it.toFixed(1))}`);
} finally {
  rmSync(withoutBell, { force: true });
  await server.stop();
}

async function lists() {
  const [few, many] = [await notifiedOf(10), await notifiedOf(10_000)];
  const confirming = (path: string, token: string) => async () => {
    const headers = { Cookie: `authToken=${token}`, Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.origin}${path}`, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  for (const path of ["/notifications", "/notifications?unread=1", "/api/notifications"]) {
    const ms = await inQueue(61, { many: confirming(path, many), few: confirming(path, few) });
    console.log(verdict(`${path} of 10,000, against 10`, ms.many ?? 0, ms.few ?? 0, 2));
  }
}

/** The token of somebody who was notified so often, half of it unread. */
async function notifiedOf(count: number): Promise<string> {
  const { org_id, token } = await signUp(server);
  await directDatabase(server.databaseUrl).execute({
    sql: `INSERT INTO notifications (id, org_id, user_id, event, key, facts, link, at, read_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      SELECT 'ntf_' || users.id || i, org_id, users.id, 'season.due', i,
        json_object('step', 'candle', 'count', i, 'nests', 2), '/agenda',
        strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-01', '-' || i || ' minutes'), iif(i % 2, '2026-11-02', NULL)
      FROM n, users WHERE org_id = ?1`,
    args: [org_id, count],
  });
  return token;
}

async function bell() {
  const { token } = await breederWith(server, 20);
  const source = readFileSync(built, "utf8");
  const bare = source.replace("function Bell() {", "function Bell() {\n  return null;");
  if (bare === source) throw new Error("the built pages have no Bell");
  writeFileSync(withoutBell, bare);
  const [rung, silent] = await Promise.all(
    [built, withoutBell].map(async ({ href }) =>
      drawnPages((await import(href)) as unknown as ServerBuild, server, token),
    ),
  );
  if (!rung || !silent) throw new Error("two builds");
  for (const path of ["/dashboard", "/birds"]) {
    if (!(await rung(path)).includes('href="/notifications"') || (await silent(path)).includes('href="/notifications"'))
      throw new Error(`${path}: no difference`);
    const ms = await inQueue(400, { rung: () => rung(path), silent: () => silent(path) });
    console.log(verdict(`${path} with the bell, against without`, ms.rung ?? 0, ms.silent ?? 0, 1.05));
  }
}
