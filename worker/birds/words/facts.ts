import {
  type BirdColumnWith,
  birdColumns,
  birdColumnsWith,
  type Fact,
  type FactValue,
  type FaultOf,
  type FileFieldOf,
  type MeasuredFact,
} from "#db/bird-columns.ts";

/** Facts that are one of a list of words, and those whose box on the form has a hint. */
type Chosen = Extract<Fact, BirdColumnWith<{ kind: "choice" }>>;
type Hinted = Extract<Fact, BirdColumnWith<{ isHinted: true }>>;

type NameWords = {
  /** On the form and on the bird's pages; and wherever nothing else is said. */
  name: string;
  /** In the trail. */
  trail?: string;
  /** Over its column in a file, and where the pages speak of that column. */
  heading?: string;
  column?: string;
  /** What else is written over such a column, in this language or none; `|` stands between, case and accents do not count. */
  headings?: string;
  /** What its column may hold. */
  what: string;
};
type OptionWords = {
  /** On the pages and in the trail. */
  name: string;
  /** In a file. */
  file: string;
  /** What else is read as it; `|` stands between. */
  read?: string;
};
/**
 * The words of a fact: which faults there are, its kind says, and whether there is a hint, its plan. What is shown with its
 * unit has a name without it on the bird's pages, `shown`.
 */
type FactWords<Name extends Fact> = NameWords &
  Record<FaultOf<Name>, string> &
  (Name extends Hinted ? { hint: string } : unknown) &
  (Name extends MeasuredFact ? { shown: string } : unknown) &
  (Name extends Chosen ? { options: Record<FactValue<Name>, OptionWords> } : unknown);
type AnyWords = NameWords &
  Partial<Record<FaultOf<Fact> | "hint" | "shown", string>> & { options?: Record<string, OptionWords> };

type Option = { [Name in Chosen]: `${Name}.${FactValue<Name>}` }[Chosen];
type CellWord<Name extends Fact> = Exclude<FaultOf<Name>, "refused"> | (Name extends Chosen ? FactValue<Name> : never);
type CellKey = { [Name in Fact]: `import.${FileFieldOf<Name>}.${CellWord<Name>}` }[Fact];
type RefusedKey = { [Name in Fact]: "refused" extends FaultOf<Name> ? `birds.${FileFieldOf<Name>}` : never }[Fact];

const listed = (texts: string | undefined) => texts?.split("|") ?? [];

/** The words of every fact under the keys by which forms, the trail, files and the pages of an import ask for them. */
export function wordsOfFacts(words: { [Name in Fact]: FactWords<Name> }) {
  const facts = birdColumnsWith({ isFact: true });
  const its = (name: Fact): AnyWords => words[name];
  const optionsOf = (name: Fact) => Object.entries(its(name).options ?? {});
  const each = <Key extends string>(entriesOf: (name: Fact, its: AnyWords) => Array<[string, string | undefined]>) =>
    Object.fromEntries(
      facts.flatMap((name) => entriesOf(name, its(name))).filter(([, text]) => text !== undefined),
    ) as Record<Key, string>;
  const options = <Key extends string>(keyOf: (option: string) => string) =>
    each<Key>((name) => optionsOf(name).map(([word, it]) => [keyOf(`${name}.${word}`), it.name]));
  const fileOf = (name: Fact) => birdColumns[name].file;
  return {
    form: each<`birds.field.${Fact}`>((name, it) => [[`birds.field.${name}`, it.name]]),
    hint: each<`birds.hint.${Hinted}`>((name, it) => [[`birds.hint.${name}`, it.hint]]),
    shown: each<`birds.shown.${MeasuredFact}`>((name, it) => [[`birds.shown.${name}`, it.shown]]),
    option: options<`birds.option.${Option}`>((it) => `birds.option.${it}`),
    refused: each<RefusedKey>((name, it) => [[`birds.${fileOf(name)}`, it.refused]]),
    trail: {
      ...each<`audit.bird.${Fact}`>((name, it) => [[`audit.bird.${name}`, it.trail ?? it.name]]),
      ...options<`audit.bird.${Option}`>((it) => `audit.bird.${it}`),
    },
    heading: each<`import.field.${FileFieldOf<Fact>}`>((name, it) => [
      [`import.field.${fileOf(name)}`, it.heading ?? it.name],
    ]),
    /** What a cell may hold, and what is wrong with one. */
    cell: each<CellKey>((name, it) => [
      ...optionsOf(name).map(([word, { file }]): [string, string] => [`import.${fileOf(name)}.${word}`, file]),
      ...(["unclear", "ambiguous", "number"] as const).map((fault): [string, string | undefined] => [
        `import.${fileOf(name)}.${fault}`,
        it[fault],
      ]),
    ]),
    column: each<`imports.field.${FileFieldOf<Fact>}`>((name, it) => [
      [`imports.field.${fileOf(name)}`, it.column ?? it.heading ?? it.name],
    ]),
    what: each<`imports.what.${FileFieldOf<Fact>}`>((name, it) => [[`imports.what.${fileOf(name)}`, it.what]]),
    /** Every heading that means a fact's column, and every text that means a word of its list. */
    headings: (name: Fact): string[] => [its(name).heading ?? its(name).name, ...listed(its(name).headings)],
    meanings: (name: Fact): Array<[word: string, texts: string[]]> =>
      optionsOf(name).map(([word, it]) => [word, [it.name, it.file, ...listed(it.read)]]),
  };
}
