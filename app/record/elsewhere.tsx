import { Link } from "@remix-run/react";
import { Figure } from "#app/kit/figure.tsx";
import type { AttentionOf, OnBird, OnBirdList, OnTimeline, Part } from "#app/kit/parts.ts";
import { NotKnown } from "#app/lists/unknown-value.tsx";
import { inGrams } from "#app/locales/measures.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { shareInWords } from "#worker/locales/shares.ts";
import type { weightsOnBirdPage } from "#worker/record/on-bird-page.ts";
import type { lighterBirds } from "#worker/record/on-dashboard.ts";
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

export const onBird: OnBird = {
  tabs: [
    { path: "/weights", label: "birds.tab.weights", order: 70 },
    { path: "/papers", label: "birds.tab.papers", order: 80, when: ({ has_papers }) => has_papers },
  ],
  actions: [{ label: "story.deed.weigh", icon: "scale", order: 40, to: (id) => `/birds/${id}/weights` }],
};

export const onTimeline: OnTimeline<{ grams?: number }> = {
  weighed: {
    icon: "scale",
    text: ({ grams = 0 }, t, language) => t("story.happened.weighed", { grams: inGrams(grams, language) }),
  },
};

type Papers = Record<"microchip" | "breeder" | "owner", string | null>;
const known = (text: string | null | undefined) => text || <NotKnown />;

/** What stands in its papers, and whether it lost weight, to which the dashboard leads. */
export const onBirdList: OnBirdList<Papers> = {
  filters: [
    {
      name: "weight",
      order: 10,
      label: "birds.field.weight",
      empty: "birds.list.any_weight",
      words: { down: "birds.weight.down" },
      isQuiet: true,
    },
  ],
  columns: [
    {
      name: "microchip",
      order: 80,
      label: "birds.field.microchip",
      reads: ["microchip"],
      cell: ({ microchip }) => known(microchip),
    },
    {
      name: "breeder",
      order: 90,
      label: "birds.field.breeder",
      reads: ["breeder"],
      cell: ({ breeder }) => known(breeder),
    },
    { name: "owner", order: 100, label: "birds.field.owner", reads: ["owner"], cell: ({ owner }) => known(owner) },
  ],
};

/** Birds that lost weight. */
export const onAttention: ReadonlyArray<AttentionOf<SlotAnswer<typeof lighterBirds>>> = [
  {
    order: 20,
    text({ lighter }, t, language) {
      const [first] = lighter;
      if (!first) return [];
      const more = lighter.map(({ id, identifier, change }) => (
        <span key={id}>
          <Ring>{identifier}</Ring> −{shareInWords(Math.round(-100 * change) / 100, language)}
        </span>
      ));
      const text = t("dashboard.hand.lighter", { count: first.total });
      return [{ key: "lighter", icon: "scale", tone: "amber", text, to: "/birds?weight=down", more }];
    },
  },
];
