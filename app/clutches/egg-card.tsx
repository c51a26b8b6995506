import { Link } from "@remix-run/react";
import { type Translate, useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { Egg } from "#worker/clutches/egg-view.ts";
import type { Nest } from "#worker/clutches/page.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { ActionButton } from "./action-button.tsx";
import { likeliest } from "./egg-actions.ts";
import { EggMark } from "./egg-mark.tsx";
import { EggMore } from "./egg-more.tsx";
import { NextStep } from "./next-step.tsx";

type Props = { egg: Egg; today: string; nests: readonly Nest[]; formKey: string; mayWrite: boolean };

/** One egg of a clutch: how it is, what is due, and what is likeliest to be done with it. */
export function EggCard({ egg, today, nests, formKey, mayWrite }: Props) {
  const { t } = useWords();
  const { number, state, mark, chick, clutch } = egg;
  const actions = likeliest(egg, today);
  const rings = chick !== null && !chick.is_ringed && !chick.is_gone;
  return (
    <li className="egg-card" id={`egg-${number}`}>
      <div className="egg-head">
        <EggMark state={state} />
        <h3>
          {t("clutches.egg", { number })}
          {mark && <span className="text-muted"> · {mark}</span>}
        </h3>
        <span className="egg-state">{t(`clutches.state.${state}`)}</span>
      </div>
      <EggFacts egg={egg} today={today} />
      {mayWrite && (actions.length > 0 || rings) && (
        <div className="egg-deeds">
          {actions.map((action) => (
            <ActionButton key={action.words} egg={egg} action={action} formKey={formKey} />
          ))}
          {rings && (
            <Link className="button" data-kind="quiet" to={`/clutches/${clutch.id}/rings`} discover="none">
              {t("clutches.deed.ring")}
            </Link>
          )}
        </div>
      )}
      {mayWrite && <EggMore egg={egg} today={today} nests={nests} formKey={formKey} />}
    </li>
  );
}

/** How and when a chick left, as far as it is known. */
function leftInWords(t: Translate, { left }: NonNullable<Egg["chick"]>, dayText: (day: string) => string): string {
  const isDead = left?.status === "deceased";
  if (!left?.on) return t(isDead ? "clutches.chick.died.some_day" : "clutches.chick.gone");
  const way = isDead ? "died" : left.status === "sold" ? "sold" : "left";
  return t(`clutches.chick.${way}`, { day: dayText(left.on) });
}

function EggFacts({ egg, today }: Pick<Props, "egg" | "today">) {
  const { t, language } = useWords();
  const { laid_on, hatched_on, weaned_on, nest, chick, state, notes } = egg;
  const day = (on: string) => dayInWords(on, language);
  return (
    <div className="egg-facts">
      {egg.steps.length > 0 && (
        <p className="egg-due">
          <NextStep egg={egg} today={today} />
        </p>
      )}
      <p>{laid_on ? t("clutches.laid", { day: day(laid_on) }) : t("clutches.laid.unknown")}</p>
      {hatched_on && <p>{t("clutches.hatched", { day: day(hatched_on) })}</p>}
      {weaned_on && <p>{t("clutches.weaned", { day: day(weaned_on) })}</p>}
      {nest.is_foster && (
        <p>
          <Link className="link" to={`/birds/pairs/${nest.pair_id}`} discover="none">
            {t("clutches.nest", { pair: nest.number })}
          </Link>
        </p>
      )}
      {chick && (
        <p>
          {chick.id ? (
            <Link className="link" to={`/birds/${chick.id}`} discover="none">
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
          <Icon of="circle-alert" /> {t("clutches.chick.none")}
        </p>
      )}
      {notes && <p className="whitespace-pre-line">{notes}</p>}
    </div>
  );
}
