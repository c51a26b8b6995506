import { expect, test, vi } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

const kinds = [
  "NumberFormat",
  "DateTimeFormat",
  "PluralRules",
  "Collator",
  "ListFormat",
  "RelativeTimeFormat",
] as const;

/** Counts what is made of `Intl` while something runs. */
async function madeDuring(run: () => Promise<unknown>): Promise<string[]> {
  const made: string[] = [];
  const spies = kinds.map((kind) => {
    const Known = Intl[kind] as unknown as new (...given: unknown[]) => object;
    return vi.spyOn(Intl, kind as "NumberFormat").mockImplementation(((...given: unknown[]) => {
      made.push(`${kind} ${JSON.stringify(given)}`);
      return new Known(...given) as Intl.NumberFormat;
    }) as never);
  });
  try {
    await run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return made;
}

test("a page makes no format anew: numbers, days, plurals and orders are those of the page before", async () => {
  const site = await newSite();
  const make = makeFor(site, site.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const more = { acquired_price_cents: 1250, acquired_on: "2026-01-02", birth_date: "2025-03-04", ring_size_mm: 2.9 };
  const { id } = await make.bird({ identifier: "PT 2025 1", species_id, ...more });
  const rita = site.visitor({ as: site.a, language: "pt" });
  const pages = [
    "/birds",
    "/birds?columns=added,inbreeding",
    "/dashboard",
    "/audit",
    "/species",
    "/places",
    "/profile",
  ];
  const ofBird = ["", "/history", "/weights", "/papers", "/pedigree", "/mates", "/photos"].map(
    (it) => `/birds/${id}${it}`,
  );
  for (const path of [
    ...pages,
    ...ofBird,
    `/birds/diversity?species_id=${species_id}`,
    "/pricing",
    "/contact",
    "/privacy",
  ]) {
    const look = async () => expect([path, (await rita.get(path)).status]).toEqual([path, 200]);
    await look();
    expect([path, await madeDuring(look)]).toEqual([path, []]);
  }
});
