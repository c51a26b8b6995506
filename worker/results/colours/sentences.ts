import type { Language, Sex } from "#db/vocabulary.ts";
import type { Words } from "#worker/genetics/books/loci.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Uneven } from "./brood.ts";
import type { Splits } from "./explanations.ts";
import type { Surprise } from "./judging.ts";
import type { ChickRow } from "./rows.ts";

/** What a chick is called with what is written of it: `PT 12 (cinnamon, cock)`. */
export function calledBy({ identifier, mutation, genotype, sex }: ChickRow, language: Language): string {
  const look = mutation ?? genotype ?? "";
  const what = sex === "unknown" ? look : `${look}, ${sexName(sex, language)}`;
  return `${identifier} (${what})`;
}

const sexName = (sex: Exclude<Sex, "unknown">, language: Language) => translate(language, `results.brood.sex.${sex}`);

/** That a pair cannot have a chick, as its birds are written. */
export const impossible = (chick: ChickRow, language: Language): string =>
  translate(language, "results.brood.impossible", { chick: calledBy(chick, language) });

/** What could explain a chick its parents cannot have, in sentences; `nest` is the number of the pair that raised it. */
export function whatExplains(surprise: Surprise, language: Language, nest: string | null): string[] {
  const say = (key: string, values: Record<string, string> = {}) => translate(language, `results.brood.${key}`, values);
  if (surprise.isExplained) return [say("explained")];
  const { splits, other, fathers, mothers } = surprise;
  const rings = (of: Surprise["fathers"]) => of.map(({ identifier }) => identifier).join(", ");
  return [
    splits ? splitsIn(splits, language, "no_split") : say("no_split"),
    other && say(`other.${other.sex}`, { what: uncapital(splitsIn(other.splits, language, "other.possible")) }),
    fathers.length > 0 && say("father", { rings: rings(fathers) }),
    mothers.length > 0 && say("mother", { rings: rings(mothers) }),
    nest !== null && surprise.foster_pair_id !== null && say("nest", { pair: nest }),
  ].filter((it) => typeof it === "string" && it !== "") as string[];
}

/** Who would have to carry what; of the other sex nothing may be needed at all. */
function splitsIn({ cock, hen, either }: Splits, language: Language, otherwise: "no_split" | "other.possible"): string {
  const names = (all: readonly Words[]) =>
    listOf(
      all.map((it) => it[language]),
      language,
    );
  const say = (who: string, all: readonly Words[]) =>
    translate(language, `results.brood.needs.${who}`, { names: names(all) });
  const isBoth = cock.length > 0 && names(cock) === names(hen);
  const all = isBoth
    ? [say("both", cock)]
    : [
        cock.length > 0 && say("cock", cock),
        hen.length > 0 && say("hen", hen),
        either.length > 0 && say("either", either),
      ];
  const sentences = all.filter((it) => it !== false).join(" ");
  return sentences || translate(language, `results.brood.${otherwise}`);
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const listOf = (all: readonly string[], language: Language): string => {
  const [last = "", ...before] = [...all].reverse();
  return before.length === 0
    ? last
    : translate(language, "results.brood.and", { first: before.reverse().join(", "), last });
};

// A chance that is nothing to a computer is told as this.
const mostBroods = 1_000_000_000;

/** How a brood hatched otherwise than foretold, and in how many broods chance alone does so. */
export function unevenInWords({ of, class: { name, sex, hatched }, expected, p }: Uneven, language: Language): string {
  const plain = uncapital(name[language]);
  const broods = Math.min(mostBroods, Math.round(1 / p));
  const rounded = Number(broods.toPrecision(2));
  const key = hatched === 0 ? "none" : "some";
  return translate(language, `results.brood.uneven.${key}`, {
    count: hatched,
    of,
    look: sex ? `${plain} (${sexName(sex, language)})` : plain,
    expected: numberFormat(language, { maximumFractionDigits: 1 }).format(expected),
    broods: numberFormat(language, { useGrouping: "always" }).format(rounded),
  });
}
