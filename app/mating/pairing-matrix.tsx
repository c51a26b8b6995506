import "./matrix.css";
import { Link, useSearchParams } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { useMay } from "#app/web/root-data.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { InMatrix, pairingMatrix } from "#worker/mating/questions.ts";

/** What `GET /api/birds/kinship/matrix` answers. */
export type Matrix = Awaited<ReturnType<typeof pairingMatrix>>;

/** Where the figures of a matrix lead: to what speaks for and against the two, or to making them a pair. */
const ways = { why: "/birds/pair", pair: "/birds/pairs/new" } as const;
type Way = keyof typeof ways;

/** The way that the figures lead now; whoever only reads makes no pairs. */
export function useWay(): Way {
  const [params] = useSearchParams();
  const may = useMay();
  return may("season.write") && params.get("to") === "pair" ? "pair" : "why";
}

/** Chooses where the figures lead, so that a whole cell is there for a thumb. */
export function WayChoice() {
  const { t } = useWords();
  const [params] = useSearchParams();
  const may = useMay();
  const now = useWay();
  if (!may("season.write")) return null;
  const to = (way: Way) => {
    const query = new URLSearchParams(params);
    if (way === "pair") query.set("to", way);
    else query.delete("to");
    return `?${query}`;
  };
  return (
    <nav className="choices matrix-ways" aria-label={t("kinship.matrix.ways")}>
      {(["why", "pair"] as const).map((way) => (
        <Link
          key={way}
          className="choice"
          to={to(way)}
          aria-current={way === now ? "true" : undefined}
          preventScrollReset
        >
          {t(way === "pair" ? "kinship.pair.make" : "kinship.matrix.why")}
        </Link>
      ))}
    </nav>
  );
}

/** F of the young of every cock with every hen: a figure on a shade, each leading to the pair. It scrolls in its frame. */
export function PairingMatrix({ cocks, hens, f }: Pick<Matrix, "cocks" | "hens" | "f">) {
  const { t } = useWords();
  const way = useWay();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by a keyboard
    <section className="matrix-frame" tabIndex={0} aria-label={t("kinship.matrix.region")}>
      <table className="matrix">
        <caption className="unseen">{t("kinship.matrix.caption")}</caption>
        <thead>
          <tr>
            <td>
              <span className="block text-sm text-muted">{t("kinship.matrix.hens")} →</span>
              <span className="block text-sm text-muted">{t("kinship.matrix.cocks")} ↓</span>
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
                <Pair key={hen.id} cock={cock} hen={hen} f={f[row]?.[column] ?? 0} way={way} />
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

function Pair({ cock, hen, f, way }: { cock: InMatrix; hen: InMatrix; f: number; way: Way }) {
  const { t, language } = useWords();
  const to = `${ways[way]}?${new URLSearchParams({ cock: cock.id, hen: hen.id })}`;
  const rings = { cock: cock.identifier, hen: hen.identifier };
  const textOf = (cell: string) => (way === "pair" ? t("kinship.matrix.make", { cell }) : cell);
  if (cock.species_id !== hen.species_id) {
    return (
      <td>
        <Link to={to} aria-label={textOf(t("kinship.matrix.hybrid_cell", rings))}>
          {t("kinship.matrix.hybrid")}
        </Link>
      </td>
    );
  }
  const share = isUnknown({ cock, hen, f }) ? t("birds.inbreeding.unknown") : shareInWords(f, language);
  return (
    <td data-heat={isUnknown({ cock, hen, f }) ? "none" : heatOf(f)}>
      <Link to={to} aria-label={textOf(t("kinship.matrix.cell", { ...rings, share }))}>
        {isUnknown({ cock, hen, f }) ? "?" : share}
      </Link>
    </td>
  );
}

// Of a bird without known parents "0 %" would be a promise nobody can keep.
const isUnknown = ({ cock, hen, f }: { cock: InMatrix; hen: InMatrix; f: number }) =>
  f === 0 && (cock.completeness === 0 || hen.completeness === 0);

/** Where each shade begins, the lightest at nothing; what is more than nothing is at least of the second. */
const heats = [0, 0, 1 / 32, 1 / 16, 1 / 8, 1 / 4] as const;

/** The shade of an F, 0 to 5. */
const heatOf = (f: number) => (f === 0 ? 0 : heats.findLastIndex((from) => f >= from - 1e-12));

/** What the shades say, which the figures say too. */
export function MatrixLegend() {
  const { t, language } = useWords();
  const from = (share: number) => t("kinship.matrix.legend.from", { share: shareInWords(share, language) });
  return (
    <dl className="matrix-legend">
      {heats.map((share, heat) => (
        <div key={heat === 0 ? "none" : share}>
          <dt data-heat={heat} />
          <dd>
            {heat === 0 ? shareInWords(0, language) : heat === 1 ? t("kinship.matrix.legend.above") : from(share)}
          </dd>
        </div>
      ))}
      <div>
        <dt data-heat="none">?</dt>
        <dd>{t("kinship.matrix.legend.unknown")}</dd>
      </div>
    </dl>
  );
}
