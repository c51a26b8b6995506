import { Link } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import type { Hand } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Ring } from "#app/rings/ring.tsx";
import type { Today } from "./api-types.ts";
import { birdsWhere, presentWhere } from "./bird-links.ts";
import { handsOfRooms } from "./parts.tsx";

/** What needs a hand, each a sentence that leads to its birds; below it what can be completed some day. */
export function HandsCard({ today }: { today: Today }) {
  const { t } = useWords();
  const hands = useHands(today);
  const gaps = useGaps(today);
  if (hands.length === 0 && gaps.length === 0) return null;
  return (
    <Card title={t(hands.length > 0 ? "dashboard.hands" : "dashboard.hands.none")}>
      <ul className="hands">
        {hands.map(({ key, icon, tone, said, to, more }) => (
          <li key={key} data-tone={tone}>
            <Icon of={icon} />
            <div>
              <Link to={to} reloadDocument={/^\/(pricing|contact)/.test(to)}>
                {said}
              </Link>
              {more && more.length > 0 && <p>{more}</p>}
            </div>
            <Icon of="chevron-right" />
          </li>
        ))}
      </ul>
      {gaps.length > 0 && (
        <p className="gaps">
          {gaps.map(({ key, said, to }) => (
            <Link key={key} className="link" to={to}>
              {said}
            </Link>
          ))}
        </p>
      )}
    </Card>
  );
}

function useHands({ hands, limit }: Today): Hand[] {
  const { t, language } = useWords();
  const may = useMay();
  const ailing = hands.ailing.map(({ key, status_id, birds: count, longest }): Hand => {
    const isSick = key === "sick";
    return {
      ...{ key: `ailing-${key}`, icon: "circle-alert", tone: isSick ? "red" : "amber" },
      said: t(isSick ? "dashboard.hand.sick" : "dashboard.hand.quarantine", { count }),
      to: birdsWhere({ status_id: status_id ?? "" }),
      more: longest.map(({ id, identifier, days }) => (
        <span key={id}>
          <Ring>{identifier}</Ring>{" "}
          {days > 0 ? t("dashboard.hand.since", { count: days }) : t("dashboard.hand.since_today")}
        </span>
      )),
    };
  });
  const ofRooms = handsOfRooms.flatMap(({ needs, said }) => (!needs || may(needs) ? said(hands, t, language) : []));
  const ending = hands.trial_ends;
  const isFull = limit.birds !== null && limit.used >= limit.birds;
  return [
    ...ailing,
    ...ofRooms,
    ...(isFull
      ? [
          {
            ...({ key: "full", icon: "info", tone: "amber" } as const),
            ...{ said: t("dashboard.full"), more: t("dashboard.full.more"), to: "/contact" },
          },
        ]
      : []),
    ...(ending === null
      ? []
      : [
          {
            ...({ key: "trial", icon: "info", tone: "stone" } as const),
            ...{ said: t("dashboard.hand.trial", { count: ending }), to: "/pricing" },
          },
        ]),
  ];
}

type Gap = { key: string; said: string; to: string };

function useGaps({ hands, by_status }: Today): Gap[] {
  const { t } = useWords();
  const unstated = by_status.find(({ status_id }) => status_id === null)?.birds ?? 0;
  const gaps = [
    { key: "ring", count: hands.unringed, said: "dashboard.gap.ring", to: presentWhere({ missing: "ring" }) },
    { key: "parents", count: hands.orphans, said: "dashboard.gap.parents", to: presentWhere({ missing: "parents" }) },
    { key: "status", count: unstated, said: "dashboard.gap.status", to: birdsWhere({ status_id: "none" }) },
  ] as const;
  return gaps
    .filter(({ count }) => count > 0)
    .map(({ key, count, said, to }) => ({ key, said: t(said, { count }), to }));
}
