import { EggMark } from "#app/clutches/egg-mark.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Round } from "#worker/round/queries.ts";
import { type EggHere, type Offer, offered, othersOf } from "./egg-offers.ts";
import { useNoter } from "./noter-context.tsx";
import { Press } from "./press.tsx";
import { PressedMark } from "./pressed-mark.tsx";
import { ofEgg, subjectOf } from "./queue/fields.ts";
import { stateAfter } from "./queue/overlay.ts";
import { Steps } from "./steps.tsx";

/** What every press needs to know: the day that is noted on, and what an egg may become. */
export type Noting = Pick<Round, "today" | "moves"> & { on: string; mayWrite: boolean; formKey: string };
type Props = { egg: EggHere } & Noting;

/** One egg: how it is, what is due, and what is likeliest to be noted of it. */
export function EggInRound({ egg: found, today, moves, on, mayWrite, formKey }: Props) {
  const { t } = useWords();
  const pressed = useNoter()?.pressedOf(subjectOf(ofEgg(found))) ?? [];
  const latest = pressed.at(-1);
  const egg = { ...found, state: stateAfter(pressed) ?? found.state };
  const { number, state, steps, seen_on } = egg;
  // What has just been noted is answered: the days of what it came to are told with the next round.
  const { first, more } = latest ? { first: [], more: othersOf(egg, moves) } : offered(egg, { today, moves });
  return (
    <li className="card round-egg grid min-w-0 content-start gap-2 p-3" data-egg={`${egg.clutch_id}-${number}`}>
      <div className="egg-head flex items-center gap-3">
        <EggMark state={state} />
        <h4>{t("clutches.egg", { number })}</h4>
        <span className="egg-state">{t(`clutches.state.${state}`)}</span>
      </div>
      {latest ? <PressedMark pressed={latest} /> : <Steps steps={steps} today={today} last />}
      {!latest && seen_on === today && <p className="text-muted">{t("round.seen_today")}</p>}
      {mayWrite && first.length > 0 && (
        <div className="round-deeds grid grid-cols-2 gap-2">
          {first.map((offer, at) => (
            <EggActionForm key={offer.words} egg={egg} offer={offer} on={on} formKey={formKey} isFirst={at === 0} />
          ))}
        </div>
      )}
      {mayWrite && more.length > 0 && (
        <details className="round-more">
          <summary className="button" data-kind="ghost" aria-label={t("clutches.more.of", { egg: number })}>
            {t("clutches.more")}
          </summary>
          <div className="round-deeds grid grid-cols-2 gap-2">
            {more.map((offer) => (
              <EggActionForm key={offer.words} egg={egg} offer={offer} on={on} formKey={formKey} />
            ))}
          </div>
        </details>
      )}
    </li>
  );
}

type ActionProps = { egg: EggHere; offer: Offer; on: string; formKey: string; isFirst?: boolean };

function EggActionForm({ egg, offer, on, formKey, isFirst = false }: ActionProps) {
  const { t } = useWords();
  const { clutch_id, number } = egg;
  const action = offer.words === "not_yet" ? t("round.deed.not_yet") : t(`clutches.deed.${offer.words}`);
  return (
    <Press
      fields={{ ...ofEgg(egg), on, ...offer.fields }}
      idempotencyKey={`${formKey}.${clutch_id}.${number}.${offer.words}`}
      label={t("clutches.deed.of", { deed: action, egg: number })}
      tone={isFirst ? "yes" : "other"}
    >
      {action}
    </Press>
  );
}
