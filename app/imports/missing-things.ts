import { useWords } from "#app/locales/words.tsx";
import type { ImportReport, Made } from "#worker/imports/report-contract.ts";

type Lack = { count: number; text: string };
const mostNamed = 3;

/** What a file names and the organisation lacks, kind by kind in words: all that is made before its birds. */
export function useLacks({ makes, references }: Pick<ImportReport, "makes" | "references">): Lack[] {
  const { t } = useWords();
  const kinds = (["species", "statuses", "places"] as const).map((kind) => {
    const count = makes[kind].length;
    return { count, text: t(`imports.lacks.${kind}`, { count, names: namesOf(makes[kind]) }) };
  });
  const parents = { count: references, text: t("imports.lacks.parents", { count: references }) };
  return [...kinds, parents].filter(({ count }) => count > 0);
}

const namesOf = (made: readonly Made[]) =>
  made
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(", ") + (made.length > mostNamed ? ", …" : "");
