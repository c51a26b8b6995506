import type { Region } from "#db/vocabulary.ts";
import type { GateLevel } from "#db/words/market.ts";
import { namesOf } from "#worker/legal/packs/names.ts";
import type { Spoken } from "#worker/legal/packs/pack.ts";
import { annexARule, type MarketRuling, marketRulings } from "#worker/legal/packs/rules.ts";

/** What the operator opened or closed; '' is everywhere, and every species. */
export type Opening = {
  id: string;
  country: string;
  region: string;
  latin_key: string;
  level: GateLevel;
  reason: string;
  source: string;
  on_day: string;
};

/** Why a level is what it is: a rule of ours in words, where it was read, and what nobody could settle. */
type Why = { rule: GateRule; source: string; doubt: Spoken | null; reason?: string; on?: string };
export type GateRule = "opening" | "annex_a" | "domestic" | "pack" | "unknown_country" | "goods";
export type Gate = { level: GateLevel; why: readonly Why[] };

/** Where a seller is, and of which species; `latin_name` null is goods. */
export type Place = { country: string | null; region: Region | "" | null; latin_name: string | null };

const goods: Gate = { level: "open", why: [{ rule: "goods", source: "", doubt: null }] };

/**
 * What may be shown of a species by a seller of a country: what the operator opened for it by name; else nothing of annex A;
 * else what the operator opened for every species there; else what the packs say; else, where no pack knows the country,
 * nothing. The one gate: the write asks it, and `levels` holds its answers for every query.
 */
export function gateOf(place: Place, openings: readonly Opening[]): Gate {
  if (place.latin_name === null) return goods;
  const names = namesOf(place.latin_name);
  const here = openings
    .filter(({ country }) => country === "" || country === place.country)
    .filter(({ region }) => region === "" || region === place.region);
  const named = nearest(here, names.slice(0, -1));
  if (named) return opened(named);
  const [ruling] = marketRulings(place.latin_name, place.country);
  if (annexARule(place.latin_name) && !ruling?.is_named) return annexA(place.latin_name);
  const every = nearest(here, [""]);
  if (every) return opened(every);
  if (!ruling) return { level: "closed", why: [{ rule: "unknown_country", source: "", doubt: null }] };
  return { level: ruling.value, why: [whyOf(ruling)] };
}

const opened = ({ level, source, reason, on_day }: Opening): Gate => ({
  level,
  why: [{ rule: "opening", source, doubt: null, reason, on: on_day }],
});

const annexA = (latin_name: string): Gate => {
  const source = annexARule(latin_name);
  return { level: "closed", why: [{ rule: "annex_a", source: source?.source ?? "", doubt: source?.doubt ?? null }] };
};

const whyOf = ({ is_named, source, doubt }: MarketRuling): Why => ({
  rule: is_named ? "domestic" : "pack",
  source: source ?? "",
  doubt,
});

/** The opening of the nearest name, and of these that of the nearest place. */
function nearest(all: readonly Opening[], names: readonly string[]): Opening | undefined {
  const far = ({ country, region }: Opening) => (region === "" ? 1 : 0) + (country === "" ? 2 : 0);
  for (const name of names) {
    const found = all.filter(({ latin_key }) => latin_key === name).sort((one, other) => far(one) - far(other));
    if (found[0]) return found[0];
  }
  return undefined;
}
