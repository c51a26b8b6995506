import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { PairVerdict } from "#db/vocabulary.ts";
import { type Reasoned, type ReasonTone, reasonsOf } from "./pair-reasons.ts";

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

type Props = {
  pair: Reasoned & { verdict: PairVerdict };
  /** Whom it is about, where the page judges several. */
  of?: string;
  id?: string;
};

/** Whether a pair is a good idea, in a sentence, and why, in a list. */
export function Verdict({ pair, of, id = "verdict" }: Props) {
  const { t, language } = useWords();
  return (
    <section className="verdict" data-verdict={pair.verdict} aria-labelledby={id}>
      <h2 id={id}>
        <Icon of={verdictSigns[pair.verdict]} /> {of && `${of}: `}
        {t(`kinship.pair.verdict.${pair.verdict}`)}
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
