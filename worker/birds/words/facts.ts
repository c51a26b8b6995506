import { birdColumns, eachBirdColumn, type Fact, type FileFieldOf } from "#db/bird-columns.ts";
import { under } from "#worker/locales/prefixed-words.ts";

type FactWords = {
  /** On the form and on the bird's pages; and wherever nothing else is said. */
  name: string;
  /** In the trail. */
  trail?: string;
  /** Over its column in a file, and where the pages speak of that column. */
  heading?: string;
  column?: string;
  /** What its column may hold. */
  what: string;
};

/** The words of every fact under the keys by which forms, the trail, files and the pages of an import ask for them. */
export function wordsOfFacts(words: Record<Fact, FactWords>) {
  const byColumn = (text: (its: FactWords) => string) => eachBirdColumn({ isFact: true }, (it) => text(words[it]));
  const byFile = (text: (its: FactWords) => string) =>
    Object.fromEntries(
      Object.entries(byColumn(text)).map(([column, word]) => [birdColumns[column as Fact].file, word]),
    ) as Record<FileFieldOf<Fact>, string>;
  return {
    form: under(
      "birds.field.",
      byColumn(({ name }) => name),
    ),
    trail: under(
      "audit.bird.",
      byColumn(({ name, trail = name }) => trail),
    ),
    heading: under(
      "import.field.",
      byFile(({ name, heading = name }) => heading),
    ),
    column: under(
      "imports.field.",
      byFile(({ name, heading = name, column = heading }) => column),
    ),
    what: under(
      "imports.what.",
      byFile(({ what }) => what),
    ),
  };
}
