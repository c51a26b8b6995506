import { Link } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Expiring } from "#worker/organization/expiring.ts";
import { saidDay } from "./day-words.ts";

/** Registrations to be renewed; `today` is the organisation's day. */
export function PapersDue({ papers, today }: { papers: readonly Expiring[]; today: string }) {
  const { t, language } = useWords();
  const may = useMay();
  if (papers.length === 0) return null;
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
            {said(it)}{" "}
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
