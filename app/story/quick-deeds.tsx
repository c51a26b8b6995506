import { Link } from "@remix-run/react";
import { useMay } from "#app/accounts/use-may.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { BirdHead } from "#worker/birds/stored/header.ts";

/** What is done with a bird day by day, each one press away; nothing for those who only read. */
export function QuickDeeds({ head: { id, status, is_reference } }: { head: BirdHead }) {
  const { t } = useWords();
  const may = useMay();
  if (!may("flock.write")) return null;
  // Whoever is gone, or another breeder's, lives in no place here.
  const livesHere = !is_reference && status?.kind !== "gone";
  const deeds = [
    !is_reference && (["status", "circle-check", `/birds/${id}/status`] as const),
    livesHere && (["died", "feather", `/birds/${id}/died`] as const),
    livesHere &&
      (["move", "arrow-right", `/birds/move?${new URLSearchParams({ ids: id, return_to: `/birds/${id}` })}`] as const),
    ["weigh", "scale", `/birds/${id}/weights`] as const,
    ["photo", "camera", `/birds/${id}/photos`] as const,
    !is_reference && (["label", "tag", `/birds/labels?${new URLSearchParams({ ids: id })}`] as const),
  ].filter((it) => it !== false);
  return (
    <nav className="deeds" aria-label={t("story.deeds")}>
      {deeds.map(([name, icon, to]) => (
        <Link key={name} className="button" data-kind="quiet" to={to} discover="none">
          <Icon of={icon} />
          {t(`story.deed.${name}`)}
        </Link>
      ))}
      <a className="button" data-kind="quiet" href={`/birds/${id}/certificate.pdf`}>
        <Icon of="printer" />
        {t("story.deed.certificate")}
      </a>
    </nav>
  );
}
