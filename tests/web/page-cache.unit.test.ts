import { afterEach, expect, test, vi } from "vitest";
import { newEdge, origin } from "./edge.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("there is one copy of a page for each language, theme and build", async () => {
  const { ask, kept } = newEdge();
  const readers = ["lang=pt", "lang=en", "lang=en; theme=dark", "lang=en; theme=light"].map((Cookie) => ({ Cookie }));
  for (const reader of readers) expect((await ask("/about", reader))?.found).toBe("miss");
  for (const reader of readers) expect((await ask("/about", reader))?.found).toBe("hit");
  expect((await ask("/about", readers[0], { version: "2" }))?.found).toBe("miss");
  expect((await ask("/privacy", readers[0]))?.found).toBe("miss");
  expect(kept.size).toBe(6);
});

test("a copy holds nothing of whoever asked first", async () => {
  const { ask } = newEdge();
  const first = {
    Cookie: "lang=pt; theme=dark; signup=SECRET; sidebar_state=false; other=SECRET",
    "Accept-Language": "pt-BR;q=0.9,SECRET",
    "User-Agent": "SECRET",
    Referer: "https://SECRET.test/",
    Host: "SECRET.test",
    Origin: "https://SECRET.test",
    "If-None-Match": '"SECRET"',
    Authorization: "Bearer SECRET",
    Forwarded: "host=SECRET.test",
    "X-Forwarded-Host": "SECRET.test",
    "X-Forwarded-Proto": "SECRET",
    "X-Original-URL": "/SECRET",
    "CF-Connecting-IP": "SECRET",
  };
  const made = await ask("/about?utm_source=SECRET&lang=SECRET&_data=SECRET&billing=SECRET", first);
  expect(made?.text).not.toMatch(/secret/i);
  expect(made?.text).toBe(
    `${origin}/about [["accept-language","pt"],["cookie","lang=pt; theme=dark"],["host","voliera.test"]]`,
  );
  expect([...(made?.headers.keys() ?? [])].sort()).toEqual([
    "cache-control",
    "content-security-policy",
    "content-type",
    "etag",
    "server-timing",
  ]);
  expect(made?.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
  expect(made?.headers.get("Content-Security-Policy")).not.toContain("nonce");
  expect(made?.headers.get("Cache-Control")).toBe("private, no-cache");
});

test("whatever an address carries, the copies of a page can be counted", async () => {
  const { ask, kept } = newEdge();
  const noise = [
    "utm_source=a",
    "fbclid=b",
    "voliera-language=xx",
    "voliera-version=9",
    "Lang=en",
    "page=2",
    "_data=root",
  ];
  const langs = ["", "pt", "en", "xx", "PT", "../../", "x".repeat(10_000), "%00", "pt&lang=en"];
  const periods = ["", "monthly", "yearly", "daily", "YEARLY", "1", "monthly,yearly"];
  for (const lang of langs)
    for (const billing of periods)
      for (const more of noise) await ask(`/pricing?lang=${lang}&billing=${billing}&${more}`, { Cookie: "lang=en" });
  expect(kept.size).toBe(3 * 3);
  // Whoever names another host gets the same copies.
  const before = kept.size;
  await ask("http://evil.test/pricing", { Cookie: "lang=en" });
  expect(kept.size).toBe(before);
});

test("who is signed in, has a message waiting or asks for anything else gets no copy", async () => {
  const { ask, kept } = newEdge();
  expect(await ask("/about", { Cookie: "__Host-authToken=x" })).toBeUndefined();
  expect(await ask("/about", { Cookie: "__Host-authToken=" })).toBeUndefined();
  expect(await ask("/about", { Cookie: "flash=x" })).toBeUndefined();
  expect(await ask("/about", {}, { method: "POST" })).toBeUndefined();
  for (const path of [
    "/contact",
    "/login",
    "/signup",
    "/about.data",
    "/about/",
    "/ABOUT",
    "/nowhere",
    "//about",
    "/_root.data",
  ])
    expect([path, await ask(path)]).toEqual([path, undefined]);
  expect(kept.size).toBe(0);
});

test("only a page that was well is kept", async () => {
  for (const status of [500, 404, 302, 204, 206]) {
    const { ask, kept } = newEdge(() => new Response(status === 204 ? null : "x", { status }));
    expect([status, await ask("/about"), kept.size]).toEqual([status, undefined, 0]);
  }
});

test("a browser that has the page is told so, however it names it", async () => {
  const { ask } = newEdge();
  const tag = (await ask("/about"))?.headers.get("ETag") ?? "";
  const strong = tag.replace("W/", "");
  for (const known of [tag, strong, `"a", ${tag}`, `${strong}, W/"b"`, `W/"a",${tag},"b"`, "*", " * "]) {
    const answer = await ask("/about", { "If-None-Match": known });
    expect([known, answer?.status, answer?.text, answer?.headers.get("ETag")]).toEqual([known, 304, "", tag]);
  }
  const others = [
    "",
    '""',
    '"a"',
    tag.slice(0, -2),
    tag.replaceAll('"', ""),
    "none",
    '"*"',
    '"none"',
    `"x${tag}"`,
    'W/"',
  ];
  for (const other of others)
    expect([other, (await ask("/about", { "If-None-Match": other }))?.status]).toEqual([other, 200]);
  // What is the same for one reader is not for the next.
  expect((await ask("/about", { "If-None-Match": tag, Cookie: "theme=dark" }))?.status).toBe(200);
});

test("HEAD is answered as GET, without the page, and leaves the whole page behind", async () => {
  const { ask } = newEdge();
  const head = await ask("/about", {}, { method: "HEAD" });
  const page = await ask("/about");
  expect([head?.status, head?.text, head?.found]).toEqual([200, "", "miss"]);
  expect([page?.found, page?.headers.get("ETag")]).toEqual(["hit", head?.headers.get("ETag")]);
  expect(page?.text).toContain("/about");
});

test("an old copy is served at once while a new one is made, and a failing one changes nothing", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  let words = "first";
  let status = 200;
  const { ask, rendered } = newEdge(() => new Response(words, { status }));
  await ask("/about");
  words = "second";
  vi.setSystemTime(1_000_000 + 299_000);
  expect(await ask("/about")).toMatchObject({ found: "hit", text: "first" });
  expect(rendered).toHaveLength(1);

  vi.setSystemTime(1_000_000 + 301_000);
  expect(await ask("/about")).toMatchObject({ found: "hit", text: "first" });
  expect(rendered).toHaveLength(2);
  expect(await ask("/about")).toMatchObject({ found: "hit", text: "second" });
  expect(rendered).toHaveLength(2);

  status = 500;
  vi.setSystemTime(1_000_000 + 700_000);
  for (let at = 0; at < 2; at += 1) expect(await ask("/about")).toMatchObject({ status: 200, text: "second" });
});

