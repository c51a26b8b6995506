import type { Language, Sex } from "#db/vocabulary.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { FormData, LineData, SingleData } from "./data-contract.ts";

type Fact = string | null;
/** A bird as a form names it. */
type FormBird = {
  ring: string;
  is_unringed: 0 | 1;
  species: string;
  species_id: string;
  latin_name: string;
  sex: Sex;
} & Record<"eu_annex" | "source_code" | "certificate_number" | "parents", Fact>;
type Person = Record<"tax_id" | "address" | "postal_code" | "locality" | "phone", Fact>;
/** What a form takes of what stands on a declaration. */
export type FormFacts = {
  breeder: Person & Record<"legal_name" | "district" | "email", Fact> & { name: string };
  registrations: ReadonlyArray<{ number: string }>;
  party: (Person & Record<"name" | "registration", Fact>) | null;
  birds: readonly FormBird[];
  typed: { reason?: Fact; notes?: Fact };
  on: string;
};

type Given = { language: Language; number: string };
/** What stands on one copy, as far as it is known; what is not there is left blank. */
export type FormValues = Partial<Record<FormData, string>>;

const joined = (parts: Array<string | null | undefined>, by: string) => parts.filter(Boolean).join(by) || null;

/** A paper's facts as the words that a form is filled with, a species in each line. */
export function valuesOf(facts: FormFacts, { language, number }: Given): FormValues {
  const { breeder, registrations, party, typed, on, birds } = facts;
  const [year = "", month = "", day = ""] = on.split("-");
  const single: Record<Exclude<SingleData, "copy">, string | null> = {
    "own.name": breeder.legal_name ?? breeder.name,
    "own.tax_id": breeder.tax_id,
    "own.address": breeder.address,
    "own.postal_code": breeder.postal_code,
    "own.locality": breeder.locality,
    "own.place": joined([breeder.postal_code, breeder.locality], " "),
    "own.district": breeder.district,
    "own.phone": breeder.phone,
    "own.email": breeder.email,
    "own.registration": joined(
      registrations.map((it) => it.number),
      " · ",
    ),
    "other.name": party?.name ?? null,
    "other.tax_id": party?.tax_id ?? null,
    "other.address": party?.address ?? null,
    "other.postal_code": party?.postal_code ?? null,
    "other.locality": party?.locality ?? null,
    "other.place": joined([party?.postal_code, party?.locality], " "),
    "other.phone": party?.phone ?? null,
    "other.registration": party?.registration ?? null,
    on: dayInWords(on, language),
    "on.day": day,
    "on.month": month,
    "on.year": year,
    reason: typed.reason ?? null,
    notes: typed.notes ?? null,
    number,
  };
  const lines = bySpecies(birds).flatMap((group, at) =>
    Object.entries(lineOf(group, language)).map(([key, value]) => [`line.${at + 1}.${key}`, value]),
  );
  return Object.fromEntries([...Object.entries(single), ...lines].filter(([, value]) => value)) as FormValues;
}

/** Birds of each species, in the order in which they are named. */
export function bySpecies(birds: readonly FormBird[]): FormBird[][] {
  const groups = new Map<string, FormBird[]>();
  for (const bird of birds) groups.set(bird.species_id, [...(groups.get(bird.species_id) ?? []), bird]);
  return [...groups.values()];
}

function lineOf(birds: readonly FormBird[], language: Language): Record<LineData, string | null> {
  const [first] = birds as [FormBird];
  const { species, latin_name } = first;
  /** What of one bird says so much for all, else of each in the order of the rings. */
  const each = (of: (bird: FormBird) => string | null) => {
    const all = birds.map(of);
    const [one] = all;
    if (all.every((it) => it === one)) return one ?? null;
    return all.map((it) => it ?? "–").join(", ");
  };
  const rings = birds.map((bird) => (bird.is_unringed ? "–" : bird.ring));
  return {
    species: latin_name && latin_name !== species ? `${species} (${latin_name})` : species,
    latin: latin_name || null,
    common: species,
    mark: birds.every((bird) => bird.is_unringed) ? null : rings.join(", "),
    sex: each(({ sex }) => (sex === "unknown" ? null : translate(language, `legal.paper.sex.${sex}`))),
    quantity: String(birds.length),
    certificate: each((bird) => bird.certificate_number),
    parents: each((bird) => bird.parents),
    annex: each((bird) => bird.eu_annex),
    source: each((bird) => bird.source_code),
  };
}
