import { Link } from "@remix-run/react";
import type { Part } from "#app/kit/parts.ts";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";
import { useMay } from "#app/web/root-data.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import type { Expiring, papersOnAgenda } from "#worker/organization/expiring.ts";
import type { Site } from "#worker/places/sites.ts";

type Page = SlotAnswer<typeof papersOnAgenda> & { sites: readonly Site[]; today: string; span: string };

/** Registrations to be renewed, each with its site. */
export const onAgenda: ReadonlyArray<Part<"agenda", Page>> = [{ place: "above", order: 10, Show: PapersDue }];

function PapersDue({ page: { papers: all, sites, today, span } }: { page: Page }) {
  const { t, language } = useWords();
  const may = useMay();
  const papers = all.filter(({ on }) => on <= today || span === "month");
  if (papers.length === 0) return null;
  const nameOf = ({ site_id }: Expiring) => {
    const site = sites.find(({ id }) => id === site_id);
    return site && <bdi>({site.name})</bdi>;
  };
  const textOf = ({ kind, number, expires_on, is_late }: Expiring) => {
    const which = { kind: t(`registrations.kind.${kind}`), number, day: dayText(expires_on, today, language) };
    if (is_late) return t("agenda.papers.expired", which);
    return t(kind === "licence_dl92_2019" ? "agenda.papers.licence" : "agenda.papers.expires", which);
  };
  return (
    <Banner tone={papers.some(({ is_late }) => is_late) ? "warning" : "info"} title={t("agenda.papers")}>
      <ul>
        {papers.map((it) => (
          <li key={it.id}>
            {textOf(it)} {nameOf(it)}{" "}
            {may("settings.write") && (
              <Link className="link" to={`/settings/papers?edit=${it.id}`}>
                {t("agenda.papers.open")} <span className="unseen">{it.number}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/organization",
    label: "organization.title",
    what: "organization.what",
    icon: "house",
    group: "organization",
    order: 12,
    needs: "settings.write",
  },
  {
    to: "/settings/look",
    label: "look.title",
    what: "look.what",
    icon: "image-plus",
    group: "organization",
    order: 13,
    needs: "settings.write",
  },
  {
    to: "/settings/papers",
    label: "papers.title",
    what: "papers.what",
    icon: "printer",
    group: "organization",
    order: 14,
    needs: "settings.write",
  },
];
