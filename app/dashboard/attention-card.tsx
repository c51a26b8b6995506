import { Link } from "@remix-run/react";
import type { AttentionItem } from "#app/kit/parts.ts";
import { useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { Ring } from "#app/rings/ring.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { Today } from "./api-types.ts";
import { birdsWhere, presentWhere } from "./bird-links.ts";
import { attentionOfRooms } from "./parts.tsx";

/** What needs attention, each a sentence that leads to its birds; below it what can be completed some day. */
export function AttentionCard({ today }: { today: Today }) {
  const { t } = useWords();
  const attention = useAttentionItems(today);
  const gaps = useGaps(today);
  if (attention.length === 0 && gaps.length === 0) return null;
  return (
    <Card title={t(attention.length > 0 ? "dashboard.hands" : "dashboard.hands.none")}>
      <ul className="hands">
        {attention.map(({ key, icon, tone, text, to, more }) => (
          <li key={key} data-tone={tone}>
            <Icon of={icon} />
            <div>
              <Link to={to} reloadDocument={/^\/(pricing|contact)/.test(to)}>
                {text}
              </Link>
              {more && more.length > 0 && <p>{more}</p>}
            </div>
            <Icon of="chevron-right" />
          </li>
        ))}
      </ul>
      {gaps.length > 0 && (
        <p className="gaps flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {gaps.map(({ key, text, to }) => (
            <Link key={key} className="link" to={to}>
              {text}
            </Link>
          ))}
        </p>
      )}
    </Card>
  );
}

function useAttentionItems({ hands, limit }: Today): AttentionItem[] {
  const { t, language } = useWords();
  const may = useMay();
  const ailing = hands.ailing.map(({ key, status_id, birds: count, longest }): AttentionItem => {
    const isSick = key === "sick";
    return {
      key: `ailing-${key}`,
      icon: "circle-alert",
      tone: isSick ? "red" : "amber",
      text: t(isSick ? "dashboard.hand.sick" : "dashboard.hand.quarantine", { count }),
      to: birdsWhere({ status_id: status_id ?? "" }),
      more: longest.map(({ id, identifier, days }) => (
        <span key={id}>
          <Ring>{identifier}</Ring>{" "}
          {days > 0 ? t("dashboard.hand.since", { count: days }) : t("dashboard.hand.since_today")}
        </span>
      )),
    };
  });
  const ofRooms = attentionOfRooms.flatMap(({ needs, text }) => (!needs || may(needs) ? text(hands, t, language) : []));
  const ending = hands.trial_ends;
  const isFull = limit.birds !== null && limit.used >= limit.birds;
  return [
    ...ailing,
    ...ofRooms,
    ...(isFull
      ? [
          {
            ...({ key: "full", icon: "info", tone: "amber" } as const),
            text: t("dashboard.full"),
            more: t("dashboard.full.more"),
            to: "/contact",
          },
        ]
      : []),
    ...(ending === null
      ? []
      : [
          {
            ...({ key: "trial", icon: "info", tone: "stone" } as const),
            text: t("dashboard.hand.trial", { count: ending }),
            to: "/billing",
          },
        ]),
  ];
}

type Gap = { key: string; text: string; to: string };

function useGaps({ hands, by_status }: Today): Gap[] {
  const { t } = useWords();
  const unstated = by_status.find(({ status_id }) => status_id === null)?.birds ?? 0;
  const gaps = [
    { key: "ring", count: hands.unringed, text: "dashboard.gap.ring", to: presentWhere({ missing: "ring" }) },
    { key: "parents", count: hands.orphans, text: "dashboard.gap.parents", to: presentWhere({ missing: "parents" }) },
    { key: "status", count: unstated, text: "dashboard.gap.status", to: birdsWhere({ status_id: "none" }) },
  ] as const;
  return gaps
    .filter(({ count }) => count > 0)
    .map(({ key, count, text, to }) => ({ key, text: t(text, { count }), to }));
}
