import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { goods, sellerShown, setLevel, shown } from "./shown.ts";

const hostile = [
  '"><script>alert(1)</script>',
  "</script><script>alert(1)</script>",
  "'\"><img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "</title><svg onload=alert(1)>",
  "{{constructor.constructor('alert(1)')()}}",
  "\u202egnp.exe\u2066x\u2069",
  "\u2028\u2029",
];

test("R28: whatever stands in a text of the market is shown as a text", async () => {
  const { db, visitor } = await newSite();
  await setLevel(db, "open", "");
  await setLevel(db, "open", "x");
  await sellerShown(db);
  for (const text of hostile) {
    const words = { title: text, text, district: text, colour: text, registration: text, certificate: text };
    const more = { latin_name: text, species: JSON.stringify({ pt: text, en: text }), hatched: text, tree: text };
    const parents = { father_colour: text, mother_colour: text, papers: JSON.stringify([text]), sex: "male" };
    const photos = JSON.stringify([{ key: text, width: 1, height: 1 }]);
    const id = await shown(db, {
      ...words,
      ...more,
      ...parents,
      photos,
      latin_key: "x",
      price_cents: 1,
      currency: "EUR",
    });
    await shown(db, { ...goods, ...words, photos });
    await db.run(sql`UPDATE market_sellers SET name = ${text}, text = ${text}, federation = ${text}, district = ${text},
      accent = ${text}, has_own_look = 1`);
    const query = encodeURIComponent(text);
    const paths = ["/market", `/market?q=${query}&district=${query}&species=${query}`, `/market/${id}`];
    for (const path of [...paths, "/market/s/canaril-do-douro", `/market/s/${query}`, `/market/${query}`]) {
      const { html, status, headers } = await visitor().get(path);
      expect([path, status < 500]).toEqual([path, true]);
      expect([path, html.match(/<script(?! type="application\/ld\+json")[^>]*>/g)]).toEqual([path, null]);
      expect([path, html.replace(/"[^"]*"/g, "").match(/<\w+[^>]* on\w+=/g)]).toEqual([path, null]);
      expect([path, html.match(/(href|src|action)="javascript:/g)]).toEqual([path, null]);
      expect([path, headers.get("Content-Security-Policy")?.includes("unsafe-inline'; script")]).toEqual([path, false]);
      for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        expect([path, json.includes("<"), typeof JSON.parse(json)]).toEqual([path, false, "object"]);
    }
  }
});

test("a text that turns the reading round turns nothing but itself", async () => {
  const { db, visitor } = await newSite();
  await setLevel(db, "contact");
  const turning = "\u202eoiránaC";
  const more = { district: turning, colour: turning, registration: turning, latin_name: null };
  const id = await shown(db, { title: turning, text: turning, ...more });
  for (const path of ["/market", `/market/${id}`]) {
    const { html } = await visitor().get(path);
    const [, main = ""] = /<main(.*?)<\/main>/s.exec(html) ?? [];
    const bare = [...main.replace(/<option.*?<\/option>|"[^"]*"/g, "").matchAll(/(.{5})\u202e/g)].map(([, it]) => it);
    expect([path, bare.filter((it) => it !== "<bdi>")]).toEqual([path, []]);
  }
});
