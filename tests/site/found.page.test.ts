import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { closedPaths } from "#app/rooms.ts";
import { sitePages } from "#app/web/site-pages.ts";
import { languages } from "#db/vocabulary.ts";
import { newSite, origin } from "#tests/app/site.ts";
import { plans } from "#worker/billing/plans.ts";

type Tag = Record<string, string>;
const unescaped = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

function tagsIn(html: string, name: "meta" | "link"): Tag[] {
  const head = html.slice(0, html.indexOf("</head>"));
  return [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, "g"))].map(([, inside = ""]) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}

function headOf(html: string) {
  const links = tagsIn(html, "link");
  const metas = tagsIn(html, "meta");
  const href = (rel: string) => links.find((it) => it.rel === rel)?.href ?? "";
  const alternates = Object.fromEntries(
    links.filter((it) => it.rel === "alternate").map((it) => [it.hreflang, it.href]),
  );
  const property = (name: string) => metas.find((it) => it.property === name || it.name === name)?.content;
  return { href, alternates, property, links };
}

type Thing = { "@type": string; [property: string]: unknown };
const factsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as { "@graph"?: Thing[]; "@type"?: string },
  );
const thingsIn = (html: string) => factsIn(html).flatMap((it) => it["@graph"] ?? []);

const addresses = sitePages.flatMap(({ path }) => [path, ...languages.map((language) => `${path}?lang=${language}`)]);
// Files of the build are served past the worker.
const isFile = (path: string) => existsSync(`build/client${path}`);

test("each address of a page names itself, and every language names every other", async () => {
  const { visitor } = await newSite();
  for (const address of addresses) {
    const { href, alternates, property } = headOf((await visitor().get(address)).html);
    const [path = ""] = address.split("?");
    expect([address, href("canonical"), property("og:url")]).toEqual([address, origin + address, origin + address]);
    expect(alternates).toEqual({
      pt: `${origin}${path}?lang=pt`,
      en: `${origin}${path}?lang=en`,
      "x-default": origin + path,
    });
  }
});

test("a shared page shows its card, its words and its place, whichever host was asked", async () => {
  const { visitor } = await newSite();
  const seen = new Set<string>();
  for (const address of addresses) {
    const { html } = await visitor().get(address, { headers: { "X-Forwarded-Host": "evil.example" } });
    const { property } = headOf(html);
    expect(html).not.toContain("evil.example");
    const image = property("og:image") ?? "";
    expect([image.startsWith(`${origin}/img/cards/`), isFile(new URL(image).pathname)]).toEqual([true, true]);
    seen.add(image);
    expect(html).toContain(`<title>${property("og:title")?.replaceAll("'", "&#x27;")} · Voliera</title>`);
    expect(property("og:description")).toBe(property("description"));
    const language = address.endsWith("lang=pt") ? "pt" : "en";
    expect(property("og:locale")).toBe(language === "pt" ? "pt_PT" : "en_GB");
    expect(property("og:image:alt")).toContain(property("og:title"));
    expect([property("og:type"), property("og:site_name"), property("twitter:card")]).toEqual([
      "website",
      "Voliera",
      "summary_large_image",
    ]);
  }
  expect(seen.size).toBe(sitePages.length * languages.length);
});

test("everything a head points at is there", async () => {
  const { visitor } = await newSite();
  for (const { path } of sitePages) {
    for (const { rel, href = "" } of headOf((await visitor().get(path)).html).links) {
      const { pathname, search } = new URL(href, origin);
      const status = isFile(pathname) && pathname !== "/" ? 200 : (await visitor().get(pathname + search)).status;
      expect([path, rel, href, status]).toEqual([path, rel, href, 200]);
    }
  }
});

test("the sitemap lists the public pages in every language and nothing else", async () => {
  const { visitor } = await newSite();
  const index = await visitor().get("/sitemap.xml");
  expect([index.status, index.headers.get("Content-Type")]).toEqual([200, "application/xml; charset=utf-8"]);
  expect([...index.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, file]) => file)).toEqual([
    `${origin}/sitemap-site.xml`,
    `${origin}/sitemap-help.xml`,
  ]);
  const answer = await visitor().get("/sitemap-site.xml");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/xml; charset=utf-8"]);
  const listed = [...answer.html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(addresses.map((address) => origin + address));
  expect(answer.html.match(/<xhtml:link /g)).toHaveLength(addresses.length * 3);
  for (const address of addresses) expect([address, (await visitor().get(address)).status]).toEqual([address, 200]);
});

