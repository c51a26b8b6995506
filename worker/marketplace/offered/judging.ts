import type { Language } from "#db/vocabulary.ts";
import { advertRules, packRules } from "#worker/legal/packs/rules.ts";
import { translate } from "#worker/locales/translate.ts";
import { type Gate, gateOf, type Opening } from "../gate/gate.ts";
import type { OfferedBird } from "./birds.ts";
import type { Hindrance, ListingGate, Missing } from "./offered-json.ts";
import { numberOf, type Registered, type SellerFacts } from "./seller.ts";

/** What a listing is judged by. */
export type Judged = {
  seller: SellerFacts;
  registrations: readonly Registered[];
  openings: readonly Opening[];
  /** None of goods. */
  birds: ReadonlyArray<OfferedBird & { is_deleted?: 0 | 1 }>;
  is_goods: boolean;
  brood: number | null;
};

/** What the gate says of a listing. A bird whose species has no scientific name is judged as any bird. */
export function gateFor({ seller, openings, birds, is_goods }: Omit<Judged, "registrations" | "brood">): Gate {
  const { country, region } = seller;
  return gateOf({ country, region, latin_name: is_goods ? null : (birds[0]?.latin_name ?? "") }, openings);
}

/** The same in words. */
export const inWords = ({ level, why }: Gate, language: Language): ListingGate => ({
  level,
  why: why.map(({ rule, source, doubt, reason }) => ({
    rule,
    words: translate(language, `listings.gate.${rule}`, { reason: reason ?? "" }),
    source,
    doubt,
  })),
});

const linkOf = ({ id }: { id: string }) => `/birds/${id}`;

/** What the law where the seller is wants said of these birds and nobody said, and what the house needs to know. */
export function missingOf({ seller, registrations, birds, is_goods, brood }: Omit<Judged, "openings">): Missing[] {
  if (is_goods) return [];
  const { facts } = advertRules(seller.country);
  const of = (fact: Missing["fact"], bird: OfferedBird | null, link: string, source: string | null): Missing => ({
    fact,
    bird_id: bird?.id ?? null,
    ring: bird?.identifier ?? null,
    link,
    source,
  });
  const nameless = birds.filter(({ latin_name }) => latin_name.trim() === "");
  const found = [
    ...nameless.slice(0, 1).map((bird) => of("latin_name", null, `/species/${bird.species_id}/edit`, null)),
    ...facts.flatMap(({ says, source }) => {
      const each = (fact: Missing["fact"], lacks: (bird: OfferedBird) => boolean) =>
        birds.filter(lacks).map((bird) => of(fact, bird, `${linkOf(bird)}/edit`, source));
      if (says === "age") return each("age", ({ birth_date }) => birth_date === null);
      if (says === "ring")
        return each("ring", (bird) => bird.is_unringed === 1 && needs(bird, seller, "ring_required"));
      if (says === "certificate")
        return each("certificate", (bird) => bird.certificate_number === null && needs(bird, seller, "annex"));
      if (says === "registration" && numberOf(registrations, seller.registration_id) === null)
        return [of("registration", null, "/settings/papers", source)];
      if (says === "brood" && brood === null && birds.some((bird) => bird.brood === null))
        return [of("brood", null, "#brood", source)];
      return [];
    }),
  ];
  return found;
}

function needs(bird: OfferedBird, { country }: SellerFacts, field: "ring_required" | "annex"): boolean {
  const isOfAnnexA = bird.eu_annex === "A" || packRules(bird.latin_name, country).annex.value === "A";
  return isOfAnnexA || (field === "ring_required" && packRules(bird.latin_name, country).ring_required.value === true);
}

/** Why birds may not be offered now. */
export function hindrancesOf(birds: ReadonlyArray<OfferedBird & { is_deleted?: 0 | 1 }>): Hindrance[] {
  return birds.flatMap((bird) => {
    const { id, identifier } = bird;
    const of = (why: Hindrance["why"], link = linkOf(bird)): Hindrance => ({
      why,
      bird_id: id,
      ring: identifier,
      link,
    });
    return [
      ...(bird.is_gone || bird.is_deleted ? [of("gone")] : []),
      ...(bird.is_sick ? [of("sick", `${linkOf(bird)}/health`)] : []),
      ...(bird.is_treated ? [of("treated", `${linkOf(bird)}/health`)] : []),
      ...(bird.listed_by ? [of("listed", `/marketplace/${bird.listed_by}`)] : []),
    ];
  });
}
