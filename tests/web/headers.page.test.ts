import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { type Answer, newSite } from "#tests/app/site.ts";

const wicked = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</script><script>alert(2)</script>",
  "javascript:alert(1)",
  "![x](http://127.0.0.1:9/?d=1)",
  "{{7*7}} $" + "{7*7} <%=7*7%>",
];
const shown = wicked.join(" ");
const nonceOf = ({ headers }: Answer) =>
  /'nonce-([\w+/=-]{16,})'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1];

/** An organisation whose every name, note and label is an attack, and the pages where they stand. */
async function wickedFlock() {
  const site = await newSite();
  const { ask, a, db } = site;
  const make = makeFor(site, a);
  await db.run(sql`UPDATE organizations SET name = ${shown} WHERE id = ${a.org_id}`);
  await db.run(sql`UPDATE users SET first_name = ${shown}, last_name = ${shown} WHERE id = ${a.user_id}`);
  const sent = async (path: string, json: object) => {
    const answer = await ask(path, { as: a, json });
    expect([path, answer.status]).toEqual([path, 201]);
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  const { id: species_id } = await make.species({ common_name: wicked[0], latin_name: wicked[1], notes: shown });
  const place = await sent("/api/places", { name: wicked[0], kind: "room" });
  const cage = await sent("/api/places", { name: wicked[1], kind: "cage", parent_id: place });
  await sent("/api/statuses", { name_pt: wicked[0], name_en: wicked[1], kind: "present" });
  const parents = [];
  for (const [at, sex] of ["male", "female"].entries())
    parents.push(
      await make.bird({ species_id, sex, identifier: wicked[at], name: wicked[1], notes: shown, mutation: wicked[0] }),
    );
  const [father, mother] = parents;
  const child = await make.bird({
    species_id,
    place_id: cage,
    identifier: wicked[2],
    name: wicked[0],
    notes: shown,
    father_id: father?.id,
    mother_id: mother?.id,
  });
  const pair = await sent("/api/pairs", { kind: "pair", cock_ids: [father?.id], hen_ids: [mother?.id], notes: shown });
  const share = await ask(`/api/birds/${child.id}/shares`, { as: a, json: {} });
  const { url } = ((await share.json()) as { data: { url: string } }).data;
  const bird = `/birds/${child.id}`;
  const pages = [
    ...["/dashboard", "/birds", "/birds/pairs", "/agenda", "/places", "/species", "/audit", "/profile", "/eggs"],
    ...["", "/edit", "/pedigree", "/history", "/delete", "/mates", "/genetics", "/certificate", "/status"].map(
      (more) => `${bird}${more}`,
    ),
    ...[
      `/places/${place}`,
      `/places/${cage}`,
      `/round/${cage}`,
      `/species/${species_id}`,
      `/birds/pairs/${pair}`,
      "/birds/labels",
    ],
    ...["/settings/organization", "/settings/members", "/settings/statuses", "/settings/papers", "/settings/close"],
    ...wicked.map((text) => `/search?${new URLSearchParams({ q: `${text} nobody` })}`),
    ...wicked.map((text) => `/birds?${new URLSearchParams({ q: text })}`),
  ];
  return { ...site, pages, shared: new URL(url).pathname };
}

test("R28: typed text is never markup on any page, and only scripts with the app's nonce run", async () => {
  const { visitor, a, pages, shared } = await wickedFlock();
  const rita = visitor({ as: a });
  for (const [path, reader] of [...pages.map((it) => [it, rita] as const), [shared, visitor()] as const]) {
    const answer = await reader.get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, /<script>alert|<img src=x|href="javascript:|src="http:/i.exec(answer.html)?.[0]]).toEqual([
      path,
      undefined,
    ]);
    const nonce = nonceOf(answer);
    const inline = (answer.html.match(/<script\b[^>]*>/g) ?? []).filter(
      (tag) => !/\bsrc=|type="application\/ld\+json"/.test(tag),
    );
    expect([path, inline.filter((tag) => !tag.includes(`nonce="${nonce}"`))]).toEqual([path, []]);
  }
  expect((await rita.get(pages[1] ?? "")).html).toContain("&lt;script&gt;alert(1)");
});

test("R28: no two answers have the same nonce", async () => {
  const { visitor, a } = await newSite();
  const rita = visitor({ as: a });
  const nonces = [await rita.get("/birds"), await rita.get("/birds"), await rita.get("/profile")].map(nonceOf);
  expect([nonces.includes(undefined), new Set(nonces).size]).toEqual([false, nonces.length]);
});

test("R32: pages, refusals, ways elsewhere and answers of the API carry what keeps browsers strict", async () => {
  const { visitor, a, ask } = await newSite();
  const rita = visitor({ as: a });
  const pages = [
    await rita.get("/birds"),
    await rita.get("/birds/bird_nobody"),
    await rita.get("/no-such-page"),
    await rita.post("/birds/new", {}),
    await visitor().get("/"),
    await visitor().get("/birds"),
    await visitor().get("/login"),
  ];
  for (const { status, headers } of pages) {
    expect([status, Object.fromEntries(headers)]).toMatchObject([
      status,
      {
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": expect.stringMatching(/^(same-origin|no-referrer|strict-origin-when-cross-origin)$/),
        "permissions-policy": expect.stringContaining("camera=()"),
        "content-security-policy": expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
        vary: expect.stringContaining("Cookie"),
      },
    ]);
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  }
  for (const { headers } of pages.slice(0, 4)) expect(headers.get("Cache-Control")).toMatch(/no-store/);
  const answers = [
    await ask("/api/birds", { as: a }),
    await ask("/api/birds"),
    await ask("/api/nowhere", { as: a }),
    await ask("/api/birds", { as: a, json: {} }),
  ];
  for (const { status, headers } of answers)
    expect([status, Object.fromEntries(headers)]).toMatchObject([
      status,
      {
        "x-content-type-options": "nosniff",
        "cache-control": expect.stringContaining("no-store"),
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
        "content-type": expect.stringMatching(/^application\/(problem\+)?json/),
      },
    ]);
});