test("robots.txt names the sitemap and the closed paths", async () => {
  const { visitor } = await newSite();
  const { html, headers } = await visitor().get("/robots.txt");
  expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(html).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  const closed = [...html.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  expect(closed).toEqual(closedPaths());
  for (const { path } of sitePages) expect([path, closed.some((it) => path.startsWith(it))]).toEqual([path, false]);
  const rooms = readdirSync("app", { recursive: true, encoding: "utf8" }).flatMap((name) => {
    return /\/pages\/_app\.([a-z-]+)/.exec(name)?.[1] ?? [];
  });
  expect(rooms.length).toBeGreaterThan(40);
  for (const room of rooms) if (room !== "tsx") expect(closed).toContain(`/${room}`);
});

test("the manifest speaks the language it is asked in, and its icons are there", async () => {
  const { visitor } = await newSite();
  for (const [language, tag] of [
    ["pt", "pt-PT"],
    ["en", "en"],
  ]) {
    const { html, headers } = await visitor().get(`/manifest.webmanifest?lang=${language}`);
    const manifest = JSON.parse(html) as { lang: string; start_url: string; icons: Array<{ src: string }> };
    expect(headers.get("Content-Type")).toBe("application/manifest+json");
    expect([manifest.lang, manifest.start_url]).toEqual([tag, "/dashboard"]);
    expect(manifest.icons.map(({ src }) => isFile(src))).toEqual([true, true, true]);
    // What is kept by anybody carries no cookie.
    expect([headers.get("Cache-Control"), headers.getSetCookie()]).toEqual(["public, max-age=86400", []]);
  }
});

test("files for machines answer HEAD with the type of their GET and may be cached", async () => {
  const { visitor } = await newSite();
  for (const path of ["/sitemap.xml", "/robots.txt", "/manifest.webmanifest?lang=pt"]) {
    const [head, whole] = [await visitor().get(path, { method: "HEAD" }), await visitor().get(path)];
    expect([path, head.status, head.headers.get("Content-Type")]).toEqual([
      path,
      200,
      whole.headers.get("Content-Type"),
    ]);
    expect(whole.headers.get("Cache-Control")).toMatch(/^public, max-age=\d+$/);
  }
});

test("linked data tells what Voliera is, what it costs and where a page stands", async () => {
  const { visitor } = await newSite();
  for (const language of languages)
    for (const { path } of sitePages) {
      const { html } = await visitor().get(`${path}?lang=${language}`);
      const types = thingsIn(html).map((it) => it["@type"]);
      expect([path, types.includes("BreadcrumbList")]).toEqual([path, path !== "/"]);
      expect([path, types.includes("SoftwareApplication")]).toEqual([path, path === "/" || path === "/pricing"]);
    }
  const things = thingsIn((await visitor().get("/?lang=en")).html);
  expect(things.map((it) => it["@type"])).toEqual(["Organization", "WebSite", "SoftwareApplication"]);
  const offers = things.at(-1)?.offers as Array<{ price: string; priceCurrency: string }>;
  const prices = plans.flatMap(({ monthly_cents, yearly_cents }) =>
    monthly_cents === null ? [] : monthly_cents === 0 ? [0] : [monthly_cents, yearly_cents ?? 0],
  );
  expect(offers.map(({ price }) => Number(price) * 100)).toEqual(prices);
});

test("questions on a page are told with the same words, and nothing in them can end the script", async () => {
  const { visitor } = await newSite();
  for (const path of ["/pricing", "/contact"])
    for (const language of languages) {
      const { html } = await visitor().get(`${path}?lang=${language}`);
      const shown = [...html.matchAll(/<summary><h3>(.*?)<\/h3>/g)].map(([, question = ""]) => unescaped(question));
      const listed = factsIn(html).filter((it) => it["@type"] === "FAQPage") as unknown as Array<{
        mainEntity: Array<{ name: string }>;
      }>;
      expect(listed.flatMap(({ mainEntity }) => mainEntity.map(({ name }) => name))).toEqual(shown);
      for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
        expect(json).not.toContain("<");
    }
});

test("only public pages on their own host may be listed", async () => {
  const { visitor, a } = await newSite();
  const robots = async (address: string, who = visitor()) => (await who.get(address)).headers.get("X-Robots-Tag");
  for (const address of addresses) expect([address, await robots(address)]).toEqual([address, null]);
  const others = [
    "/nowhere",
    "/forgot-password",
    "/reset-password?token=x",
    "/confirm-email",
    "/api/health",
    "/logout",
  ];
  for (const path of others) expect([path, await robots(path)]).toEqual([path, "noindex"]);
  for (const path of ["/dashboard", "/birds", "/profile"])
    expect([path, await robots(path, visitor({ as: a }))]).toEqual([path, "noindex"]);
  const preview = "http://preview.voliera.test/about";
  expect(await robots(preview)).toBe("noindex");
  expect(headOf((await visitor().get(preview)).html).href("canonical")).toBe(`${origin}/about`);
});
