import { Link } from "@remix-run/react";
import { WayOut } from "#app/billing/way-out.tsx";
import { TrayLink } from "#app/clutches/tray-link.tsx";
import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import { dayInWords } from "#worker/locales/dates.ts";
import { EggMark } from "../egg-mark.tsx";
import { NextStep } from "../next-step.tsx";
import type { ShownEgg } from "./shown.ts";

type Props = { eggs: readonly ShownEgg[]; pair_id: string; today: string; formKey: string; mayWrite: boolean };

/** Egg by egg what is known of it, with its correction and the step back. */
export function EggByEgg({ eggs, pair_id, today, formKey, mayWrite }: Props) {
  const { t } = useWords();
  return (
    <ul className="egg-each grid cells-80 gap-x-6 gap-y-2">
      {eggs.map((egg) => (
        <li key={egg.id} id={`facts-${egg.number}`}>
          <div className="egg-head flex items-center gap-3">
            <EggMark state={egg.state} />
            <h3>
              {t("clutches.egg", { number: egg.number })}
              {egg.mark && <span className="text-muted"> · {egg.mark}</span>}
            </h3>
            <span className="egg-state">{t(`clutches.state.${egg.state}`)}</span>
          </div>
          <Facts egg={egg} today={today} />
          {mayWrite && <StepBack egg={egg} pair_id={pair_id} formKey={formKey} />}
        </li>
      ))}
    </ul>
  );
}

function StepBack({
  egg: { id, number, version, state, seen_on, nest },
  pair_id,
  formKey,
}: Omit<Props, "eggs" | "today" | "mayWrite"> & { egg: ShownEgg }) {
  const { t } = useWords();
  // The demo's eggs are written as they stand, of their first version.
  const isNew = version === 1 && state === "laid" && seen_on === null && !nest.is_foster;
  const words = t(isNew ? "clutches.deed.unlay" : "clutches.deed.undo");
  return (
    <div className="actions">
      <LinkButton
        kind="ghost"
        to={`/eggs/${id}/edit`}
        aria-label={t("clutches.deed.of", { deed: t("clutches.edit"), egg: number })}
      >
        {t("clutches.edit")}
      </LinkButton>
      <Form
        className="contents"
        action={isNew ? `?unlay=${id}&pair=${pair_id}` : `?undo=${id}`}
        idempotencyKey={`${formKey}.${id}.undo.${version}`}
      >
        <Button kind="ghost" aria-label={t("clutches.deed.of", { deed: words, egg: number })}>
          {words}
        </Button>
      </Form>
    </div>
  );
}

/** How and when a chick left, as far as it is known. */
function leftInWords(t: Translate, { left }: NonNullable<ShownEgg["chick"]>, dayText: (day: string) => string): string {
  const isDead = left?.status === "deceased";
  if (!left?.on) return t(isDead ? "clutches.chick.died.some_day" : "clutches.chick.gone");
  const way = isDead ? "died" : left.status === "sold" ? "sold" : "left";
  return t(`clutches.chick.${way}`, { day: dayText(left.on) });
}

function Facts({ egg, today }: Pick<Props, "today"> & { egg: ShownEgg }) {
  const { t, language } = useWords();
  const { laid_on, seen_on, hatched_on, weaned_on, nest, tray, chick, state, notes } = egg;
  const day = (on: string) => dayInWords(on, language);
  const days = [
    laid_on ? t("clutches.laid", { day: day(laid_on) }) : t("clutches.laid.unknown"),
    seen_on && t("clutches.seen", { day: day(seen_on) }),
    hatched_on && t("clutches.hatched", { day: day(hatched_on) }),
    weaned_on && t("clutches.weaned", { day: day(weaned_on) }),
  ];
  return (
    <div className="grid text-sm text-muted">
      {egg.steps.length > 0 && (
        <p className="font-semibold text-ink">
          <NextStep egg={egg} today={today} />
        </p>
      )}
      <p>{days.filter(Boolean).join(" · ")}</p>
      {tray && (
        <p>
          <TrayLink tray={tray} />
        </p>
      )}
      {nest.is_foster && (
        <p>
          <Link className="link" to={`/birds/pairs/${nest.pair_id}`}>
            {t("clutches.nest", { pair: nest.number })}
          </Link>
        </p>
      )}
      {chick && (
        <p>
          {chick.id ? (
            <Link className="link" to={`/birds/${chick.id}`}>
              {t("clutches.chick", { ring: chick.ring })}
            </Link>
          ) : (
            t("clutches.chick", { ring: chick.ring })
          )}
          {chick.is_gone && `, ${leftInWords(t, chick, day)}`}
        </p>
      )}
      {state === "hatched" && !chick && (
        <p>
          <Icon of="circle-alert" /> {t("clutches.chick.none")}{" "}
          <WayOut label={t("clutches.plan")} ask={t("clutches.plan.ask")} />
        </p>
      )}
      {notes && <p className="whitespace-pre-line">{notes}</p>}
    </div>
  );
}
