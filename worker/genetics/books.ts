import { budgerigar } from "./book-budgerigar.ts";
import { canary } from "./book-canary.ts";
import { cockatiel } from "./book-cockatiel.ts";
import { gouldian, zebraFinch } from "./book-finches.ts";
import { fischer, masked, rosyLovebird } from "./book-lovebirds.ts";
import { ringneck } from "./book-ringneck.ts";
import type { Book } from "./loci.ts";

/** What is known of the colours of each species, by the slug of its catalogue entry. */
export const books: Readonly<Record<string, Book>> = Object.fromEntries(
  [budgerigar, cockatiel, rosyLovebird, fischer, masked, canary, zebraFinch, gouldian, ringneck].map((book) => [
    book.species,
    book,
  ]),
);

/** A species nothing is written of yet: it has what its breeders add. */
export const emptyBook = (species: string): Book => ({
  ...{ species, loci: [], links: [], looks: [] },
  normal: { pt: "normal", en: "normal" },
});
