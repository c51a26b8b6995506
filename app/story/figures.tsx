import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useMay } from "#app/accounts/use-may.ts";
import { inbreedingInWords, Risk } from "#app/kinship/inbreeding.tsx";
import { inGrams } from "#app/locales/measures.ts";
import { formatNumber, useWords, type WordKey } from "#app/locales/words.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import type { birdPage } from "#worker/story/page.ts";

type Page = Awaited<ReturnType<typeof birdPage>>;

/** The three numbers a breeder looks for first: F, the last weight and whether it grew, and how many young there are. */
export function Figures({ head, weights, family }: Pick<Page, "head" | "weights" | "family">) {
  const { t, language } = useWords();
  const may = useMay();
  const f = inbreedingInWords(head, { t, language });
  const [last, before] = weights;
  const base = `/birds/${head.id}`;
  const { young, mates } = family;
  return (
    <dl className="bird-figures">
      <Figure label="birds.field.inbreeding" note={f.basis} isUnknown={head.completeness === 0}>
        <Link to={`${base}/pedigree#inbreeding`}>{f.said}</Link> <Risk inbreeding={head.inbreeding} />
      </Figure>
      <Figure label="birds.field.weight" note={last && <Growth last={last} before={before} />} isUnknown={!last}>
        {last ? <Link to={`${base}/weights`}>{inGrams(last.grams, language)}</Link> : t("story.weight.none")}
        {!last && may("flock.write") && (
          <Link className="figure-add" to={`${base}/weights`}>
            {t("story.weight.add")}
          </Link>
        )}
      </Figure>
      <Figure
        label="story.family.young"
        note={mates.total > 0 && t("story.family.with", { count: mates.total })}
        isUnknown={young.total === 0}
      >
        {young.total > 0 ? (
          <Link to={`/birds?${new URLSearchParams({ parent: head.id })}`}>{formatNumber(young.total, language)}</Link>
        ) : (
          t("story.young.none")
        )}
      </Figure>
    </dl>
  );
}

type FigureProps = { label: WordKey; note: ReactNode; isUnknown: boolean; children: ReactNode };

function Figure({ label, note, isUnknown, children }: FigureProps) {
  const { t } = useWords();
  return (
    <div className="figure" data-unknown={isUnknown || undefined}>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
      {note && <dd className="figure-note">{note}</dd>}
    </div>
  );
}

type Weight = Page["weights"][number];

function Growth({ last, before }: { last: Weight; before: Weight | undefined }) {
  const { t, language } = useWords();
  if (!before) return dayInWords(last.weighed_on, language);
  const style = { style: "unit", unit: "gram", signDisplay: "exceptZero" } as const;
  const grown = numberFormat(language, style).format(Math.round((last.grams - before.grams) * 100) / 100);
  return t("story.weight.since", { grown, day: dayInWords(before.weighed_on, language) });
}
