import { Link } from "@remix-run/react";
import { Risk, riskOf } from "#app/kinship/inbreeding.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { inbreedingRisks } from "#db/vocabulary.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { InMatrix, pairingMatrix } from "#worker/mating/questions.ts";

/** What `GET /api/birds/kinship/matrix` answers. */
export type Matrix = Awaited<ReturnType<typeof pairingMatrix>>;

/** F of the young of every cock with every hen: a figure on a shade, each leading to the pair. It scrolls in its frame. */
export function PairingMatrix({ cocks, hens, f }: Pick<Matrix, "cocks" | "hens" | "f">) {
  const { t } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by a keyboard
    <section className="matrix-frame" tabIndex={0} aria-label={t("kinship.matrix.region")}>
      <table className="matrix">
        <caption>{t("kinship.matrix.caption")}</caption>
        <thead>
          <tr>
            <td>
              <span className="matrix-axis">{t("kinship.matrix.hens")} →</span>
              <span className="matrix-axis">{t("kinship.matrix.cocks")} ↓</span>
            </td>
            {hens.map((hen) => (
              <th key={hen.id} scope="col">
                <Named bird={hen} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cocks.map((cock, row) => (
            <tr key={cock.id}>
              <th scope="row">
                <Named bird={cock} />
              </th>
              {hens.map((hen, column) => (
                <Pair key={hen.id} cock={cock} hen={hen} f={f[row]?.[column] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Named({ bird: { id, identifier, name } }: { bird: InMatrix }) {
  return (
    <Link to={`/birds/${id}`} title={name ?? undefined}>
      <Ring>{identifier}</Ring>
    </Link>
  );
}

function Pair({ cock, hen, f }: { cock: InMatrix; hen: InMatrix; f: number }) {
  const { t, language } = useWords();
  const to = `/birds/pair?${new URLSearchParams({ cock: cock.id, hen: hen.id })}`;
  const rings = { cock: cock.identifier, hen: hen.identifier };
  if (cock.species_id !== hen.species_id) {
    return (
      <td>
        <Link to={to} aria-label={t("kinship.matrix.hybrid_cell", rings)}>
          {t("kinship.matrix.hybrid")}
        </Link>
      </td>
    );
  }
  const share = shareInWords(f, language);
  return (
    <td data-risk={riskOf(f)}>
      <Link to={to} aria-label={t("kinship.matrix.cell", { ...rings, share })}>
        {share}
      </Link>
    </td>
  );
}

/** What the shades say, which the figures say too. */
export function MatrixLegend() {
  const { t, language } = useWords();
  return (
    <dl className="matrix-legend">
      {inbreedingRisks.toReversed().map(({ risk, from }) => (
        <div key={risk}>
          <dt>
            <Risk inbreeding={from} />
          </dt>
          <dd>{t("kinship.matrix.legend.from", { share: shareInWords(from, language) })}</dd>
        </div>
      ))}
    </dl>
  );
}
