import { Link } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { Figure } from "#app/kit/figure.tsx";
import type { Part } from "#app/kit/parts.ts";
import { inGrams } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import type { weightsOnBirdPage } from "#worker/record/on-bird-page.ts";
import { WeightChart } from "./weight-chart.tsx";

type Page = { head: { id: string } } & SlotAnswer<typeof weightsOnBirdPage>;
type Shown = { page: Page };

/** The last weight and whether it grew, and the weights drawn. */
export const onBirdPage: ReadonlyArray<Part<"bird", Page>> = [
  { place: "figures", order: 10, Show: WeightFigure },
  { place: "cards", order: 10, Show: WeightCard },
];

function WeightFigure({ page: { head, weights } }: Shown) {
  const { t, language } = useWords();
  const may = useMay();
  const [last, before] = weights;
  const to = `/birds/${head.id}/weights`;
  return (
    <Figure label="birds.field.weight" note={last && <Growth last={last} before={before} />} isUnknown={!last}>
      {last ? <Link to={to}>{inGrams(last.grams, language)}</Link> : t("story.weight.none")}
      {!last && may("flock.write") && (
        <Link className="figure-add" to={to}>
          {t("story.weight.add")}
        </Link>
      )}
    </Figure>
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

function WeightCard({ page: { weights, usual } }: Shown) {
  const { t } = useWords();
  if (weights.length < 2) return null;
  return (
    <Card title={t("birds.field.weight")}>
      <WeightChart items={weights} usual={usual} />
    </Card>
  );
}
