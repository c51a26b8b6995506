import { gzipSync } from "node:zlib";
import type { ServerBuild } from "@remix-run/cloudflare";
import type { WebEnv } from "#app/web/env.ts";
import { webWorker } from "#app/web/web-worker.ts";
import { call } from "#tests/servers/accounts.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./flock.ts";
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
  const page = await pagesOf(breeder.token);
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

/** A way to ask the built pages as a member, who gets the API's first answer to every question again and again. */
async function pagesOf(token: string) {
  const build = (await import("../../build/server/index.js")) as unknown as ServerBuild;
  const web = webWorker(() => build);
  const remembered = new Map<string, { body: ArrayBuffer; status: number; headers: Headers }>();
  async function remember(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const key = `${request.method} ${pathname}${search}`;
    let known = remembered.get(key);
    if (!known) {
      const { method, headers } = request;
      const answer = await fetch(new URL(pathname + search, server.origin), { method, headers });
      known = { body: await answer.arrayBuffer(), status: answer.status, headers: answer.headers };
      remembered.set(key, known);
    }
    return new Response(known.body.slice(0), known);
  }
  const env = {
    API: { fetch: remember },
    ENVIRONMENT: "local",
    APP_ORIGIN: server.origin,
    CONTACT_EMAIL: "",
    CONTACT_PHONE: "",
    CONTACT_ADDRESS: "",
  } as unknown as WebEnv;
  const later = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as unknown as ExecutionContext;
  return async (path: string): Promise<string> => {
    const headers = { Cookie: `authToken=${token}`, "Accept-Language": "en", Host: new URL(server.origin).host };
    const answer = await web.fetch(new Request(new URL(path, server.origin), { headers }), env, later);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  };
}
