import { budgerigar } from "./budgerigar.ts";
import { canary } from "./canary.ts";
import { cockatiel } from "./cockatiel.ts";
import { gouldian, zebraFinch } from "./finches.ts";
import type { Book } from "./loci.ts";
import { fischer, masked, rosyLovebird } from "./lovebirds.ts";
import { ringneck } from "./ringneck.ts";

/** What is known of the colours of each species, by the slug of its catalogue entry. */
export const books: Readonly<Record<string, Book>> = Object.fromEntries(
  [budgerigar, cockatiel, rosyLovebird, fischer, masked, canary, zebraFinch, gouldian, ringneck].map((book) => [
    book.species,
    book,
  ]),
);

/** A species nothing is written of yet: it has what its breeders add. */
export const emptyBook = (species: string): Book => ({
  species,
  loci: [],
  links: [],
  looks: [],
  normal: { pt: "normal", en: "normal" },
});
