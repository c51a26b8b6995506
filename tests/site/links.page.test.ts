import { existsSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { sitePages } from "#app/web/site-pages.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite, origin } from "#tests/app/site.ts";
import { anchorsIn, idsIn } from "./anchors.ts";

const visitorPages = [
  ...sitePages.map(({ path }) => path),
  ...["/contact?sent", "/forgot-password", "/forgot-password?sent", "/reset-password?token=x", "/nowhere/at/all"],
];
const memberPages = (bird: string) => [
  ...[
    "/dashboard",
    "/birds",
    "/birds?q=nothing",
    "/birds/new",
    bird,
    `${bird}/edit`,
    `${bird}/delete`,
    `${bird}/pedigree`,
  ],
  ...[
    "/birds/import",
    "/birds/species/new",
    "/species",
    "/species/catalogue",
    "/profile",
    "/logout",
    "/birds/bird_nobody",
  ],
];
/** Who else a page may point at. */
const others =
  /^https:\/\/(schema\.org|sites\.google\.com|mbirdtraining\.com|www\.(gnu\.org|cnpd\.pt|livroreclamacoes\.pt|gestioneallevamento\.com))$/;

// Files are served before the worker is asked.
const isFile = (pathname: string) =>
  existsSync(`build/client${pathname}`) && statSync(`build/client${pathname}`).isFile();

type Site = Awaited<ReturnType<typeof newSite>>;
type Visitor = ReturnType<Site["visitor"]>;

/** Everything the pages point at, and what is wrong with it, a line each. */
async function faultsOf(pages: string[], newVisitor: () => Visitor) {
  const seen = new Map<string, Promise<string>>();
  const forms = new Map<string, string>();
  const faults: string[] = [];
  const visitor = newVisitor();

  async function look(address: string): Promise<string> {
    const { pathname, search } = new URL(address);
    // A drawing is a place inside its file.
    if (isFile(pathname)) return pathname.endsWith(".svg") ? readFileSync(`build/client${pathname}`, "utf8") : "";
    const { status, location, html } = await visitor.get(pathname + search);
    if (status >= 300 && status < 400 && location) {
      if (!visitor.cookies.has("authToken")) faults.push(`${address}: leads on to ${location}`);
      return look(new URL(location, address).href);
    }
    // Told here and not by whoever points at it: a page that does not exist has links too.
    return status === 200 ? html : `${status} ${html}`;
  }
  const opened = (address: string) => {
    if (!seen.has(address)) seen.set(address, look(address));
    return seen.get(address) ?? Promise.resolve("");
  };
  async function faultOf(to: string, from: URL): Promise<string | undefined> {
    if (to.startsWith("mailto:"))
      return /^mailto:[^\s@]+@[^\s@]+\.[a-z]+(\?\S*)?$/.test(to) ? undefined : "no mail address";
    if (to.startsWith("tel:")) return /^tel:\+?\d{6,15}$/.test(to) ? undefined : "no telephone number";
    if (to.startsWith("data:image/")) return undefined;
    if (!URL.canParse(to, from)) return "no address";
    const url = new URL(to, from);
    if (url.origin !== origin) return others.test(url.origin) ? undefined : "leads elsewhere";
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = "";
    const html = await opened(url.href);
    if (/^\d{3} /.test(html) && url.href !== from.href) return html.slice(0, 3);
    return fragment && !idsIn(html).has(fragment) ? "no such place on that page" : undefined;
  }

  let count = 0;
  for (const page of pages) {
    const from = new URL(page, origin);
    const anchors = anchorsIn(await opened(from.href));
    if (anchors.length < 5) faults.push(`${page}: points at nothing`);
    for (const { tag, attribute, to, method } of anchors) {
      count += 1;
      if (method === "POST") forms.set(new URL(to || from.href, from).href, page);
      const fault = method === "GET" && (await faultOf(to, from));
      if (fault) faults.push(`${page}: <${tag} ${attribute}="${to}">: ${fault}`);
    }
  }
  // What takes something away comes last.
  const order = [...forms].sort(
    ([left], [right]) => Number(/delete|logout/.test(left)) - Number(/delete|logout/.test(right)),
  );
  for (const [address, page] of order) {
    const { status } = await newVisitor().post(address.slice(origin.length), {});
    if (status === 404 || status === 405 || status >= 500) faults.push(`${page}: form to ${address}: ${status}`);
  }
  return { faults, count, forms: forms.size };
}

const inBoth = (pages: string[]) =>
  pages.flatMap((page) => ["pt", "en"].map((lang) => `${page}${page.includes("?") ? "&" : "?"}lang=${lang}`));

test("everything a visitor's page points at is there", async () => {
  const { visitor } = await newSite({ vars: { CONTACT_EMAIL: "ola@voliera.test", CONTACT_PHONE: "+351 210 000 000" } });
  const { faults, count } = await faultsOf([...visitorPages, ...inBoth(visitorPages)], visitor);
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test("everything a page points at is there for whoever is signed in", async () => {
  const site = await newSite();
  const { id } = await makeFor(site, site.a).bird();
  const pages = inBoth([...sitePages.map(({ path }) => path), "/nowhere", ...memberPages(`/birds/${id}`)]);
  const { faults, count, forms } = await faultsOf(pages, () => site.visitor({ as: site.a }));
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(1000);
  expect(forms).toBeGreaterThan(8);
});

test("the link check fails on a page made to fail it", async () => {
  const page =
    '<a href="/a?b=1&amp;c=2#d"></a><img src="/e.png" srcset="/f.png 1x, /g.png 2x"/><form method="post" action="/h">' +
    '<form action="/i"><button formAction="/j"></button><meta property="og:image" content="http://x.test/k.png"/>' +
    '<link rel="alternate" hrefLang="pt" href="/l"/><script type="application/ld+json">{"@context":"https://schema.org","image":["https://m.test"]}</script>';
  expect(
    anchorsIn(page)
      .map(({ to }) => to)
      .sort()
      .join(" "),
  ).toBe("/a?b=1&c=2#d /e.png /f.png /g.png /h /i /j /l http://x.test/k.png https://m.test");
  expect(
    anchorsIn(page)
      .filter(({ method }) => method === "POST")
      .map(({ to }) => to),
  ).toEqual(["/h", "/j"]);
});
