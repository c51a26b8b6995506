import { useWords } from "#app/locales/words.tsx";
import { Pill, type Tone } from "#app/marks/pill.tsx";
import { type Evidence, evidences } from "#db/vocabulary.ts";

const tones: Record<Evidence, Tone> = { measured: "green", derived: "sky", estimated: "stone", disputed: "amber" };

/** How sure something is, in a word. */
export function EvidenceMark({ of }: { of: Evidence }) {
  const { t } = useWords();
  return (
    <Pill tone={tones[of]} icon={of === "disputed" ? "circle-alert" : undefined}>
      {t(`genetics.evidence.${of}`)}
    </Pill>
  );
}

/** What the marks mean. */
export function EvidenceLegend() {
  const { t } = useWords();
  return (
    <section aria-labelledby="marks" className="grid gap-2">
      <h2 id="marks" className="font-semibold">
        {t("genetics.legend")}
      </h2>
      <dl className="gene-legend">
        {evidences.map((it) => (
          <div key={it}>
            <dt>
              <EvidenceMark of={it} />
            </dt>
            <dd>{t(`genetics.evidence.${it}.means`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
