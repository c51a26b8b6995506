import { Link } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Pill, type Tone } from "#app/ui/pill.tsx";
import { useWords } from "#app/ui/words.tsx";
import { type InbreedingRisk, inbreedingRisks } from "#db/vocabulary.ts";
import type { FullHead } from "#worker/birds/heads.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import { Fact, factsClass } from "./fact.tsx";

type Figures = Pick<FullHead, "inbreeding" | "completeness" | "pedigree_depth">;

/** The word breeders have for such an F; none below a sixteenth. */
export const riskOf = (inbreeding: number) => inbreedingRisks.find(({ from }) => inbreeding >= from - 1e-12)?.risk;

const tones: Record<InbreedingRisk, Tone> = { low: "stone", elevated: "amber", high: "red" };

type Props = {
  of: Omit<Figures, "pedigree_depth">;
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
    <Pill tone={tones[risk]} icon={risk === "low" ? undefined : CircleAlert}>
      {t(`birds.risk.${risk}`)}
    </Pill>
  );
}

/** F, what it rests on, and what that means, at the head of a bird's tree. */
export function InbreedingFacts({ head, children }: { head: Figures; children: ReactNode }) {
  const { t, language } = useWords();
  const { inbreeding, completeness, pedigree_depth } = head;
  const meaning = completeness === 0 ? "parents" : completeness < 1 ? "bound" : "whole";
  return (
    <section aria-labelledby="inbreeding">
      <h2 id="inbreeding">{t("pedigree.inbreeding")}</h2>
      <dl className={factsClass}>
        <Fact label="pedigree.inbreeding.f">
          {shareInWords(inbreeding, language)} <Risk inbreeding={inbreeding} />
        </Fact>
        <Fact label="pedigree.inbreeding.completeness">{shareInWords(completeness, language)}</Fact>
        <Fact label="pedigree.inbreeding.depth">{t("pedigree.generations", { count: pedigree_depth })}</Fact>
      </dl>
      <p className="mt-3 max-w-prose text-sm text-muted">{t(`pedigree.inbreeding.${meaning}`)}</p>
      {inbreeding > 0 && children}
    </section>
  );
}
