import { type About, hrefOf } from "./about/about.ts";
import type { PaperBird, PaperFacts } from "./facts.ts";
import { planOf, type TypedField, type WrittenKind } from "./kinds-contract.ts";

/** Something that a paper leaves blank, and where it is mended. */
export type Missing = {
  /** `breeder.tax_id`, `party`, `party.address`, `typed.until`, `birds`, `bird.latin_name`, `letters`. */
  field: string;
  href: string;
  /** Of a bird: which; of letters: those that no face has. */
  of: string | null;
  /** How many birds lack it; those beyond the first few are only counted. */
  count: number;
};

/** What a paper has to say but does not know yet, in the order in which it stands on it. Nothing of it keeps it from being issued but birds. */
export function missingOf(facts: PaperFacts, { id, kind, contact_id }: Of): Missing[] {
  const plan = planOf(kind);
  const { breeder, party, typed, birds } = facts;
  const own = `/legal-forms/${id}`;
  const one = (field: string, href: string): Missing => ({ field, href, of: null, count: 1 });
  const isLacking = (field: NonNullable<typeof plan.party>[number]) => party !== null && !party[field];
  return [
    ...(birds.length === 0 && !plan.of ? [one("birds", "/birds")] : []),
    ...(plan.of ? lackingAbout(facts.about, one) : []),
    ...plan.breeder.filter((it) => !breeder[it]).map((it) => one(`breeder.${it}`, "/settings/papers")),
    ...(plan.party && !party ? [one("party", own)] : []),
    ...(plan.party ?? []).filter(isLacking).map((it) => one(`party.${it}`, `/contacts/${contact_id}?edit`)),
    ...(plan.needed ?? []).filter((it: TypedField) => !typed[it]).map((it) => one(`typed.${it}`, own)),
    ...plan.bird.flatMap((it) => lackingBirds(birds, it)),
  ];
}

/** What it is of is gone, or is not all written down yet. */
function lackingAbout(about: About | null, one: (field: string, href: string) => Missing): Missing[] {
  if (!about) return [one("about", "/legal-forms")];
  const isOpenYear = about.of === "register" && about.noted > 0;
  if (about.of === "register" && about.lines === 0) return [one("lines.none", hrefOf(about))];
  if (isOpenYear)
    return [{ ...one("lines.noted", `${hrefOf(about)}&state=noted`), of: String(about.noted), count: about.noted }];
  if (about.of === "treatments" && about.courses.length === 0) return [one("courses", "/health")];
  return about.of === "clutch" && about.eggs.length === 0 ? [one("eggs", hrefOf(about))] : [];
}

type Of = { id: string; kind: WrittenKind; contact_id: string | null };

const blank: Record<string, (bird: PaperBird) => boolean> = {
  ring: ({ is_unringed }) => is_unringed === 1,
  sex: ({ sex }) => sex === "unknown",
};

function lackingBirds(birds: readonly PaperBird[], field: keyof PaperBird | "ring"): Missing[] {
  const isBlank = blank[field] ?? ((bird: PaperBird) => !bird[field as keyof PaperBird]);
  const lacking = birds.filter(isBlank);
  const [first] = lacking;
  if (!first) return [];
  const href = field === "latin_name" ? `/species/${first.species_id}` : `/birds/${first.id}/edit`;
  return [
    { field: `bird.${field}`, href, of: field === "latin_name" ? first.species : first.ring, count: lacking.length },
  ];
}
