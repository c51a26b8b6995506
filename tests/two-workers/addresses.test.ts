import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { sharedServer } from "#tests/servers/shared-server.ts";

// Addresses as they come over the wire, where no client tidies them first.

const server = sharedServer();
const { port, host } = new URL(server.origin);
const long = "x".repeat(10_000);

/** Writes one request as it is, and gives back what comes. */
function send(line: string, headers: string[] = []): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    let found = "";
    socket.setEncoding("utf8").on("data", (text) => (found += text));
    socket.once("error", reject).once("close", () => {
      const [head = "", ...rest] = found.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: rest.join("\r\n\r\n") });
    });
    const own = headers.some((it) => it.startsWith("Host:")) ? [] : [`Host: ${host}`];
    socket.write([`${line} HTTP/1.1`, ...own, "Connection: close", ...headers, "", ""].join("\r\n"));
  });
}
const headerIn = (head: string, name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim();

test("an address that leads nowhere is answered by a page that nobody keeps", async () => {
  const lost = [
    ...[
      "/random",
      "/../etc/passwd",
      "/..%2f..%2fetc",
      "/%2e%2e/x",
      "//evil.test",
      "//evil.test/x",
      "/\\evil.test",
      "/./a",
    ],
    ...[
      "/%ff",
      "/about%ff",
      "/%00",
      "/%",
      "/%252e",
      "/wp-login.php",
      "/.env",
      "/constructor",
      "/__proto__",
      `/${long}`,
    ],
    ...[
      "/assets/nope.js",
      "/assets/",
      "/assets",
      "/assets/..%2fabout",
      "/img/nope.png",
      "/img/",
      "/favicon.ico/x",
      "/_headers",
    ],
    ...["/index.html", "/about.html", "/favicon", "/assets/%2e%2e/nope", "/apple-touch-icon-precomposed.png"],
  ];
  for (const path of lost) {
    const { status, head, body } = await send(`GET ${path}`, ["Accept-Language: en"]);
    const found = [
      path.slice(0, 40),
      status,
      headerIn(head, "Cache-Control"),
      body.includes("This page doesn&#x27;t exist"),
    ];
    expect(found).toEqual([path.slice(0, 40), 404, "no-store", true]);
  }
});

test("a file that is there is kept, and answered without the worker", async () => {
  const [style = ""] = readdirSync("build/client/assets").filter((name) => name.endsWith(".css"));
  const { status, head } = await send(`GET /assets/${style}`);
  expect([status, headerIn(head, "Cache-Control")]).toEqual([200, "public, max-age=31536000, immutable"]);
  expect(headerIn(head, "X-Request-Id")).toBeUndefined();
});

test("no address leads to another site", async () => {
  for (const path of [
    "//evil.test/..",
    "//evil.test/%2e%2e",
    "///",
    "/ABOUT//",
    "/about/%2e/",
    "/%61bout//evil.test",
    "/LOGIN/?redirectTo=//evil.test",
  ]) {
    const { status, head } = await send(`GET ${path}`);
    const to = headerIn(head, "Location") ?? "/";
    expect([path, status < 500, new URL(to, server.origin).origin]).toEqual([path, true, server.origin]);
  }
});

test("another host changes no page, and no host at all is no request", async () => {
  const [ours, theirs] = [await send("GET /about"), await send("GET /about", ["Host: evil.test"])];
  expect([theirs.status, theirs.head.includes("evil.test"), theirs.body.includes("evil.test")]).toEqual([
    200,
    false,
    false,
  ]);
  expect(headerIn(theirs.head, "ETag")).toBe(headerIn(ours.head, "ETag"));
  for (const headers of [["Host: "], ["Host: a b"], ["Host: a", "Host: b"]])
    expect((await send("GET /", headers)).status).toBe(400);
  expect((await send("GET http://evil.test/about")).status).toBe(400);
});

test("a method that pages do not take is refused first, with those they do take", async () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])
    for (const path of ["/", "/about", "/nowhere", "/about/"]) {
      const { status, head } = await send(`${method} ${path}`);
      expect([method, path, status, headerIn(head, "Allow")]).toEqual([method, path, 405, "GET, HEAD, POST"]);
    }
});

test("headers of ten kilobytes are read no further than they make sense", async () => {
  for (const header of [
    `Accept-Language: ${long}`,
    `Cookie: lang=${long}`,
    `Referer: ${server.origin}/${long}`,
    `If-None-Match: "${long}"`,
  ]) {
    const { status, body } = await send("GET /about", [header]);
    expect([header.slice(0, 20), status, body.includes(long)]).toEqual([header.slice(0, 20), 200, false]);
  }
});
