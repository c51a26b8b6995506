import type { Region } from "#db/vocabulary.ts";
import { type RuleField, ruleFields } from "#db/words/legal.ts";
import type { GateLevel } from "#db/words/market.ts";
import { foldName } from "#worker/species/names.ts";
import { eu } from "./eu.ts";
import { namesOf } from "./names.ts";
import type { Pack, RuleValue, Ruling, Source, SpeciesRule, Spoken } from "./pack.ts";
import { pt } from "./pt.ts";

/** Members of the Union, by ISO 3166-1. */
const union = new Set("AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

/** The packs that count in a country, the nearest first; elsewhere none: nothing is demanded there, and nothing known. */
function packsOf(country: string | null): readonly Pack[] {
  if (country === "PT") return [pt, eu];
  return country !== null && union.has(country) ? [eu] : [];
}

/** A rule as it is answered: `value` null is "not known", never "free". */
export type FieldRule = { value: RuleValue | null } & {
  source: string | null;
  doubt: Spoken | null;
  pack: Pack["key"] | null;
} & Partial<Pick<Source, "read_on" | "review_on">> & { region: Region | null };

const unknown: FieldRule = { value: null, source: null, doubt: null, pack: null, region: null };

const byName = new Map<Pack, Map<string, SpeciesRule[]>>();
function rulesIn(pack: Pack): Map<string, SpeciesRule[]> {
  const known = byName.get(pack);
  if (known) return known;
  const made = new Map<string, SpeciesRule[]>();
  for (const rule of pack.species)
    for (const name of rule.names) {
      const [key = ""] = name === "*" ? ["*"] : name.includes(" ") ? namesOf(name) : [foldName(name)];
      made.set(key, [...(made.get(key) ?? []), rule]);
    }
  byName.set(pack, made);
  return made;
}

const described = (pack: Pack, ruling: Ruling<RuleValue>): FieldRule => {
  const source = pack.sources[ruling.source];
  return {
    value: ruling.value,
    source: source?.cited ?? null,
    doubt: ruling.doubt ?? null,
    pack: pack.key,
    ...(source && { read_on: source.read_on, review_on: source.review_on }),
    region: source?.region ?? null,
  };
};

/** What the packs of a country say of a species, field by field: the nearer name wins, then the nearer pack. */
export function packRules(latin_name: string, country: string | null): Record<RuleField, FieldRule> {
  const found = Object.fromEntries(ruleFields.map((field) => [field, unknown])) as Record<RuleField, FieldRule>;
  const names = namesOf(latin_name);
  for (const field of ruleFields) {
    const all = names.flatMap((name) =>
      packsOf(country).flatMap((pack) =>
        (rulesIn(pack).get(name) ?? []).flatMap((rule) => {
          const ruling = rule[field];
          return ruling ? [described(pack, ruling)] : [];
        }),
      ),
    );
    if (all[0]) found[field] = all[0];
  }
  return found;
}

/** What a pack lets an advertisement of a species show; `is_named` where it names the species and not every bird. */
export type MarketRuling = { value: GateLevel; is_named: boolean } & Omit<FieldRule, "value">;

/** What the packs of a country let an advertisement of a species show, the nearest name and pack first; elsewhere nothing. */
export function marketRulings(latin_name: string, country: string | null): MarketRuling[] {
  const packs = packsOf(country);
  return namesOf(latin_name).flatMap((name) =>
    packs.flatMap((pack) =>
      pack.market
        .filter(({ names }) => names.some((it) => (it === "*" ? "*" : namesOf(it)[0]) === name))
        .map(({ value, source, doubt }) => {
          const { value: _, ...from } = described(pack, { value: true, source, ...(doubt && { doubt }) });
          return { value, is_named: name !== "*", ...from };
        }),
    ),
  );
}

/** Where a species stands in annex A, whatever the country; undefined where it does not. */
export function annexARule(latin_name: string): FieldRule | undefined {
  for (const name of namesOf(latin_name))
    for (const { annex } of rulesIn(eu).get(name) ?? [])
      if (annex) return annex.value === "A" ? described(eu, annex) : undefined;
  return undefined;
}

/** What an advertisement of birds must say in a country, with the words that somebody is to look at. */
export const advertRules = (country: string | null) => ({
  facts: packsOf(country).flatMap((pack) =>
    pack.adverts.map(({ says, source, doubt }) => {
      const { value: _, ...from } = described(pack, { value: true, source, ...(doubt && { doubt }) });
      return { says, ...from };
    }),
  ),
  watched: [...new Set(packsOf(country).flatMap(({ watched }) => watched))],
});

/** Changes whenever the packs say something else of the market: what was worked out from them is then worked out anew. */
export const marketRulesText = (): string =>
  JSON.stringify([pt, eu].map(({ key, market, species }) => [key, market, species]));

/** Where something is due each year. */
export const countriesWithDeadlines: readonly string[] = [...union].filter((country) =>
  packsOf(country).some(({ deadlines }) => deadlines.length > 0),
);

/** The papers of each movement, what is due each year, and what else is to be known, where the organisation is. */
export function packDuties(country: string | null, region: Region | null) {
  const packs = packsOf(country);
  const whence = (pack: Pack, { source, doubt }: { source: string; doubt?: Spoken }) => {
    const { value: _, ...rest } = described(pack, { value: true, source, ...(doubt && { doubt }) });
    return rest;
  };
  return {
    packs: packs.map(({ key }) => key),
    movements: packs.flatMap((pack) =>
      pack.movements.map(({ kind, papers, ...from }) => ({ kind, papers, ...whence(pack, from) })),
    ),
    deadlines: packs.flatMap((pack) =>
      pack.deadlines.map(({ kind, month, ...from }) => ({ kind, month, ...whence(pack, from) })),
    ),
    notes: packs
      .flatMap((pack) => pack.notes.map(({ source, text }) => ({ text, ...whence(pack, { source }) })))
      .filter((it) => it.region === null || it.region === region),
  };
}

/** What the packs lean on and when it is to be read again, the soonest first. Days as `YYYY-MM-DD`. */
export const packReviews = () =>
  [pt, eu]
    .flatMap(({ key, sources }) =>
      Object.values(sources).map(({ cited, read_on, review_on }) => ({ pack: key, cited, read_on, review_on })),
    )
    .toSorted((one, other) => one.review_on.localeCompare(other.review_on));
