import { Link } from "@remix-run/react";
import { ShareBar } from "#app/genetics/share-bar.tsx";
import { shareIn } from "#app/genetics/shares.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { EvidenceBird, InferenceView } from "#worker/genotypes/page.ts";

type Found = { found: InferenceView };

/** Records that cannot both be true: told, never hidden. */
export function Contradictions({ found: { contradictions } }: Found) {
  const { t } = useWords();
  if (contradictions.length === 0) return null;
  return (
    <Banner tone="error" title={t("genetics.bird.impossible")}>
      <ul>
        {contradictions.map(({ kind, id, identifier, locus }) => (
          <li key={`${kind} ${id} ${locus}`}>
            {t(`genetics.bird.impossible.${kind}`, { ring: identifier, locus })}{" "}
            {kind === "chick" && <Link to={`/birds/${id}`}>{identifier}</Link>}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** What the bird is likely to be, and by whom that is told. */
export function InferenceList({ found: { loci } }: Found) {
  const { t, language } = useWords();
  const named = loci.filter(({ possible }) => possible.length > 0);
  return (
    <section aria-labelledby="likely" className="grid gap-2">
      <h2 id="likely" className="font-serif text-xl font-bold">
        {t("genetics.bird.likely")}
      </h2>
      {named.length === 0 ? (
        <p className="text-muted">{t("genetics.bird.likely_nothing")}</p>
      ) : (
        <>
          <p className="text-muted">{t("genetics.bird.likely_lead")}</p>
          <ul className="gene-doubts">
            {named.map(({ key, name, possible, told_by }) => (
              <li key={key}>
                <b className="font-semibold">{name}</b>
                <ul className="gene-likely">
                  {possible.map(({ label, chance }) => (
                    <li key={label}>
                      <span>{label}</span>
                      <ShareBar shares={[chance.number]} />
                      <span className="figures">
                        {chance.number === 1 ? t("genetics.bird.certain") : shareIn(chance, language)}
                      </span>
                    </li>
                  ))}
                </ul>
                {told_by.length > 0 && <EvidenceList told_by={told_by} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const mostNamed = 6;

function EvidenceList({ told_by }: { told_by: readonly EvidenceBird[] }) {
  const { t } = useWords();
  const isRecorded = told_by.some(({ kind }) => kind === "record");
  const kin = (kind: EvidenceBird["kind"]) => told_by.filter((it) => it.kind === kind);
  return (
    <p className="text-sm text-muted">
      {isRecorded && <>{t("genetics.bird.by_record")} </>}
      {(["parents", "chick"] as const).map((kind) => {
        const all = kin(kind);
        if (all.length === 0) return null;
        return (
          <span key={kind}>
            {t(`genetics.bird.by_${kind}`)}{" "}
            {all.slice(0, mostNamed).map(({ id, identifier }, at) => (
              <span key={id}>
                {at > 0 && ", "}
                <Link className="link whitespace-nowrap" to={`/birds/${id}/genetics`}>
                  <Ring>{identifier}</Ring>
                </Link>
              </span>
            ))}
            {all.length > mostNamed && ` ${t("genetics.bird.by_more", { count: all.length - mostNamed })}`}
            {". "}
          </span>
        );
      })}
    </p>
  );
}
