import { Link } from "@remix-run/react";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { useMay } from "#app/web/root-data.ts";
import type { BirdHead } from "#worker/birds/columns/header.ts";
import { birdActions } from "./bird-links.ts";

/** What is done with a bird day by day, each one press away; nothing for those who only read. */
export function QuickActions({ head }: { head: BirdHead }) {
  const { t } = useWords();
  const may = useMay();
  if (!may("flock.write")) return null;
  const actions = birdActions.filter(({ needs, when }) => (!needs || may(needs)) && (!when || when(head)));
  return (
    <nav className="deeds" aria-label={t("story.deeds")}>
      {actions.map(({ label, icon, to, isDocument }) =>
        isDocument ? (
          <a key={label} className="button" data-kind="quiet" href={to(head.id)}>
            <Icon of={icon} />
            {t(label)}
          </a>
        ) : (
          <Link key={label} className="button" data-kind="quiet" to={to(head.id)}>
            <Icon of={icon} />
            {t(label)}
          </Link>
        ),
      )}
    </nav>
  );
}
