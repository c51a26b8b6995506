import type { Sex } from "#db/vocabulary.ts";

/** The farm's book: what its breeder would write on paper. Everything is named as people name it, never by an id. */

/** A Wednesday in the middle of its third season. */
export const today = "2026-05-20";

const lockdown_days_before_hatch = 2;
const perching = { group: "Pássaros canoros", lockdown_days_before_hatch, candling_days: [5, 9], lay_interval_days: 1 };

/** Each species by its key; the days of its season are the farm's own. */
export const speciesBook = {
  canary: {
    ...perching,
    common_name: "Canário",
    latin_name: "Serinus canaria domestica",
    catalogue_slug: "canary",
    incubation_days: 13,
    incubation_days_to: 14,
    sits_from_egg: 3,
    ring_days_from: 6,
    ring_days_to: 8,
    weaning_day: 30,
  },
  zebra: {
    ...perching,
    common_name: "Diamante-mandarim",
    latin_name: "Taeniopygia guttata",
    catalogue_slug: "zebra_finch",
    incubation_days: 12,
    incubation_days_to: 14,
    sits_from_egg: 4,
    ring_days_from: 8,
    ring_days_to: 10,
    weaning_day: 35,
  },
  budgie: {
    ...perching,
    group: "Psitacídeos",
    common_name: "Periquito-australiano",
    latin_name: "Melopsittacus undulatus",
    catalogue_slug: "budgerigar",
    incubation_days: 18,
    incubation_days_to: 20,
    lay_interval_days: 2,
    sits_from_egg: 1,
    ring_days_from: 7,
    ring_days_to: 10,
    weaning_day: 35,
  },
  goldfinch: {
    ...perching,
    common_name: "Pintassilgo",
    latin_name: "Carduelis carduelis",
    catalogue_slug: "goldfinch",
    incubation_days: 12,
    incubation_days_to: 13,
    sits_from_egg: 3,
    ring_days_from: 6,
    ring_days_to: 8,
    weaning_day: 30,
  },
} as const;
export type SpeciesKey = keyof typeof speciesBook;

/** Rooms and cages, each in the one before the slash. */
export const placesBook: ReadonlyArray<{ name: string; kind: "room" | "cage" | "aviary"; in?: string }> = [
  { name: "Sala 1", kind: "room" },
  ...["A1", "A2", "A3", "B1", "B2", "B3", "B4", "12"].map((name) => ({ name, kind: "cage" as const, in: "Sala 1" })),
  { name: "Voadeira Norte", kind: "aviary" },
  { name: "Voadeira Sul", kind: "aviary" },
];

/** A bird that came from elsewhere. `place` and `status` are those of today. */
export type Founder = {
  ring: string;
  name?: string;
  species: SpeciesKey;
  sex: Sex;
  born: string;
  status: string;
  place?: string;
  mutation?: string;
  /** Since which season it is here. */
  since: 2024 | 2025 | 2026;
};

const founder = (
  ring: string,
  species: SpeciesKey,
  sex: Sex,
  born: string,
  more: Partial<Founder> & { status: string },
): Founder => ({ ring, species, sex, born, since: 2024, ...more });
const gone = { status: "deceased" };

export const founders: readonly Founder[] = [
  founder("FX22-01", "canary", "male", "2022-04-10", gone),
  founder("FX22-02", "canary", "female", "2022-04-12", gone),
  founder("FX22-03", "canary", "male", "2022-05-01", gone),
  founder("FX22-04", "canary", "female", "2022-05-03", { status: "given" }),
  founder("FX22-05", "zebra", "male", "2022-03-02", gone),
  founder("FX22-06", "zebra", "female", "2022-03-04", gone),
  founder("FX22-07", "budgie", "male", "2022-02-20", gone),
  founder("FX22-08", "budgie", "female", "2022-02-22", gone),
  founder("FX23-31", "budgie", "male", "2023-06-01", { status: "resting", since: 2025, place: "Voadeira Sul" }),
  founder("FX23-41", "goldfinch", "male", "2023-05-15", { status: "breeding", since: 2025, place: "B4" }),
  founder("FX23-42", "goldfinch", "female", "2023-05-18", { status: "breeding", since: 2025, place: "B4" }),
  founder("FX23-33", "budgie", "female", "2023-07-07", { status: "for_sale", since: 2026, place: "12" }),
  founder("FX23-34", "budgie", "male", "2023-07-09", { status: "on_loan", since: 2026 }),
  founder("FX25-09", "canary", "female", "2025-04-09", { status: "quarantine", since: 2026, mutation: "Amarelo" }),
  founder("12", "goldfinch", "male", "2021-05-05", {
    status: "resting",
    since: 2025,
    name: "Velho",
    place: "Voadeira Norte",
  }),
];

/** Whom the farm trades with. */
export const contactsBook = [
  { name: "Joana Pires", roles: ["customer"] },
  { name: "Rui Alves", roles: ["customer", "breeder"] },
  { name: "Manuel Costa", roles: ["supplier"] },
  { name: "Sofia Lima", roles: ["vet"] },
] as const;

/** What the neighbour has, and nobody here may ever read. */
export const neighbour = {
  ring: "ZZ25-777",
  name: "Segredilho",
  contact: "Zacarias Oculto",
  place: "Gruta Secreta",
} as const;
