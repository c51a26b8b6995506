import type { ReactNode } from "react";
import { Inbreeding } from "#app/kinship/inbreeding.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Fact, factsClass } from "#app/marks/fact.tsx";
import type { BirdHead } from "#worker/birds/columns/header.ts";

/** F, what it rests on, and what that means, at the head of a bird's tree. */
export function InbreedingFacts({
  head,
  children,
}: {
  head: Pick<BirdHead, "inbreeding" | "completeness" | "pedigree_depth">;
  children?: ReactNode;
}) {
  const { t } = useWords();
  const { inbreeding, completeness, pedigree_depth } = head;
  const meaning = completeness === 0 ? "parents" : completeness < 1 ? "bound" : "whole";
  return (
    <section aria-labelledby="inbreeding">
      <h2 id="inbreeding">{t("pedigree.inbreeding")}</h2>
      <dl className={factsClass}>
        <Fact label="pedigree.inbreeding.f">
          <Inbreeding of={head} />
        </Fact>
        <Fact label="pedigree.inbreeding.depth">{t("pedigree.generations", { count: pedigree_depth })}</Fact>
      </dl>
      <p className="mt-3 max-w-prose text-sm text-muted">{t(`pedigree.inbreeding.${meaning}`)}</p>
      {inbreeding > 0 && children}
    </section>
  );
}
