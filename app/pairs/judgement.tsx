import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import { PairColours } from "#app/mating/pair-colours.tsx";
import { Verdict } from "#app/mating/pair-verdict.tsx";
import { shareInWords } from "#worker/locales/shares.ts";
import type { JudgedPair } from "#worker/mating/judged-pairs.ts";

type Props = {
  judged: readonly JudgedPair[];
  /** Cocks that go between pairs, in words. */
  rotated: readonly string[];
};

/** How every cock of a pair goes with every hen: the verdict and why, F, and the colours where there are only two. */
export function Judgement({ judged, rotated }: Props) {
  const { t, language } = useWords();
  if (judged.length === 0) return null;
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      {judged.map((it, at) => (
        <div key={`${it.cock_id} ${it.hen_id}`} className="pair grid gap-2">
          <Verdict
            id={`verdict-${at}`}
            of={`${it.cock.identifier} × ${it.hen.identifier}`}
            pair={{ ...it, expected_inbreeding: it.inbreeding, mean_kinship_change: null }}
          />
          <p>
            {t("pairs.judged.f", { share: shareInWords(it.inbreeding, language) })}{" "}
            <Link className="link" to={`/birds/pair?${new URLSearchParams({ cock: it.cock_id, hen: it.hen_id })}`}>
              {t("pairs.judged.more")}
            </Link>
          </p>
        </div>
      ))}
      {rotated.length > 0 && (
        <Banner tone="warning" title={t("pairs.rotated")}>
          {rotated.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Banner>
      )}
      {judged.length === 1 && judged[0] && <PairColours pair={judged[0]} />}
    </div>
  );
}
