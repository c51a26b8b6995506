import type { ReactNode } from "react";
import { agendaAt, type Standing, stopPath } from "#app/agenda/stop-path.ts";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { pairAt, type Stop, type Way } from "./queue/stop-at.ts";

type Props = { stop: Stop; standing: Standing; children?: ReactNode };

/** To the cage before and the one after, under the thumb; behind the last one back to the agenda. */
export function CageLinks({ stop: { previous, next }, standing, children }: Props) {
  const { t } = useWords();
  const nameOf = ({ id, name, from }: Way) =>
    from ? t("clutches.lead", { pair: pairAt(from) }) : (name ?? t(id === null ? "round.no_cage" : "round.start"));
  return (
    <div className="round-foot">
      {children}
      <nav className="round-walk grid grid-cols-2 gap-2" aria-label={t("round.walk")}>
        {previous && (
          <LinkButton
            to={stopPath(previous.id, { ...standing, from: previous.from })}
            rel="prev"
            aria-label={t("round.previous.to", { name: nameOf(previous) })}
          >
            <Icon of="arrow-left" />
            {nameOf(previous)}
          </LinkButton>
        )}
        {next ? (
          <LinkButton
            kind="primary"
            to={stopPath(next.id, { ...standing, from: next.from })}
            rel="next"
            aria-label={t("round.next.to", { name: nameOf(next) })}
          >
            {nameOf(next)}
            <Icon of="arrow-right" />
          </LinkButton>
        ) : (
          <LinkButton to={agendaAt(standing.site_id)}>{t("round.end")}</LinkButton>
        )}
      </nav>
    </div>
  );
}
