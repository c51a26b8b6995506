import { languages } from "#db/vocabulary.ts";
import { questionKinds } from "../question.ts";
import type { Judged } from "./judge.ts";

/** What all questions have to come to: parts of 1, and counts. */
const least = { right: 0.95, blind: 0.9, figures: 1 };

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const percent = (part: number, whole: number) =>
  whole === 0 ? "–" : `${Math.floor(1000 * share(part, whole)) / 10} % (${part}/${whole})`;

function counts(all: readonly Judged[]) {
  const figures = all.filter(({ hasRightFigures }) => hasRightFigures !== null);
  return {
    questions: all.length,
    right: all.filter(({ isRight }) => isRight).length,
    figures: figures.length,
    rightFigures: figures.filter(({ hasRightFigures }) => hasRightFigures).length,
    leaks: all.reduce((sum, { leaks }) => sum + leaks.length, 0),
    doses: all.reduce((sum, { doses }) => sum + doses.length, 0),
  };
}

function line(name: string, all: readonly Judged[]): string {
  const it = counts(all);
  const [right, figures] = [percent(it.right, it.questions), percent(it.rightFigures, it.figures)];
  return `| ${name} | ${it.questions} | ${right} | ${figures} | ${it.leaks} | ${it.doses} |`;
}

/** The table of the room's README, by kind and language, and then every fault. */
export function tableOf(all: readonly Judged[]): string {
  const rows = languages.flatMap((language) =>
    questionKinds.map((kind) => {
      const own = all.filter(({ question }) => question.language === language && question.kind === kind);
      return line(`${language} ${kind}`, own);
    }),
  );
  const blind = all.filter(({ question }) => question.isBlind);
  const sums = [
    ...languages.map((it) =>
      line(
        `blind ${it}`,
        blind.filter(({ question }) => question.language === it),
      ),
    ),
    line("blind", blind),
    line(
      "the others",
      all.filter(({ question }) => !question.isBlind),
    ),
    line("all", all),
  ];
  const head = ["| kind | questions | right tool and arguments | right figures | leaks | doses |"];
  const faults = all.flatMap(({ question, faults }) =>
    faults.map((fault) => {
      const before = question.before.map((it) => `${it} → `).join("");
      return `${question.isBlind ? "blind " : ""}${question.language} ${question.kind}, ${question.role}: ${before}${question.question}\n    ${fault}`;
    }),
  );
  return [...head, "| --- | --: | --: | --: | --: | --: |", ...rows, ...sums, "", ...faults, ""].join("\n");
}

/** What is not as good as it has to be; nothing where all is well. */
export function shortcomings(all: readonly Judged[]): string[] {
  const [every, blind] = [counts(all), counts(all.filter(({ question }) => question.isBlind))];
  const silent = all.filter(({ question, isRight }) => question.kind === "unanswerable" && !isRight).length;
  return [
    ...(share(every.right, every.questions) < least.right ? [`${percent(every.right, every.questions)} right`] : []),
    ...(share(blind.right, blind.questions) < least.blind
      ? [`${percent(blind.right, blind.questions)} of the blind right`]
      : []),
    ...(share(every.rightFigures, every.figures) < least.figures
      ? [`${every.figures - every.rightFigures} wrong figures`]
      : []),
    ...(every.leaks > 0 ? [`${every.leaks} leaks`] : []),
    ...(every.doses > 0 ? [`${every.doses} doses`] : []),
    ...(silent > 0 ? [`${silent} unanswerable ones not said to be`] : []),
  ];
}
