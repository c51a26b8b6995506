import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { onTestFinished } from "vitest";

const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const client = new URL("../../build/client/", import.meta.url);

async function bodyOf(input: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of input) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/**
 * The built pages of a test's own world behind an address that a browser reaches. The server of the other files runs by
 * the clock of the machine; this one runs by the clock of the test, which may stand in any year.
 */
export async function addressOf(reach: (request: Request) => Promise<Response>): Promise<string> {
  let origin = "";
  const server = createServer(async (input, answer) => {
    const url = new URL(input.url ?? "/", origin);
    const file = await readFile(new URL(url.pathname.slice(1), client)).catch(() => undefined);
    if (file && url.pathname !== "/") {
      const type = types[extname(url.pathname)] ?? "application/octet-stream";
      answer.writeHead(200, { "Content-Type": type, "Cache-Control": "max-age=3600" });
      return answer.end(file);
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(input.headers)) headers.set(name, String(value));
    headers.set("CF-Connecting-IP", "192.0.2.7");
    const method = input.method ?? "GET";
    const body = method === "GET" || method === "HEAD" ? null : await bodyOf(input);
    const text = await reach(new Request(url, { method, headers, body, redirect: "manual" }));
    const own = [...text.headers].filter(([name]) => name !== "set-cookie").flat();
    answer.writeHead(text.status, [...own, ...text.headers.getSetCookie().flatMap((it) => ["Set-Cookie", it])]);
    answer.end(Buffer.from(await text.arrayBuffer()));
  });
  await new Promise<void>((listening) => void server.listen(0, "localhost", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return origin;
}
