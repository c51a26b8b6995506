import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type GateLevel, gateLevels } from "#db/words/market.ts";
import { domesticForms, namesOf } from "#worker/legal/packs/names.ts";
import { type Gate, gateOf, type Opening, type Place } from "#worker/marketplace/gate/gate.ts";

const at = (country: string | null, latin_name: string | null, region: Place["region"] = null): Place => ({
  country,
  region,
  latin_name,
});
const level = (place: Place, openings: Opening[] = []) => gateOf(place, openings).level;
const rule = (place: Place, openings: Opening[] = []) => gateOf(place, openings).why[0]?.rule;

const opened = (country: string, region: string, latin: string, to: GateLevel): Opening => ({
  id: `${country}${region}${latin}`,
  country,
  region,
  latin_key: latin && (namesOf(latin)[0] ?? ""),
  level: to,
  reason: "Resposta da autoridade",
  source: "Ofício 12/2026",
  on_day: "2026-11-20",
});

// Where the law was read: a domestic form, another bird, one of annex A, goods.
const table: Array<[string | null, string | null, GateLevel, Gate["why"][number]["rule"]]> = [
  ...domesticForms.map((name): [string, string, GateLevel, "domestic"] => ["PT", name, "contact", "domestic"]),
  ...[
    "Chloebia gouldiae",
    "Carduelis carduelis",
    "Agapornis roseicollis",
    "Columba palumbus",
    "Taeniopygia guttata",
  ].map((name): [string, string, GateLevel, "pack"] => ["PT", name, "closed", "pack"]),
  ...["ES", "FR", "DE", "IE"].flatMap(
    (country): Array<[string, string, GateLevel, "pack" | "annex_a" | "domestic"]> => [
      [country, "Chloebia gouldiae", "contact", "pack"],
      [country, "Serinus canaria", "contact", "domestic"],
      [country, "Ara macao", "closed", "annex_a"],
    ],
  ),
  ["PT", "Ara macao", "closed", "annex_a"],
  ["BR", "Ara macao", "closed", "annex_a"],
  [null, "Ara macao", "closed", "annex_a"],
  ...["BR", "US", "GB", "ZZ"].map((country): [string, string, GateLevel, "unknown_country"] => [
    country,
    "Serinus canaria",
    "closed",
    "unknown_country",
  ]),
  [null, "Serinus canaria", "closed", "unknown_country"],
  ...["PT", "ES", "BR", null].map((country): [string | null, null, GateLevel, "goods"] => [
    country,
    null,
    "open",
    "goods",
  ]),
];

test.each(table)("in %s %s is %s, by the rule %s", (country, latin, expected, why) => {
  expect([level(at(country, latin)), rule(at(country, latin))]).toEqual([expected, why]);
});

test("a synonym and a subspecies are their species, however they are written", () => {
  for (const name of ["Serinus canarius", "Serinus canaria domestica", "SERINUS  CANARIA", "Anser anser domesticus"])
    expect([name, level(at("PT", name))]).toEqual([name, "contact"]);
  const gouldian = [opened("PT", "", "Erythrura gouldiae", "contact")];
  expect(level(at("PT", "Chloebia gouldiae"), gouldian)).toBe("contact");
  expect(level(at("PT", "Chloebia gouldiae"), [opened("PT", "", "Chloebia", "contact")])).toBe("contact");
});

test("a hybrid is no domestic form, and opens with everything alone", () => {
  const hybrid = at("PT", "Serinus canaria × Carduelis carduelis");
  expect(level(hybrid)).toBe("closed");
  expect(level(hybrid, [opened("PT", "", "Serinus canaria", "open")])).toBe("closed");
  expect(level(hybrid, [opened("PT", "", "", "contact")])).toBe("contact");
});

test("what is opened for one region is open nowhere else", () => {
  const madeira = [opened("PT", "madeira", "Chloebia gouldiae", "contact")];
  const levels = (["madeira", "azores", "mainland", null] as const).map((it) =>
    level(at("PT", "Chloebia gouldiae", it), madeira),
  );
  expect(levels).toEqual(["contact", "closed", "closed", "closed"]);
  expect(level(at("ES", "Chloebia gouldiae"), madeira)).toBe("contact");
  expect(rule(at("ES", "Chloebia gouldiae"), madeira)).toBe("pack");
});

test("the nearer name counts before the nearer place, and the nearer place before the farther", () => {
  const everywhere = opened("", "", "Chloebia gouldiae", "own_page");
  const country = opened("PT", "", "Chloebia gouldiae", "contact");
  const region = opened("PT", "madeira", "Chloebia gouldiae", "open");
  const all = opened("PT", "madeira", "", "open");
  const here = at("PT", "Chloebia gouldiae", "madeira");
  expect(level(here, [everywhere, country, region])).toBe("open");
  expect(level(here, [country, everywhere])).toBe("contact");
  expect(level(here, [all, everywhere])).toBe("own_page");
  expect(level(here, [all])).toBe("open");
  expect(gateOf(here, [country]).why).toEqual([
    { rule: "opening", source: "Ofício 12/2026", doubt: null, reason: "Resposta da autoridade", on: "2026-11-20" },
  ]);
});

test("annex A is opened by its name alone, never with everything", () => {
  for (const country of ["PT", "ES", "BR"]) {
    expect(level(at(country, "Ara macao"), [opened("", "", "", "open"), opened(country, "", "", "open")])).toBe(
      "closed",
    );
    expect(level(at(country, "Ara macao"), [opened(country, "", "Ara macao", "contact")])).toBe("contact");
  }
});

test("the operator closes what the packs leave open, and nothing closes goods", () => {
  expect(level(at("PT", "Serinus canaria"), [opened("PT", "", "Serinus canaria", "closed")])).toBe("closed");
  expect(level(at("PT", "Serinus canaria"), [opened("", "", "", "closed")])).toBe("closed");
  expect(level(at("PT", null), [opened("", "", "", "closed")])).toBe("open");
});

const countries = fc.constantFrom("PT", "ES", "BR", "");
const names = fc.constantFrom("Serinus canaria", "Chloebia gouldiae", "Ara macao", "Serinus", "");
const anyOpening = fc
  .tuple(countries, fc.constantFrom("", "madeira"), names, fc.constantFrom(...gateLevels))
  .map(([country, region, name, to]) => opened(country, country === "PT" ? region : "", name, to));
const anyPlace = fc
  .tuple(countries, fc.constantFrom(null, "madeira", "mainland"), names)
  .map(([country, region, name]) => at(country || null, name || null, region as Place["region"]));

property.prop([anyPlace, fc.uniqueArray(anyOpening, { selector: ({ id }) => id })])(
  "the order of openings is no matter, and a level always has its reason",
  (place, openings) => {
    const gate = gateOf(place, openings);
    expect(gateOf(place, openings.toReversed())).toEqual(gate);
    expect([gate.why.length, gateLevels.includes(gate.level)]).toEqual([1, true]);
    // What was opened for other places changes nothing here.
    const elsewhere = openings.filter(({ country }) => country !== "" && country !== place.country);
    expect(gateOf(place, elsewhere)).toEqual(gateOf(place, []));
  },
);
