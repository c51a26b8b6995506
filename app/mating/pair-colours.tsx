import { Link } from "@remix-run/react";
import { Doubts, Warnings } from "#app/genetics/caution-list.tsx";
import { SourceList } from "#app/genetics/footnotes.tsx";
import { OutcomeTable } from "#app/genetics/outcome-table.tsx";
import { UnreadWords } from "#app/genetics/unread-words.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { PairAnswer } from "#worker/mating/pair.ts";

type Coloured = Pick<PairAnswer, "colours" | "colour_risks" | "colour_gaps" | "is_hybrid"> &
  Record<"cock" | "hen", Pick<PairAnswer["cock"], "id" | "identifier" | "species_id">>;

// Beside everything else there is to weigh, the likeliest are enough; the calculator has the rest.
const mostLooks = 6;

/** Which colours come of two birds as they are recorded, with what is lost in the egg; else what is missing to say it. */
export function PairColours({ pair }: { pair: Coloured }) {
  const { t } = useWords();
  const { colours, colour_risks, cock, hen, is_hybrid } = pair;
  if (is_hybrid) return null;
  const sources = colours?.sources ?? [...new Set(colour_risks.flatMap(({ source }) => source ?? []))];
  const all = `/genetics?${new URLSearchParams({ father: cock.id, mother: hen.id })}`;
  return (
    <section aria-labelledby="colours">
      <h2 id="colours">{t("genetics.pair.colours")}</h2>
      <div className="mt-3 grid gap-4">
        <Warnings cautions={colour_risks} sources={sources} />
        {colours ? (
          <>
            <OutcomeTable {...colours} most={mostLooks} />
            <Doubts cautions={colours.cautions} sources={sources} />
          </>
        ) : (
          <NoColours pair={pair} />
        )}
        <p>
          <Link className="link" to={all}>
            {t("kinship.pair.colours")}
          </Link>
        </p>
        <SourceList sources={sources} />
      </div>
    </section>
  );
}

/** No prediction is made of what is not known. */
function NoColours({ pair: { colour_gaps: gaps, ...pair } }: { pair: Coloured }) {
  const { t } = useWords();
  if (gaps.length === 0) return <p className="text-muted">{t("genetics.pair.colours_not")}</p>;
  if (gaps.length === 2 && gaps.every(({ unread }) => unread.length === 0))
    return <p className="text-muted">{t("genetics.pair.colours_none")}</p>;
  return gaps.map(({ bird: side, unread }) => {
    const { id, identifier: ring, species_id } = pair[side];
    if (unread.length === 0) return <p key={side}>{t("genetics.gap.nothing", { ring })}</p>;
    return (
      <Banner key={side} tone="warning" title={t("genetics.gap.unread", { ring })}>
        <UnreadWords unread={unread} species_id={species_id} bird={{ id, identifier: ring }} />
      </Banner>
    );
  });
}
