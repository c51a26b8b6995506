import { gzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/cloudflare";
import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { drawnPages } from "./measures/drawn-pages.ts";
import { median, timed } from "./measures/measure.ts";
import { pageBytes } from "./measures/page-bytes.ts";
import { selfTimes } from "./measures/self-time.ts";

// What a signed-in page costs to make and to send, with 20 birds: the built pages in Node, the API's answers remembered, so
// that nothing is measured but the making of the page. Bytes by kind, and the functions the time goes into.

const renders = 200;
const shown = 14;

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const breeder = await breederWith(server, 20);
  const { data: birds } = (await (await call(server, "/api/birds/", { token: breeder.token })).json()) as {
    data: { items: Array<{ id: string }> };
  };
  const bird = birds.items[0]?.id ?? "";
  const build = (await import("../../build/server/index.js")) as unknown as ServerBuild;
  const page = drawnPages(build, server, breeder.token);
  const paths = ["/birds", "/species", "/birds/import", "/dashboard", `/birds/${bird}`, `/birds/${bird}/pedigree`];
  for (const path of paths) {
    const html = await page(path);
    for (let turn = 0; turn < 50; turn += 1) await page(path);
    const ms: number[] = [];
    const functions = await selfTimes(async () => {
      for (let turn = 0; turn < renders; turn += 1) ms.push(await timed(() => page(path)));
    });
    const kb = Object.entries(pageBytes(html)).map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)}`);
    const gzipped = (gzipSync(html).length / 1024).toFixed(1);
    console.log(
      `${path.replace(bird, ":id")}: ${median(ms).toFixed(1)} ms, ${(html.length / 1024).toFixed(1)} kB (${gzipped} gzipped): ${kb.join(", ")}`,
    );
    for (const { name, share } of functions.slice(0, shown))
      console.log(`  ${(100 * share).toFixed(1).padStart(5)} %  ${name}`);
  }
} finally {
  await server.stop();
}
