import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { roles } from "#db/vocabulary.ts";
import { keeping, made } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

/** A flock with a pair, eggs and a cage, and the same person in one role after the other. */
async function newAviary() {
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
  await keeper.bird("PT 3", species_id);
  await ask(`/api/birds/${(await keeper.bird("PT 4", species_id)).id}`, { as: a, method: "DELETE" });
  const become = (role: string) => db.run(sql`UPDATE users SET role = ${role} WHERE id = ${a.user_id}`);
  return { become, browser: site.visitor({ as: a }) };
}
type Browser = Awaited<ReturnType<typeof newAviary>>["browser"];

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

/** Every page that can be reached by links from the first one, each address once, whatever it is asked for. */
async function traversal(browser: Browser) {
  const pathOf = (href: string) => href.split(/[?#]/)[0] ?? "";
  const left = ["/dashboard"];
  const met = new Map<string, string>([["/dashboard", "the door"]]);
  const refused: string[] = [];
  const forms: Offer[] = [];
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const { status, html, location } = await browser.get(path);
    if (status === 403) refused.push(`${path} (offered on ${met.get(pathOf(path))})`);
    if (status >= 500) refused.push(`${path} answers ${status}`);
    forms.push(...formsOf(path, html));
    const hrefs = [...bodyOf(html).matchAll(/<a\b[^>]*>/g)].map(([tag]) => attribute(tag, "href") ?? "");
    for (const href of [...hrefs, location ?? ""]) {
      const to = pathOf(href);
      if (!href.startsWith("/") || met.has(to) || /^\/(logout|p\/|api\/|docs|signup|login)/.test(to)) continue;
      met.set(to, path);
      left.push(href);
    }
  }
  return { met, refused, forms };
}

test("no page offers anybody a way that would be refused, role by role, link by link and form by form", async () => {
  const sizes: Record<string, number> = {};
  for (const role of roles) {
    const { become, browser } = await newAviary();
    await become(role);
    // The answer to the first call brings the card that says so.
    await browser.get("/birds");
    const { met, refused, forms } = await traversal(browser);
    sizes[role] = met.size;
    const unlike = new Map(
      forms.map((form) => [
        `${form.action.replace(/[a-z]+_[0-9A-Z]{26}/g, "id")} ${Object.keys(form.fields)} ${form.fields.intent ?? form.fields.action ?? ""}`,
        form,
      ]),
    );
    for (const { from, action, fields } of unlike.values()) {
      if (/^\/(logout|preferences)/.test(action) || fields.intent === "session") continue;
      const { status } = await browser.post(action.startsWith("?") ? `${from.split("?")[0]}${action}` : action, fields);
      if (status === 403) refused.push(`the form to ${action} ${JSON.stringify(fields).slice(0, 120)} on ${from}`);
    }
    expect([role, refused]).toEqual([role, []]);
  }
  expect(sizes.viewer).toBeGreaterThan(25);
  expect(sizes.keeper).toBeGreaterThan(sizes.viewer ?? 0);
  expect(sizes.owner).toBeGreaterThan(sizes.keeper ?? 0);
});
