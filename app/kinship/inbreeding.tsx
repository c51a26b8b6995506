import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import { type InbreedingRisk, inbreedingRisks } from "#db/vocabulary.ts";
import { shareInWords } from "#worker/locales/shares.ts";

/** The word breeders have for such an F; none below a sixteenth. */
export const riskOf = (inbreeding: number) => inbreedingRisks.find(({ from }) => inbreeding >= from - 1e-12)?.risk;

const tones: Record<InbreedingRisk, Tone> = { low: "stone", elevated: "amber", high: "red" };

type Props = {
  of: { inbreeding: number; completeness: number };
  /** Where F is explained. */
  to?: string;
};

/** F with the word for its risk, and how much of the pedigree it rests on where not all is known. */
export function Inbreeding({ of: { inbreeding, completeness }, to }: Props) {
  const { t, language } = useWords();
  const said = shareInWords(inbreeding, language);
  const known = t("birds.inbreeding.known", { share: shareInWords(completeness, language) });
  return (
    <>
      {to ? (
        <Link className="link" to={to}>
          {said}
        </Link>
      ) : (
        said
      )}{" "}
      <Risk inbreeding={inbreeding} />
      {completeness < 1 && <span className="block text-sm text-muted">{known}</span>}
    </>
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
