import { request as httpRequest } from "node:http";
import { expect, test } from "vitest";
import { sitePages } from "#app/web/site-pages.ts";
import { call, signUp } from "#tests/servers/accounts.ts";
import { breakableServer } from "#tests/servers/shared-server.ts";
import { eventually } from "#tests/servers/test-server.ts";

// The edge's own cache, as workerd has it; begun anew, it is empty.

const server = breakableServer();
const { workerd } = await server.parts();
await server.killWorkers();
await eventually(async () => (await server.parts()).workerd !== workerd && (await call(server, "/api/health")).ok, 60);
const shared = sitePages.filter(({ isShared }) => isShared).map(({ path }) => path);

/** Asks as a visitor and says what the edge had; `Host` may be any. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port, host } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: "127.0.0.1", port, path, method, headers: { Host: host, ...headers } });
    call.once("error", reject).once("response", async (response) => {
      let html = "";
      for await (const piece of response.setEncoding("utf8")) html += piece;
      const text = new Headers();
      for (const [name, value] of Object.entries(response.headers))
        for (const one of [value ?? []].flat()) text.append(name, one);
      const [, found] = /edge;desc="(\w+)"/.exec(text.get("Server-Timing") ?? "") ?? [];
      resolve({ status: response.statusCode, headers: text, html, found, cookies: text.getSetCookie() });
    });
    call.end();
  });
}
type Answer = { status?: number; headers: Headers; html: string; found?: string; cookies: string[] };

test("the second visitor is given the copy the first one caused, and nothing of the first", async () => {
  const { host } = new URL(server.origin);
  for (const path of shared) {
    const first = await ask(path, {
      Host: "secret.test",
      Cookie: "lang=en; theme=dark; signup=SECRET; sidebar_state=false",
      "User-Agent": "SECRET Googlebot",
      "Accept-Language": "de-SECRET",
      "X-Forwarded-Host": "secret.test",
      Referer: `http://${host}/SECRET`,
    });
    const second = await ask(`${path}?utm_source=SECRET`, { Cookie: "theme=dark", "Accept-Language": "en-GB" });
    expect([path, first.status, first.found, second.status, second.found]).toEqual([path, 200, "miss", 200, "hit"]);
    expect([path, /secret/i.test(first.html + JSON.stringify([...second.headers]))]).toEqual([path, false]);
    expect([path, second.html === first.html, second.html.includes(" nonce=")]).toEqual([path, true, false]);
    expect(second.html).toContain('<html lang="en" data-theme="dark"');
    expect(second.html).toContain(`${server.origin}${path}`);
  }
});

test("a shared page runs no script and says what it depends on", async () => {
  for (const path of shared)
    for (const round of ["first", "again"]) {
      const { headers, html } = await ask(path);
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect([path, round, policy.includes("script-src 'none'"), policy.includes("nonce")]).toEqual([
        path,
        round,
        true,
        false,
      ]);
      expect([path, html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)]).toEqual([path, null]);
      expect(headers.get("Vary")).toBe("Cookie, Accept-Language, Sec-Fetch-Site, Origin");
      expect(headers.get("Cache-Control")).toBe("private, no-cache");
      for (const name of ["Age", "CF-Cache-Status", "Expires", "Voliera-Made"])
        expect([name, headers.get(name)]).toEqual([name, null]);
    }
});

test("every visitor is given their own cookies and request id, from a copy as well", async () => {
  const named = [
    await ask("/terms?lang=en"),
    await ask("/terms?lang=en"),
    await ask("/terms?lang=en", { Cookie: "lang=pt" }),
  ];
  expect(named.map(({ found }) => found)).toEqual(["miss", "hit", "hit"]);
  expect(named.map(({ cookies }) => cookies.map((it) => it.split(";")[0]))).toEqual([["lang=en"], ["lang=en"], []]);
  expect(new Set(named.map(({ headers }) => headers.get("X-Request-Id"))).size).toBe(3);
  expect(named[2]?.html).toContain('<html lang="en"');
});

test("who is signed in or has a message waiting sees a page of their own, and leaves no copy", async () => {
  const { token } = await signUp(server);
  const [theirs, message] = [
    `authToken=${token}; lang=en; theme=light`,
    "flash=%7B%22key%22%3A%22site.flash.code_sent%22%7D",
  ];
  for (const path of shared)
    for (const Cookie of [theirs, `${message}; lang=en; theme=light`]) {
      const own = await ask(path, { Cookie });
      expect([path, own.status, own.found, own.headers.get("Cache-Control")]).toEqual([
        path,
        200,
        undefined,
        "no-store",
      ]);
    }
  const visitor = await ask("/privacy", { Cookie: "lang=en; theme=light" });
  expect([visitor.found, visitor.html.includes('href="/profile"')]).toEqual(["miss", false]);
});

test("a browser that has the page is sent nothing but that, and HEAD no page", async () => {
  const { headers } = await ask("/privacy");
  const tag = headers.get("ETag") ?? "";
  for (const known of [tag, tag.replace("W/", ""), `"a", ${tag}`, "*"]) {
    const again = await ask("/privacy", { "If-None-Match": known });
    expect([known, again.status, again.html, again.headers.get("ETag")]).toEqual([known, 304, "", tag]);
    expect(again.headers.get("Vary")).toBe(headers.get("Vary"));
  }
  expect((await ask("/privacy", { "If-None-Match": '"a"' })).status).toBe(200);
  const head = await ask("/privacy", {}, "HEAD");
  expect([head.status, head.html, head.headers.get("ETag")]).toEqual([200, "", tag]);
});

test("an address without a page is never kept in the cache", async () => {
  for (const path of ["/nowhere", "/about.html", "/privacy/x"])
    for (let at = 0; at < 2; at += 1) {
      const { status, found, headers } = await ask(path);
      expect([path, status, found, headers.get("Cache-Control")]).toEqual([path, 404, undefined, "no-store"]);
    }
});

test("no address makes more copies than there are languages and ways to pay", async () => {
  const theirs = { Cookie: "lang=pt; theme=light" };
  const found: string[] = [];
  for (const lang of ["", "xx", "en%00", "x".repeat(4000), "en"])
    for (const billing of ["", "daily", "../", "yearly", "x".repeat(4000)])
      for (const more of ["", "&utm_source=a", "&voliera-theme=dark"])
        found.push((await ask(`/pricing?lang=${lang}&billing=${billing}${more}`, theirs)).found ?? "own");
  expect(found.filter((it) => it !== "hit")).toEqual(["miss", "miss", "miss", "miss"]);
});