test("a page of the market is a minute old at most, and made anew before anybody reads it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  let words = "first";
  let status = 200;
  const { ask, kept, rendered } = newEdge(() => new Response(words, { status }));
  for (const path of ["/market", "/market/listing_01ABC", "/market/s/canaril-do-douro"]) {
    vi.setSystemTime(1_000_000);
    [words, status] = ["first", 200];
    expect(await ask(path)).toMatchObject({ found: "miss", text: "first" });
    words = "second";
    vi.setSystemTime(1_000_000 + 59_000);
    expect(await ask(path)).toMatchObject({ found: "hit", text: "first" });
    vi.setSystemTime(1_000_000 + 61_000);
    expect(await ask(path)).toMatchObject({ found: "miss", text: "second" });
    expect(await ask(path)).toMatchObject({ found: "hit", text: "second" });
    // Gone, or nobody can say: what was kept is shown to nobody.
    for (status of [404, 410, 503]) {
      vi.setSystemTime(1_000_000 + 200_000);
      expect([path, status, await ask(path)]).toEqual([path, status, undefined]);
    }
  }
  const [copies, made] = [kept.size, rendered.length];
  for (const path of ["/market?q=x", "/market?page=2", "/market?lang=pt&sex=male", "/market/s/x?page=2"])
    expect([path, await ask(path)]).toEqual([path, undefined]);
  for (const path of ["/market/about", "/market/x", "/market/photos/x", "/market/s/x/logo", "/market/listing_1/report"])
    expect([path, await ask(path)]).toEqual([path, undefined]);
  expect(await ask("/market", { Cookie: "__Host-authToken=x" })).toBeUndefined();
  expect([kept.size, rendered.length]).toEqual([copies, made]);
});

test("an article of the help is shared, and a search of the help nobody's but the reader's", async () => {
  const { ask, kept, rendered } = newEdge();
  for (const found of ["miss", "hit"])
    for (const path of ["/help", "/help/clear-eggs"]) expect([path, await ask(path)]).toMatchObject([path, { found }]);
  expect([kept.size, rendered.length]).toEqual([2, 2]);
  for (const path of ["/help?q=ovos", "/help?q=", "/help/on/birds", "/help/A", `/help/${"a".repeat(61)}`])
    expect([path, await ask(path)]).toEqual([path, undefined]);
  // What else an address says makes no further copy.
  expect(await ask("/help/clear-eggs?q=x&page=2")).toMatchObject({ found: "hit" });
  expect([kept.size, rendered.length]).toEqual([2, 2]);
});

test("where there is no cache, every visitor gets a page of their own", async () => {
  const { ask, rendered } = newEdge();
  vi.stubGlobal("caches", undefined);
  for (let at = 0; at < 2; at += 1) expect((await ask("/about"))?.found).toBe("miss");
  expect(rendered).toHaveLength(2);
});
