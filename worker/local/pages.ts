import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { createServer as createVite, type ViteDevServer } from "vite";
import type { madeFiles } from "#app/made-files.ts";
import type { WebEnv } from "#app/web/env.ts";
import type { webWorker } from "#app/web/web-worker.ts";

// A process of its own for `npm run dev`: Vite's live pages in front of the API worker.

/** What the supervisor tells it, first and whenever the API worker has moved. */
export type PagesOrders = { apiPort: number | undefined; vars: Record<string, string> };

/** What it tells the supervisor when it answers. */
export type PagesNews = { port: number };

let orders: PagesOrders = { apiPort: undefined, vars: {} };
process.on("message", (news: PagesOrders) => {
  orders = news;
});
process.once("disconnect", () => process.exit(0));

/** What only makes files: its packages are no browser's, and some are not even JavaScript. */
const builders = ["vite.config.ts", "routes-kept.ts", "make.ts", "made-files.ts", "brand/**", "marks/draw-icons.ts"];

const server = createServer();
server.listen(0, "127.0.0.1", open);

async function open() {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  // Changes reach the browser through a socket of this server: the public port passes on no upgrades.
  const hmr = { server, clientPort: port };
  // Every package is found before the first page asks for it, or React would be there twice until a reload.
  const optimizeDeps = { entries: ["app/**/*.{ts,tsx}", ...builders.map((path) => `!app/${path}`)] };
  const vite = await createVite({
    configFile: "app/vite.config.ts",
    appType: "custom",
    clearScreen: false,
    optimizeDeps,
    server: { middlewareMode: true, hmr },
  });
  server.on("request", (request, response) => {
    vite.middlewares(request, response, () => void answer(vite, request, response));
  });
  process.send?.({ port } satisfies PagesNews);
}

async function answer(pages: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const file = await madeFile(pages, request.url ?? "/");
    if (file) return void response.writeHead(200, file.headers).end(file.bytes);
    const web = (await pages.ssrLoadModule("/app/web/web-worker.ts")) as { webWorker: typeof webWorker };
    const worker = web.webWorker(() => pages.ssrLoadModule("virtual:remix/server-build") as never);
    write(await worker.fetch(read(request), pageEnv(), context), response);
  } catch (error) {
    if (error instanceof Error) pages.ssrFixStacktrace(error);
    console.error(error);
    if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
    response.end(error instanceof Error ? error.stack : String(error));
  }
}

/** Words, cards and icons, which the build leaves in a folder: made here when they are asked for, as they are now. */
async function madeFile(pages: ViteDevServer, url: string) {
  const { pathname } = new URL(url, "http://localhost");
  const [, ending = ""] = /\.(png|ico|json)$/.exec(pathname) ?? [];
  if (!ending) return undefined;
  const made = (await pages.ssrLoadModule("/app/made-files.ts")) as { madeFiles: typeof madeFiles };
  const bytes = made.madeFiles()[pathname]?.();
  const type = { png: "image/png", ico: "image/vnd.microsoft.icon", json: "application/json" }[ending];
  return bytes && { bytes, headers: { "Content-Type": type, "Cache-Control": "no-store" } };
}

const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch(console.error),
  passThroughOnException: () => {},
  props: {},
} as unknown as ExecutionContext;

function pageEnv(): WebEnv {
  const contact = { CONTACT_EMAIL: "", CONTACT_PHONE: "", CONTACT_ADDRESS: "Lisboa, Portugal" };
  const elsewhere = { COMMUNITY_URL: "", VIDEOS_URL: "" };
  return { ...contact, ...elsewhere, ...orders.vars, API: { fetch: askApi } } as unknown as WebEnv;
}

async function askApi(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const init = { method: request.method, headers: request.headers, body: request.body, duplex: "half" };
  try {
    return await fetch(`http://127.0.0.1:${orders.apiPort}${pathname}${search}`, {
      ...init,
      redirect: "manual",
    } as RequestInit);
  } catch {
    // Being rebuilt; the pages know what to say about that.
    const problem = {
      type: "urn:voliera:problem:unavailable",
      title: "",
      status: 503,
      detail: "",
      code: "unavailable",
    };
    return Response.json(problem, { status: 503, headers: { "Retry-After": "2" } });
  }
}

function read(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const body = hasBody ? (Readable.toWeb(request) as ReadableStream) : undefined;
  const init = { method: request.method, headers, body, duplex: "half" };
  return new Request(`http://${request.headers.host}${request.url}`, init as RequestInit);
}

function write(answer: Response, response: ServerResponse): void {
  const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers);
  headers["set-cookie"] = answer.headers.getSetCookie();
  // Vite writes styles and scripts of its own into the page.
  delete headers["content-security-policy"];
  // fetch has unpacked the API's answer.
  for (const name of ["content-encoding", "content-length"]) delete headers[name];
  response.writeHead(answer.status, headers);
  if (answer.body) Readable.fromWeb(answer.body as NodeStream).pipe(response);
  else response.end();
}
