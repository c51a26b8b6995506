import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

test("more species or places than a search shows are listed where it leads, and no others", async () => {
  const site = await newSite();
  const rita = site.visitor({ as: site.a });
  const make = makeFor(site, site.a);
  for (let n = 0; n < 10; n += 1) await make.species({ common_name: `Tentilhão ${n}` });
  await make.species({ common_name: "Verdilhão" });
  const send = async (json: object) =>
    ((await (await site.ask("/api/places", { as: site.a, json })).json()) as { data: { id: string } }).data.id;
  const room = await send({ kind: "room", name: "Sala" });
  const bank = await send({ kind: "bank", name: "Bateria", parent_id: room });
  for (let n = 1; n <= 10; n += 1) await send({ kind: "cage", name: `Tent ${n}`, parent_id: bank });
  await send({ kind: "aviary", name: "Voadeira" });

  const found = (await rita.get("/search?q=tent")).html;
  for (const list of ["species", "places"]) {
    const to = `/${list}?q=tent`;
    expect(found).toContain(`href="${to}"`);
    const { html } = await rita.get(to);
    expect([list, html.match(new RegExp(`href="/${list}/(sp|pl)_\\w+"`, "g"))?.length]).toEqual([list, 10]);
    expect(html).not.toMatch(/Verdilhão|Voadeira/);
    expect(html).toContain('value="tent"');
    const none = (await rita.get(`/${list}?q=zzz`)).html;
    expect(none).toContain("No results for “zzz”");
    expect(none).toContain(`href="/${list}"`);
    expect((await site.visitor({ as: site.b }).get(to)).html).not.toContain("Tent");
  }
  // A cage says which bank it stands in; letters and digits are enough.
  expect((await rita.get("/places?q=tent10")).html).toMatch(/Tent 10<\/span>.*Bateria/s);
});
