import { eq } from "drizzle-orm";
import { mutations } from "#db/schema/genetics.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { genesFromAddress, lettered } from "./addresses.ts";
import type { Book } from "./books/loci.ts";
import { choicesOf, type LocusChoices } from "./choices.ts";
import type { AddressQuery, CrossDraft, ParentsDraft } from "./contract.ts";
import {
  type BirdView,
  type Crossed,
  crossed,
  faultOf,
  genotypeOf,
  isTooMuch,
  type Share,
  serializeBird,
  settledIn,
  shareOf,
} from "./crosses.ts";
import type { Genotype } from "./crossing/genes.ts";
import { parentsOf, statesAt } from "./crossing/reverse.ts";
import { serializeBook } from "./gene-views.ts";
import { type PhaseChoice, phaseChoices, phasesFromAddress } from "./phases.ts";
import { type Kind, mutationsWhere, type SpeciesBook, speciesBookFor, speciesBookOf, speciesNamed } from "./queries.ts";

/** What the calculator's page shows: the species, what can be chosen, and the answer once something is. */
export type CrossPage = {
  kinds: Kind[];
  chosen: Kind | null;
  choices: LocusChoices[];
  asked: Record<string, string>;
  /** Which linked mutations lie together: asked once a bird has two of them. */
  phases: { cock: PhaseChoice[]; hen: PhaseChoice[] };
  crossed: Crossed | null;
  fault: { field: string; message: string } | null;
};

/** The calculator as a form: an impossible question is told in its place, the form stays. */
export async function crossPage(scope: Scope, input: AddressQuery): Promise<CrossPage> {
  return crossPageOf(scope, await speciesBookFor(scope, input.species_id), input);
}

/** The same over the book of a species that was read with something else; with `isRequested` two normal birds are answered too. */
export function crossPageOf(scope: Scope, species: SpeciesBook, input: AddressQuery, isRequested = false): CrossPage {
  const { language } = scope;
  const given = Object.fromEntries(
    Object.entries(input).filter(([name, it]) => /^[ch]p?\./.test(name) && it),
  ) as GenotypeInput;
  const page = { ...plain(species, scope), asked: given, crossed: null, fault: null, phases: noPhases };
  if (!species.book || (!isRequested && Object.keys(given).length === 0)) return page;
  const cock: Genotype = { sex: "male", genes: genesFromAddress(given, "c"), phases: phasesFromAddress(given, "cp") };
  const hen: Genotype = { sex: "female", genes: genesFromAddress(given, "h"), phases: phasesFromAddress(given, "hp") };
  for (const [field, bird] of Object.entries({ cock, hen })) {
    const fault = faultOf(species.book, bird, language);
    // The form is where the question is put right.
    if (fault) return { ...page, fault: { field, message: translate(language, fault.key, fault.values) } };
  }
  const pair = { cock: settledIn(species.book, cock), hen: settledIn(species.book, hen) };
  if (isTooMuch(species.book, pair))
    return { ...page, fault: { field: "cock", message: translate(language, "genetics.too_many") } };
  const phases = {
    cock: phaseChoices(species.book, pair.cock, language),
    hen: phaseChoices(species.book, pair.hen, language),
  };
  return { ...page, phases, crossed: crossed(species.book, pair, language) };
}

const noPhases: CrossPage["phases"] = { cock: [], hen: [] };

type GenotypeInput = Record<string, string>;

const plain = ({ kinds, chosen, book }: SpeciesBook, { language }: Scope) => ({
  kinds,
  chosen,
  choices: book ? choicesOf(book, language) : [],
});

/** What a cock and a hen give. */
export async function cross(scope: Scope, { species_id, cock, hen }: CrossDraft): Promise<Crossed> {
  const book = bookIn(await speciesBookFor(scope, species_id));
  const { language } = scope;
  const pair = { cock: genotypeOf(book, "male", cock, language), hen: genotypeOf(book, "female", hen, language) };
  if (isTooMuch(book, pair)) throw new Refusal("invalid", { cock: ["genetics.too_many"] });
  return crossed(book, pair, language);
}

function bookIn({ book }: SpeciesBook): Book {
  if (!book) throw new Refusal("missing");
  return book;
}

export type ParentsView = { cock: BirdView; hen: BirdView; chance: Share };

/** Which parents can give a young, the surest first. */
export async function parents(scope: Scope, draft: ParentsDraft): Promise<ParentsView[]> {
  return parentsIn(scope, bookIn(await speciesBookFor(scope, draft.species_id)), draft);
}

function parentsIn(
  scope: Scope,
  book: Book,
  { sex, states, cock, hen }: Omit<ParentsDraft, "species_id">,
): ParentsView[] {
  const { language } = scope;
  for (const [locus, state] of Object.entries(states))
    if (!book.loci.some(({ key }) => key === locus) || !statesAt(book, locus).includes(state))
      throw new Refusal("invalid", { states: ["genetics.unknown_allele"] }, { values: { name: locus } });
  const known = {
    ...(cock && { cock: genotypeOf(book, "male", cock, language).genes }),
    ...(hen && { hen: genotypeOf(book, "female", hen, language).genes }),
  };
  return parentsOf(book, { ...(sex && { sex }), states }, known).map((it) => ({
    cock: serializeBird(book, it.cock, language),
    hen: serializeBird(book, it.hen, language),
    chance: shareOf(it.chance),
  }));
}

export type ParentsPage = Omit<CrossPage, "crossed" | "fault" | "phases"> & {
  sex: "male" | "female" | null;
  found: ParentsView[] | null;
};

/** The reverse question as a form. */
export async function parentsPage(scope: Scope, input: AddressQuery): Promise<ParentsPage> {
  const species = await speciesBookFor(scope, input.species_id);
  const { sex } = input;
  const wanted = lettered(input as Record<string, string>, "w").slice(0, 4);
  const { choices, ...rest } = plain(species, scope);
  const page = {
    ...rest,
    choices: choices.filter(({ looks }) => looks.length > 0),
    asked: Object.fromEntries(wanted.map(([key, it]) => [`w.${key}`, it])),
  };
  const found =
    species.book && wanted.length > 0
      ? parentsIn(scope, species.book, { states: Object.fromEntries(wanted), ...(sex && { sex }) })
      : null;
  return { ...page, sex: sex || null, found };
}

/** A mutation to be edited, and the catalogue's series of its species that it could belong to. */
export async function mutationForm(scope: Scope, id: string) {
  const [[mutation], all, own] = await scope.db.batch([
    mutationsWhere(scope, eq(mutations.id, id)),
    speciesNamed(scope),
    mutationsWhere(scope),
  ]);
  if (!mutation) throw new Refusal("missing");
  const { book } = speciesBookOf(all, own, mutation.species_id);
  const loci = book ? serializeBook(book, own, scope.language).loci : [];
  return { mutation, loci: loci.filter(({ is_graded, alleles }) => !is_graded && alleles.some((it) => !it.own)) };
}
