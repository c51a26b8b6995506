import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { PairVerdict } from "#db/vocabulary.ts";
import type { PairAnswer } from "#worker/mating/pair.ts";
import { type ReasonTone, reasonsOf } from "./pair-reasons.ts";

const verdictSigns: Record<PairVerdict, IconName> = {
  good: "circle-check",
  unknown: "info",
  weigh: "circle-alert",
  avoid: "circle-x",
};
const reasonSigns: Record<ReasonTone, IconName> = {
  for: "check",
  told: "info",
  weigh: "circle-alert",
  against: "circle-x",
};

/** Whether a pair is a good idea, in a sentence, and why, in a list. */
export function Verdict({ pair }: { pair: PairAnswer }) {
  const { t, language } = useWords();
  return (
    <section className="verdict" data-verdict={pair.verdict} aria-labelledby="verdict">
      <h2 id="verdict">
        <Icon of={verdictSigns[pair.verdict]} /> {t(`kinship.pair.verdict.${pair.verdict}`)}
      </h2>
      <ul>
        {reasonsOf(pair, t, language).map(({ tone, words }) => (
          <li key={words} data-tone={tone}>
            <Icon of={reasonSigns[tone]} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
