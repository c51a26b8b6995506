import { Link } from "@remix-run/react";
import { daysBetween, dayText, weekdayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { IconName } from "#app/marks/icon-names.ts";
import type { SeasonStep } from "#db/vocabulary.ts";
import type { Reason } from "#worker/agenda/entries.ts";
import { Brought } from "./brought.tsx";
import type { Line, Section } from "./sheet.ts";
import { roundAt, stopPath } from "./stop-path.ts";

/** What a step looks like wherever it is told. */
export const stepIcons: Record<SeasonStep, IconName> = {
  candle: "sun",
  lockdown: "archive",
  hatch: "egg",
  overdue: "triangle-alert",
  ring: "tag",
  wean: "feather",
  stored: "archive",
};

type Props = { section: Section; today: string; site_id: string | null };

/** What falls on one day, or was missed: step by step, a line for each nest. */
export function AgendaPart({ section: { kind, day, steps, brought }, today, site_id }: Props) {
  const { t, language } = useWords();
  const id = `part-${kind}-${day}`;
  const words = weekdayText(day, language);
  return (
    <section className="agenda-part" aria-labelledby={id}>
      <h2 id={id} data-late={kind === "late" || undefined}>
        {kind === "late"
          ? t("agenda.section.late")
          : kind === "today"
            ? t("agenda.section.today", { day: words })
            : words}
      </h2>
      <Brought lines={brought} today={today} />
      {steps.map(({ step, lines, more }) => (
        <div key={step} className="agenda-step mt-4">
          <h3>
            <Icon of={stepIcons[step]} />
            {t(`agenda.step.${step}`)}
          </h3>
          <ul>
            {lines.map((line) => (
              <NestLine
                key={[line.on, line.pair_id, line.place_id].join()}
                line={line}
                today={today}
                site_id={site_id}
              />
            ))}
            {more > 0 && (
              <li>
                <Link to={roundAt(site_id)}>{t("agenda.more", { count: more })}</Link>
                <Icon of="chevron-right" />
              </li>
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

function NestLine({ line, today, site_id }: Pick<Props, "today" | "site_id"> & { line: Line }) {
  const { t, language } = useWords();
  const { step, count, pair, place, on, until, why, uncandled = 0, isSince } = line;
  const when = [
    uncandled > 0 && (uncandled < count ? t("agenda.uncandled", { count: uncandled }) : t("agenda.uncandled.all")),
    on < today && t(isSince ? "agenda.late.since" : "agenda.late", { count: daysBetween(on, today) }),
    until > on && until >= today && t("agenda.until", { day: dayText(until, today, language) }),
  ].filter((it) => it !== false);
  return (
    <li>
      <div>
        <Link to={whereTo(line, { today, site_id })}>{t(`due.count.${step}`, { count })}</Link>
        <span className="text-muted">
          {[place, pair, ...when].filter(Boolean).map((it) => (
            <span key={it}> · {it}</span>
          ))}
        </span>
        {why.map((reason) => (
          <p key={`${reason.since.rule} ${reason.since.day} ${reason.number}`} className="text-sm text-muted">
            <Why reason={reason} today={today} />
          </p>
        ))}
      </div>
      <Icon of="chevron-right" />
    </li>
  );
}

/** To the cage on the round; chicks that are not due yet are not on it, and found with their clutch. */
function whereTo(line: Line, { today, site_id }: Pick<Props, "today" | "site_id">): string {
  const { step, on, place_id, clutch_id, pair_id } = line;
  const isAhead = on > today && (step === "ring" || step === "wean");
  if (!isAhead) return stopPath(place_id, { site_id });
  return clutch_id ? `/clutches/${clutch_id}` : `/birds/pairs/${pair_id}`;
}

function Why({ reason: { since, number }, today }: { reason: Reason; today: string }) {
  const { t, language } = useWords();
  const day = dayText(since.day, today, language);
  return <>{t(`agenda.why.${since.rule}`, { number, day, egg: since.number ?? "" })}</>;
}
