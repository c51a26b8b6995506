import type { AboutKind, PaperKind } from "#db/words/legal.ts";
import type { PaperField } from "#worker/organization/needed-contract.ts";

/** Words that are typed by hand where nothing in the app knows them. */
export const typedFields = ["reason", "event", "place", "until", "deposit", "conditions", "notes"] as const;
export type TypedField = (typeof typedFields)[number];

/** What a kind of paper is made of. */
type Plan = {
  /** Which fields of the breeder it leaves blank without. */
  breeder: readonly PaperField[];
  /** Whether it names somebody on the other side, and what of them. */
  party?: readonly ("name" | "tax_id" | "address" | "phone")[];
  /** What must be typed, and what may be. */
  typed: readonly TypedField[];
  needed?: readonly TypedField[];
  /** What of a bird it leaves blank without. */
  bird: readonly ("ring" | "latin_name" | "sex" | "birth_date" | "parents" | "certificate_number" | "source_code")[];
  /** So many species stand on one at most. */
  species?: number;
  /** One sheet for each bird's own card. */
  isCards?: true;
  /** What it is of, where it is not of birds. */
  of?: AboutKind;
};

const somebody = ["name", "tax_id", "address"] as const;
const home = ["legal_name", "tax_id", "address", "postal_code", "locality"] as const;

/** The kinds that this room writes of birds, in the order in which they are offered. */
const paperPlans = {
  transfer: {
    breeder: home,
    party: somebody,
    typed: ["reason", "notes"],
    bird: ["ring", "latin_name", "sex", "parents"],
    // The authority's form has six lines.
    species: 6,
  },
  reservation: {
    breeder: ["legal_name", "tax_id", "address", "phone"],
    party: somebody,
    typed: ["deposit", "until", "conditions", "notes"],
    needed: ["until"],
    bird: ["ring"],
  },
  captive_birth: {
    breeder: [...home, "premises"],
    typed: ["notes"],
    bird: ["ring", "latin_name", "birth_date", "parents"],
  },
  loss: {
    breeder: [...home, "premises", "phone"],
    typed: ["reason", "place", "notes"],
    needed: ["reason"],
    bird: ["ring", "latin_name"],
  },
  cites: {
    breeder: [...home, "district", "phone", "email", "premises"],
    typed: ["reason", "notes"],
    needed: ["reason"],
    bird: ["ring", "latin_name", "birth_date", "parents", "source_code"],
  },
  show: {
    breeder: ["legal_name", "address", "phone", "email"],
    typed: ["event", "place", "notes"],
    needed: ["event"],
    bird: ["ring"],
  },
  loan: {
    breeder: ["legal_name", "tax_id", "address", "phone"],
    party: [...somebody, "phone"],
    typed: ["until", "conditions", "notes"],
    needed: ["until"],
    bird: ["ring"],
  },
  passport: { breeder: ["legal_name"], typed: ["notes"], bird: ["ring", "latin_name", "birth_date"], isCards: true },
  cage_card: { breeder: [], typed: ["notes"], bird: [], isCards: true },
  clutch_card: { breeder: [], typed: ["notes"], bird: [], of: "clutch" },
  treatment_log: { breeder: ["legal_name", "premises"], typed: ["notes"], bird: [], of: "treatments" },
  register: { breeder: [...home, "premises"], typed: ["notes"], bird: [], of: "register" },
} as const satisfies Partial<Record<PaperKind, Plan>>;

export type WrittenKind = keyof typeof paperPlans;
export const writtenKinds = Object.keys(paperPlans) as [WrittenKind, ...WrittenKind[]];
/** All that stand among the papers: the annual return is issued on a page of its own, and no draft of it is begun. */
export const listedKinds = [...writtenKinds, "annual_return"] as const;
export const isWritten = (kind: string): kind is WrittenKind => writtenKinds.some((it) => it === kind);
export const planOf = (kind: WrittenKind): Plan => paperPlans[kind];
/** Those that are of birds, which a bird's page and a sale's begin. */
export const birdKinds: readonly WrittenKind[] = writtenKinds.filter((kind) => !planOf(kind).of);

/** The version of our own layout of every kind; a change of what stands on a paper makes it one higher. */
export const layoutVersion = 1;
