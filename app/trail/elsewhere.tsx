import { Link } from "@remix-run/react";
import type { OnBird, Part } from "#app/kit/parts.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import { Card } from "#app/marks/card.tsx";
import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";
import type { Subject } from "#db/vocabulary.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { LatestEvent } from "#worker/trail/latest.ts";
import type { latestEventsOnDashboard } from "#worker/trail/on-dashboard.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/history", label: "birds.tab.history", order: 90 }],
};

type Pages = Partial<Record<Subject, string>>;

type Page = SlotAnswer<typeof latestEventsOnDashboard> & { pages: Pages };

/** Who did what last, each in a sentence that leads to what it was done to. */
export const onDashboard: ReadonlyArray<Part<"dashboard", Page>> = [
  { place: "right", order: 10, Show: LatestEventsCard },
];

function LatestEventsCard({ page: { deeds, pages } }: { page: Page }) {
  const { t } = useWords();
  if (!deeds || deeds.length === 0) return null;
  const all = (
    <Link className="link text-sm" to="/audit">
      {t("dashboard.deeds.all")}
    </Link>
  );
  return (
    <Card title={t("dashboard.deeds")} aside={all}>
      <ul className="last-deeds">
        {deeds.map((event) => (
          <li key={event.id}>
            <Link to={pageOf(event, pages)}>
              <b>{event.person ?? t("dashboard.deeds.nobody")}</b> <Done event={event} />
            </Link>
            <time dateTime={event.at}>{event.when}</time>
          </li>
        ))}
      </ul>
    </Card>
  );
}

// As many as the trail counts; of more it is said that they are more.
const counted = 1000;

function Done({ event: { sentence, done, kind, name, lines, became } }: { event: LatestEvent }) {
  const { t, language } = useWords();
  if (!sentence) return `${done.toLowerCase()} ${kind.toLowerCase()} ${name}`;
  const some =
    lines > counted ? t("dashboard.deeds.many", { n: formatNumber(counted, language) }) : formatNumber(lines, language);
  return t(`dashboard.did.${sentence}`, { count: lines, some, name, became });
}

function pageOf({ sentence, subject, subject_id, exists, lines }: LatestEvent, pages: Pages): string {
  const page = pages[subject];
  const isOne = lines === 1 || subject === "import";
  return isOne && page && exists && sentence !== "bird_deleted" ? `${page}${subject_id}` : "/audit";
}

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/audit",
    label: "audit.title",
    what: "audit.lead",
    icon: "history",
    group: "data",
    order: 90,
    needs: "trail.read",
  },
];
