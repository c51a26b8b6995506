import { Link } from "@remix-run/react";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import { type InbreedingRisk, inbreedingRisks, type Language } from "#db/vocabulary.ts";
import { shareInWords, wholeShare } from "#worker/locales/shares.ts";

/** The word breeders have for such an F; none below a sixteenth. */
export const riskOf = (inbreeding: number) => inbreedingRisks.find(({ from }) => inbreeding >= from - 1e-12)?.risk;

const tones: Record<InbreedingRisk, Tone> = { low: "stone", elevated: "amber", high: "red" };

/** F as it stands for a bird, and the share of the pedigree it rests on: both from 0 to 1. */
type Figures = { inbreeding: number; completeness: number };

/**
 * F in words, and what it rests on where the five generations counted are not all known: "at least 6.25%" of "58% of the
 * pedigree known". Without both parents nothing can be said of F, and it is unknown.
 */
export function inbreedingInWords(
  { inbreeding, completeness }: Figures,
  { t, language }: { t: Translate; language: Language },
): { text: string; basis?: string } {
  if (completeness === 0) return { text: t("birds.inbreeding.unknown") };
  const share = shareInWords(inbreeding, language);
  if (completeness === 1) return { text: share };
  const basis = t("birds.inbreeding.known", { share: wholeShare(completeness, language) });
  return { text: inbreeding === 0 ? t("birds.inbreeding.none") : t("birds.inbreeding.at_least", { share }), basis };
}

type Props = {
  of: Figures;
  /** Where F is explained. */
  to?: string;
};

/** F with the word for its risk, and how much of the pedigree it rests on where not all is known. */
export function Inbreeding({ of, to }: Props) {
  const { text, basis } = inbreedingInWords(of, useWords());
  return (
    <>
      {to ? (
        <Link className="link" to={to}>
          {text}
        </Link>
      ) : (
        text
      )}{" "}
      <Risk inbreeding={of.inbreeding} /> {basis && <span className="text-sm text-muted">{`(${basis})`}</span>}
    </>
  );
}

/** F as short as a column has it, its words in the title: "6.25%", "≥ 6.25%" with a part of the pedigree, "?" without. */
export function ShortInbreeding({ of }: { of: Figures }) {
  const words = useWords();
  const { text, basis } = inbreedingInWords(of, words);
  // An F of zero over a pedigree that is known in part says nothing.
  if (of.completeness === 0 || (basis && of.inbreeding === 0))
    return (
      <abbr className="not-known" title={basis ? `${text} (${basis})` : text}>
        —
      </abbr>
    );
  const share = shareInWords(of.inbreeding, words.language);
  const risk = riskOf(of.inbreeding);
  const look = risk && risk !== "low" ? "font-semibold text-clay" : undefined;
  return (
    <span className={look} title={basis ? `${text} (${basis})` : undefined}>
      {basis ? `≥\u00a0${share}` : share}
    </span>
  );
}

/** The word for the risk of an F; nothing where there is none. */
export function Risk({ inbreeding }: { inbreeding: number }) {
  const { t } = useWords();
  const risk = riskOf(inbreeding);
  if (!risk) return null;
  return (
    <Pill tone={tones[risk]} icon={risk === "low" ? undefined : "circle-alert"}>
      {t(`birds.risk.${risk}`)}
    </Pill>
  );
}
