import { Link } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Expiring } from "#worker/organization/expiring.ts";
import type { Site } from "#worker/places/sites.ts";
import { saidDay } from "./day-words.ts";

type Props = { papers: readonly Expiring[]; sites: readonly Site[]; today: string };

/** Registrations to be renewed, each with its site; `today` is the organisation's day. */
export function PapersDue({ papers, sites, today }: Props) {
  const { t, language } = useWords();
  const may = useMay();
  if (papers.length === 0) return null;
  const nameOf = ({ site_id }: Expiring) => {
    const site = sites.find(({ id }) => id === site_id);
    return site && <bdi>({site.name})</bdi>;
  };
  const said = ({ kind, number, expires_on, is_late }: Expiring) => {
    const which = { kind: t(`registrations.kind.${kind}`), number, day: saidDay(expires_on, today, language) };
    if (is_late) return t("agenda.papers.expired", which);
    return t(kind === "licence_dl92_2019" ? "agenda.papers.licence" : "agenda.papers.expires", which);
  };
  return (
    <Banner tone={papers.some(({ is_late }) => is_late) ? "warning" : "info"} title={t("agenda.papers")}>
      <ul>
        {papers.map((it) => (
          <li key={it.id}>
            {said(it)} {nameOf(it)}{" "}
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
