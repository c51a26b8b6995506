import { expect, test } from "vitest";
import { languages } from "#db/vocabulary.ts";
import { profiles } from "#worker/species/catalogue.ts";
import { seasons } from "#worker/species/catalogue-season.ts";
import { speciesDraft } from "#worker/species/contract.ts";
import { mostKept } from "#worker/species/most-kept.ts";
import { foldName, isHybridName } from "#worker/species/names.ts";
import { catalogueIn, isNamed, middleOf } from "#worker/species/profiles.ts";
import { misfits } from "#worker/species/season-contract.ts";

test("every entry of the catalogue is a species the API accepts", () => {
  for (const language of languages)
    for (const entry of catalogueIn(language)) {
      const { common_name, latin_name, group, incubation_days, lockdown_days_before_hatch } = entry;
      const { humidity_start_pct, humidity_lockdown_pct, temperature_c } = entry;
      const profile = { incubation_days, lockdown_days_before_hatch, humidity_start_pct, humidity_lockdown_pct };
      const parsed = speciesDraft.safeParse({ common_name, latin_name, group, temperature_c, ...profile });
      expect([entry.slug, parsed.error?.issues]).toEqual([entry.slug, undefined]);
    }
});

test("figures lie in their ranges, and candling comes before hatching", () => {
  for (const entry of catalogueIn("en")) {
    const [least = 0, most = least] = entry.incubation_range.split("–").map(Number);
    expect([entry.slug, entry.incubation_days >= least, entry.incubation_days <= most]).toEqual([
      entry.slug,
      true,
      true,
    ]);
    expect([entry.slug, entry.candling_days.every((day) => day > 0 && day < entry.incubation_days)]).toEqual([
      entry.slug,
      true,
    ]);
    if (entry.humidity_start_pct !== null)
      expect(entry.humidity_lockdown_pct).toBeGreaterThan(entry.humidity_start_pct);
    expect(entry.sources.length).toBeGreaterThan(0);
  }
});

test("no two entries share a slug or a name in either language", () => {
  const distinct = (keys: string[]) => expect(new Set(keys).size).toBe(profiles.length);
  distinct(profiles.map(({ slug }) => slug));
  for (const language of languages) distinct(profiles.map(({ names }) => foldName(names[language])));
});

test("the common cage birds are there", () => {
  const slugs = profiles.map(({ slug }) => slug);
  const common = [
    "budgerigar",
    "cockatiel",
    "canary",
    "zebra_finch",
    "gouldian",
    "society_finch",
    "java_sparrow",
    "goldfinch",
  ];
  expect(slugs).toEqual(
    expect.arrayContaining([...common, "lovebird_rosy", "ringneck", "pigeon", "chicken", "japanese_quail"]),
  );
  expect(profiles.length).toBeGreaterThanOrEqual(40);
});

test("catalogue figures for a genus, or doubtful ones, are marked as such", () => {
  const loose = profiles.filter(({ latin_name }) => /spp\.|\//.test(latin_name));
  expect(loose.map(({ slug }) => slug).sort()).toEqual(["amazon", "cockatoo", "dove"]);
  expect(loose.filter(({ doubt }) => !doubt)).toEqual([]);
  const opaque = profiles.filter(({ candling }) => candling.length === 0);
  expect(opaque.map(({ slug }) => slug)).toEqual(["emu"]);
});

test("a range starts in its middle", () => {
  expect([middleOf("45–55"), middleOf("70"), middleOf("65–70")]).toEqual([50, 70, 68]);
});

test("every number of the season fits those beside it and says where it was read", () => {
  for (const [slug, text] of Object.entries(seasons)) {
    const entry = catalogueIn("en").find((it) => it.slug === slug);
    expect([slug, entry?.slug]).toEqual([slug, slug]);
    for (const read of Object.values(text)) expect([slug, read.source.length > 5]).toEqual([slug, true]);
    const [ring_days_from, ring_days_to] = text.ring?.is ?? [];
    const { incubation_days, hatched_by: incubation_days_to, candling_days } = entry ?? {};
    const figures = { incubation_days, incubation_days_to, candling_days, ring_days_from, ring_days_to };
    expect([slug, misfits({ ...figures, weaning_day: text.weaned?.is })]).toEqual([slug, []]);
  }
});

test("the catalogue leaves empty the season figures that no source gives", () => {
  const silent = catalogueIn("pt").filter(({ season }) => !season.sits && !season.ring && !season.weaned);
  expect(silent.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["ringneck", "chicken", "african_grey"]));
  expect(seasons.canary).toMatchObject({ lays: { is: 1 }, sits: { is: 3 }, ring: { is: [6, 8] } });
});

test("what no source gives for a species is left out, and said to be", () => {
  const bare = profiles.filter(({ celsius }) => celsius === null);
  expect(bare.map(({ slug }) => slug)).toEqual([
    ...["kakariki", "pacific_parrotlet", "lineolated_parakeet", "greenfinch", "goldfinch_greenfinch"],
  ]);
  for (const { slug, humidity, lockdown, doubt } of bare)
    expect([slug, humidity, lockdown, Boolean(doubt)]).toEqual([slug, null, null, true]);
});

test("a hybrid is an entry that names both its parents and takes the days of the hen that broods it", () => {
  const of = (slug: string | undefined) => profiles.find((it) => it.slug === slug);
  const hybrids = profiles.filter(({ parents }) => parents);
  expect(hybrids.map(({ slug }) => slug)).toEqual(["goldfinch_mule", "greenfinch_mule", "goldfinch_greenfinch"]);
  for (const { parents, latin_name, days, doubt } of hybrids) {
    const [cock, hen] = [of(parents?.cock), of(parents?.hen)];
    expect([latin_name, days]).toEqual([`${cock?.latin_name} × ${hen?.latin_name}`, hen?.days]);
    expect([isHybridName(latin_name), Boolean(doubt)]).toEqual([true, true]);
  }
  const names = ["Carduelis carduelis x Serinus canaria", "Xenops rutilans", "Serinus canaria"];
  expect(names.map(isHybridName)).toEqual([true, false, false]);
});

test("a species is found by any part of its names, in either language, in Latin or as lists have it", () => {
  const found = (q: string) => catalogueIn("pt").flatMap((entry) => (isNamed(entry, q) ? [entry.slug] : []));
  expect(found("VERDILHAO").sort()).toEqual(["goldfinch_greenfinch", "greenfinch", "greenfinch_mule"]);
  for (const q of ["diamante de gould", "Gouldian", "chloebia", "gould diamante"])
    expect(found(q)).toEqual(["gouldian"]);
  expect([found("calopsita"), found("linnie"), found("forpus")]).toEqual([
    ...[["cockatiel"], ["lineolated_parakeet"], ["pacific_parrotlet"]],
  ]);
  expect(found("hibrido")).toEqual(found("hybrid"));
  expect(found("hybrid")).toHaveLength(3);
  expect([found("dodó"), found("").length]).toEqual([[], profiles.length]);
});

test("those most kept are in the catalogue, each once", () => {
  const slugs = profiles.map(({ slug }) => slug);
  expect(mostKept.filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(new Set(mostKept).size).toBe(mostKept.length);
});
