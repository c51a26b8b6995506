import { books } from "#worker/genetics/books/all.ts";
import { vocabularyOf } from "#worker/genetics/vocabulary.ts";
import { stemsOf } from "../text/stems.ts";

let known: Map<string, string> | undefined;

/** Every colour of the books by its stems, made once. */
function colours(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const book of Object.values(books))
    for (const name of vocabularyOf(book).visual.exact.keys())
      if (name.length > 2 && !/\d/.test(name)) known.set(stemsOf(name), known.get(stemsOf(name)) ?? name);
  return known;
}

/** The colour of the books that a phrase means, in its own language. */
export const colourOf = (phrase: string): string | undefined => colours().get(stemsOf(phrase));
