import { sql } from "drizzle-orm";
import { keeping, made } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

/** A flock with a pair, eggs and a cage, and the same person in one role after the other. */
export async function newAviary() {
  const site = await newSite({ vars: {} });
  const { ask, a, db } = site;
  const keeper = keeping(site, a);
  const { id: species_id } = await keeper.species("Canary");
  const cock = await keeper.bird("PT 1", species_id, {
    sex: "male",
    acquisition: "bought",
    acquired_price_cents: 3500,
  });
  const hen = await keeper.bird("PT 2", species_id, { sex: "female" });
  const room = await made(await ask("/api/places", { as: a, json: { name: "Room", kind: "room" } }));
  const cage = await made(await ask("/api/places", { as: a, json: { name: "Cage", kind: "cage", parent_id: room } }));
  await ask("/api/birds/move", { as: a, json: { ids: [cock.id], place_id: cage } });
  const pair = { kind: "pair", state: "active", cock_ids: [cock.id], hen_ids: [hen.id], place_id: cage };
  const pair_id = await made(await ask("/api/pairs", { as: a, json: pair }));
  await ask(`/api/pairs/${pair_id}/eggs`, { as: a, json: { count: 3, every: 0 } });
  const trays = [{ name: "A", kind: "setter", slots: 24 }];
  const machine = await made(
    await ask("/api/incubators", { as: a, json: { name: "Covina", air: "forced", place_id: room, trays } }),
  );
  const cut = { from_at: "2026-01-02T10:00:00Z" };
  await ask(`/api/incubators/${machine}/power-cuts`, { as: a, json: cut });
  await keeper.bird("PT 3", species_id);
  await ask(`/api/birds/${(await keeper.bird("PT 4", species_id)).id}`, { as: a, method: "DELETE" });
  const become = (role: string) => db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
  return { become, browser: site.visitor({ as: a }), guest: site.visitor() };
}
export type Browser = Awaited<ReturnType<typeof newAviary>>["browser"];

const bodyOf = (html: string) => html.slice(html.indexOf("<body")).replace(/<script[\s\S]*?<\/script>/g, "");
const plain = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const attribute = (tag: string, name: string) => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag) ?? [];
  return value === undefined ? undefined : plain(value);
};

type Offer = { from: string; action: string; fields: Record<string, string> };

/** The forms of a page that send something, each filled in with what stands in it already. */
function formsOf(from: string, html: string): Offer[] {
  return [...bodyOf(html).matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].flatMap(([form]) => {
    const head = /<form\b[^>]*>/.exec(form)?.[0] ?? "";
    if (attribute(head, "method")?.toLowerCase() !== "post") return [];
    const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
    const fields = Object.fromEntries(
      inputs.flatMap((tag) => {
        const name = attribute(tag, "name");
        const isLeft = /type="(checkbox|radio|file|submit)"/.test(tag) && !/\schecked/.test(tag);
        return name && !isLeft ? [[name, attribute(tag, "value") ?? ""]] : [];
      }),
    );
    const buttons = [...form.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag);
    return buttons.map((button) => {
      const name = attribute(button, "name");
      const action = attribute(button, "formaction") ?? attribute(head, "action") ?? from;
      return { from, action, fields: { ...fields, ...(name && { [name]: attribute(button, "value") ?? "" }) } };
    });
  });
}

/** A way to another page of ours: its address, and how often a phone without scripts is tapped for it. */
type Way = { href: string; taps: number };

/** The ways that a page shows on a phone, which has no sidebar; whatever is folded is opened first. */
export function waysOn(html: string): Way[] {
  const body = bodyOf(html).replace(/<aside class="sidebar"[\s\S]*?<\/aside>/, "");
  const ways: Way[] = [];
  const folds: boolean[] = [];
  for (const [tag] of body.matchAll(/<\/?details\b[^>]*>|<a\b[^>]*>/g)) {
    if (tag === "</details>") folds.pop();
    else if (tag.startsWith("<details")) folds.push(!/\sopen\b/.test(tag));
    else ways.push({ href: attribute(tag, "href") ?? "", taps: 1 + folds.filter((it) => it).length });
  }
  return ways;
}

/** How many taps each kind of page is away from a first one, by the ways that pages of its kind show, or where they lead. */
export function tapsTo({ pages, leading }: Pick<Traversal, "pages" | "leading">, first = "/dashboard") {
  const ways: Array<readonly [string, Way[]]> = [...pages].map(([path, html]) => [kindOf(path), waysOn(html)]);
  for (const [from, href] of leading) ways.push([from, [{ href, taps: 0 }]]);
  const taps = new Map([[first, 0]]);
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const [kind, all] of ways)
      for (const { href, taps: more } of all) {
        const [so, to] = [(taps.get(kind) ?? Number.POSITIVE_INFINITY) + more, kindOf(pathOf(href))];
        if (so >= (taps.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        taps.set(to, so);
        isShorter = true;
      }
  }
  return taps;
}

const pathOf = (href: string) => href.split(/[?#]/)[0] ?? "";

type Traversal = Awaited<ReturnType<typeof traversal>>;

/** An address without the ids in it. */
export const kindOf = (path: string) => path.replace(/\/[a-z]+_[0-9A-Za-z]+/g, "/:id");

/**
 * Every page that can be reached by links from the first one, each address once, whatever it is asked for; of each kind
 * the first `most`.
 */
export async function traversal(browser: Browser, { most = Number.POSITIVE_INFINITY } = {}) {
  const left = ["/dashboard"];
  const met = new Map<string, string>([["/dashboard", "the door"]]);
  const ofKind = new Map<string, number>();
  const refused: string[] = [];
  const forms: Offer[] = [];
  const pages = new Map<string, string>();
  const leading = new Map<string, string>();
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const { status, html, location } = await browser.get(path);
    if (status === 403) refused.push(`${path} (offered on ${met.get(pathOf(path))})`);
    if (status >= 500) refused.push(`${path} answers ${status}`);
    forms.push(...formsOf(path, html));
    if (status === 200) pages.set(pathOf(path), html);
    // One page of an address may lead to another of the same.
    else if (location && location !== path && pathOf(location) === pathOf(path)) left.push(location);
    else if (location) leading.set(kindOf(pathOf(path)), kindOf(pathOf(location)));
    const hrefs = [...bodyOf(html).matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, "href") ?? "");
    for (const href of [...hrefs, location ?? ""]) {
      const to = pathOf(href);
      if (!href.startsWith("/") || met.has(to) || /^\/(logout|p\/|api\/|docs|help|signup|login)/.test(to)) continue;
      const nth = 1 + (ofKind.get(kindOf(to)) ?? 0);
      if (nth > most) continue;
      ofKind.set(kindOf(to), nth);
      met.set(to, path);
      left.push(href);
    }
  }
  return { met, refused, forms, pages, leading };
}
