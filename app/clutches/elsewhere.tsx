import { Link } from "@remix-run/react";
import type { GlanceOf, Part } from "#app/kit/parts.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Fact } from "#app/marks/fact.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { eggOnBirdPage, MayBeParent } from "#worker/clutches/chick-origin.ts";
import type { hatchedOnDashboard } from "#worker/clutches/on-dashboard.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import {
  AdviceCard,
  type CardPage,
  EggsOfTray,
  MachineEggsOnCard,
  type MachinePage,
  TurningCard,
} from "./machine-parts.tsx";

/** What lies in a machine: on its card how many eggs and what comes next, on its page tray by tray and what they advise. */
export const onIncubators: ReadonlyArray<Part<"incubators", CardPage>> = [
  { place: "card", order: 10, Show: MachineEggsOnCard },
];
export const onIncubator: ReadonlyArray<Part<"incubator", MachinePage>> = [
  { place: "tray", order: 10, Show: EggsOfTray },
  { place: "cards", order: 10, Show: AdviceCard },
  { place: "cards", order: 20, needs: "flock.write", Show: TurningCard },
];

type Page = SlotAnswer<typeof eggOnBirdPage>;

/** The egg a bird hatched from, the pair that raised it for others, and who its parents may be. */
export const onBirdPage: ReadonlyArray<Part<"bird", Page>> = [{ place: "facts", order: 10, Show: EggOfBird }];

function EggOfBird({ page: { origin } }: { page: Page }) {
  const { t } = useWords();
  if (!origin) return null;
  const { egg, clutch, pair, foster, feeders, fathers, mothers } = origin;
  return (
    <Fact label="story.egg" isWide={fathers.length + mothers.length > 0}>
      <Link className="link" to={`/clutches/${clutch.id}#egg-${egg.number}`}>
        {t("story.egg.of", { clutch: `${pair.number}/${clutch.number}`, number: egg.number })}
      </Link>
      {foster && (
        <Link className="link block text-sm" to={`/birds/pairs/${foster.id}`}>
          {t("story.egg.nest", { pair: foster.number })}
        </Link>
      )}
      {feeders.length > 0 && (
        <span className="block text-sm">
          <span className="text-muted">{t("story.egg.fed")}</span>{" "}
          <Named of={feeders.map(({ id, ring }) => ({ id, identifier: ring, name: null }))} />
        </span>
      )}
      <Candidates words={t("story.egg.father")} of={fathers} />
      <Candidates words={t("story.egg.mother")} of={mothers} />
    </Fact>
  );
}

function Candidates({ words, of }: { words: string; of: readonly MayBeParent[] }) {
  // With one certain candidate, or none, there is nothing to choose.
  if (of.length < 2) return null;
  return (
    <span className="block text-sm">
      <span className="text-muted">{words}</span> <Named of={of} />
    </span>
  );
}

function Named({ of }: { of: readonly MayBeParent[] }) {
  return of.map(({ id, identifier, name }, at) => (
    <span key={id ?? identifier}>
      {at > 0 && ", "}
      {id ? (
        <Link className="link" to={`/birds/${id}`}>
          <Ring>{identifier}</Ring> {name}
        </Link>
      ) : (
        <Ring>{identifier}</Ring>
      )}
    </span>
  ));
}

/** What of the eggs that ended hatched: this season, with those still to come beside, and the last on the same day. */
export const onGlance: ReadonlyArray<GlanceOf<SlotAnswer<typeof hatchedOnDashboard>>> = [
  {
    order: 30,
    figures({ hatched: { now, last, today, last_day } }, t, language) {
      const figure = (n: number, query: Record<string, string>) => ({
        value: formatNumber(n, language),
        to: `/eggs?${new URLSearchParams(query)}`,
      });
      const ofSeason = (rate: NonNullable<typeof now>, by: string) => {
        const of = { season: String(rate.season), ended_by: by };
        return [
          figure(rate.hatched, { ...of, figure: "hatched" }),
          figure(rate.ended, { ...of, figure: "set" }),
        ] as const;
      };
      const [hatched, ended] = now && now.ended > 0 ? ofSeason(now, today) : [];
      const [lastHatched, lastEnded] = last && last.ended > 0 ? ofSeason(last, last_day) : [];
      const open =
        now && now.open > 0
          ? [
              {
                before: t("dashboard.glance.hatched.open"),
                ...figure(now.open, { season: String(now.season), figure: "open_set" }),
              },
            ]
          : [];
      if (!now || !hatched) return [];
      return [
        {
          key: "hatched",
          label: t("dashboard.glance.hatched", { season: String(now.season) }),
          ...hatched,
          of: ended,
          beside: [
            ...open,
            ...(last && lastHatched && lastEnded
              ? [
                  {
                    before: t("dashboard.glance.hatched.last", { season: String(last.season) }),
                    ...lastHatched,
                    of: lastEnded,
                  },
                ]
              : []),
          ],
        },
      ];
    },
  },
];
