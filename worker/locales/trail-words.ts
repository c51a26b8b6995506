import type { Language, Subject } from "#db/vocabulary.ts";
import { hasWords, translate } from "./translate.ts";

// A room says `audit.<subject>.<column>`, and behind it the words a column may hold. What means the same wherever it
// stands, such as a name, is said once under `audit.field`.

const wordsOf = (language: Language, subject: Subject, rest: string): string | undefined => {
  const keys = [`audit.${subject}.${rest}`, `audit.field.${rest}`];
  const key = keys.find((it) => hasWords(language, it));
  return key && translate(language, key);
};

/** A column of a subject's lines as the reader calls it; undefined for one that nobody has words for. */
export const columnInWords = (language: Language, subject: Subject, column: string): string | undefined =>
  wordsOf(language, subject, column);

/** A word that a column holds as the reader says it; undefined for what is no word of that column. */
export const wordInWords = (language: Language, subject: Subject, column: string, word: string): string | undefined =>
  /^\w{1,40}$/.test(word) ? wordsOf(language, subject, `${column}.${word}`) : undefined;
