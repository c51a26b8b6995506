import type { Language } from "#db/vocabulary.ts";
import { byNames } from "./by-names.ts";
import { profiles } from "./catalogue.ts";
import { type Read, seasons } from "./catalogue-season.ts";
import { groups } from "./catalogue-sources.ts";
import { foldName, plainName } from "./names.ts";

export type CatalogueEntry = ReturnType<typeof entryIn>;

/** A range's middle, rounded: "45–55" is 50, "70" is 70; null where nothing was read. */
export function middleOf(range: string): number;
export function middleOf(range: string | null): number | null;
export function middleOf(range: string | null): number | null {
  if (range === null) return null;
  const [low = 0, high = low] = range.split("–").map(Number);
  return Math.round((low + high) / 2);
}

/** The catalogue in a reader's language; ranges and doubts stay beside the figure one starts with. */
export const catalogueIn = (language: Language) =>
  profiles
    .map((profile) => entryIn(profile, language))
    .sort((one, other) => one.common_name.localeCompare(other.common_name, language));

function entryIn(profile: (typeof profiles)[number], language: Language) {
  const { slug, names, latin_name, group, days, range, celsius, humidity, lockdown, candling, doubt, sources } =
    profile;
  const { humidity_from = middleOf(humidity), parents } = profile;
  return {
    slug,
    names,
    common_name: names[language],
    latin_name,
    group: groups[group][language] as string,
    incubation_days: days,
    incubation_range: range,
    hatched_by: Number(range.split("–").at(-1)),
    temperature_c: celsius,
    humidity_start_pct: humidity_from,
    humidity_start_range: humidity,
    humidity_lockdown_pct: middleOf(lockdown?.humidity ?? null),
    humidity_lockdown_range: lockdown?.humidity ?? null,
    lockdown_days_before_hatch: lockdown?.days_before ?? null,
    candling_days: candling,
    season: seasonIn(slug, language),
    doubt: doubt?.[language] ?? null,
    sources,
    parents: parents ? { cock: nameIn(parents.cock, language), hen: nameIn(parents.hen, language) } : null,
  };
}

const nameIn = (slug: string, language: Language) => profiles.find((it) => it.slug === slug)?.names[language] ?? slug;

/** What was read of a species' season: each number with its source, and with what speaks against it. */
function seasonIn(slug: string, language: Language) {
  const { lays, sits, ring, weaned } = seasons[slug] ?? {};
  const read = <Value>(text: Read<Value> | undefined) =>
    text ? { is: text.is, source: text.source, doubt: text.doubt?.[language] ?? null } : null;
  return { lays: read(lays), sits: read(sits), ring: read(ring), weaned: read(weaned) };
}

/** One entry of the catalogue in a reader's language; undefined for a species made by hand. */
export function entryOf(slug: string | null, language: Language): CatalogueEntry | undefined {
  const profile = profiles.find((it) => it.slug === slug);
  return profile && entryIn(profile, language);
}

const byName = new Map(
  profiles.flatMap(({ slug, names, latin_name }) =>
    [names.pt, names.en, latin_name].map((name) => [foldName(name), slug] as const),
  ),
);

/** The slug of the catalogue entry that goes by a name, in either language or in Latin; null when none does. */
export const slugNamed = (name: string): string | null => byName.get(foldName(name)) ?? null;

/** The names of a catalogue entry in both languages; none for a species made by hand. */
export function namesOfEntry(slug: string | null): string[] {
  const entry = profiles.find((profile) => profile.slug === slug);
  return entry ? [entry.names.pt, entry.names.en] : [];
}

/** Whether an entry goes by these words: each is part of a name in either language, in Latin, or as lists have it. */
export function isNamed({ slug, names, latin_name }: Named, q: string): boolean {
  const all = plainName([names.pt, names.en, latin_name, byNames[slug] ?? ""].join(" "));
  return plainName(q)
    .split(" ")
    .every((word) => all.includes(word));
}

type Named = Pick<CatalogueEntry, "slug" | "names" | "latin_name">;

/** Whether an organisation's species is a copy of this entry, by its slug or by its name in either language. */
export function isCopyOf(entry: Pick<CatalogueEntry, "slug" | "names">, own: OwnName): boolean {
  const keys = [foldName(entry.names.pt), foldName(entry.names.en)];
  return own.catalogue_slug === entry.slug || keys.includes(own.name_key);
}

type OwnName = { catalogue_slug: string | null; name_key: string };
