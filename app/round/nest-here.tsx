import { Link } from "@remix-run/react";
import { LinkButton } from "#app/controls/button.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { RoundChick, RoundNest } from "#worker/round/stops.ts";
import { EggInRound, type Noting } from "./egg-here.tsx";
import { eggsIn } from "./egg-offers.ts";
import { useNoter } from "./noter-context.tsx";
import { Press } from "./press.tsx";
import { PressedMark } from "./pressed-mark.tsx";
import { ofEgg, ofLaying, ofWeaning, subjectOf } from "./queue/fields.ts";
import { Steps } from "./steps.tsx";

type Props = { nest: RoundNest } & Noting;

/** A pair's nest: the eggs in it, the chicks something is due of, and the egg that may have come. */
export function NestHere({ nest, ...noting }: Props) {
  const { t } = useWords();
  const { pair_id, pair, tray, lays, clutches, chicks = [] } = nest;
  const id = tray === undefined ? pair_id : `${pair_id}-${tray}`;
  const { on, mayWrite, formKey } = noting;
  const laid = useNoter()?.pressedOf(subjectOf({ pair_id })).at(-1);
  const came = tray === undefined ? laid : undefined;
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-labelledby={id}>
      <div className="round-nest-head flex flex-wrap items-center justify-between gap-3">
        <h2 id={id}>
          <Link to={`/birds/pairs/${pair_id}`}>{t("clutches.lead", { pair })}</Link>
        </h2>
        {mayWrite && lays !== "never" && tray === undefined && (
          <Press
            fields={ofLaying(pair_id, on)}
            idempotencyKey={`${formKey}.${pair_id}.lay`}
            label={t("round.deed.lay.of", { pair })}
            tone={lays === "now" && !came ? "yes" : "other"}
          >
            {t("round.deed.lay")}
          </Press>
        )}
      </div>
      {came && <PressedMark pressed={came} />}
      {clutches.map((clutch) => (
        <div key={clutch.id}>
          <h3 className="round-clutch">
            <Link className="link" to={`/clutches/${clutch.id}`}>
              {t("clutches.title", { number: clutch.number })}
            </Link>
          </h3>
          <ul className="grid cells-60 gap-3">
            {eggsIn(clutch).map((egg) => (
              <EggInRound key={egg.number} egg={egg} {...noting} />
            ))}
          </ul>
        </div>
      ))}
      {chicks.length > 0 && (
        <ul className="grid cells-60 gap-3">
          {chicks.map((chick) => (
            <ChickInRound key={chick.id} chick={chick} {...noting} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ChickInRound({ chick, today, on, mayWrite, formKey }: { chick: RoundChick } & Noting) {
  const { t } = useWords();
  const { id, ring, clutch_id, steps } = chick;
  const weaned = useNoter()
    ?.pressedOf(subjectOf(ofEgg(chick)))
    .at(-1);
  const isDue = (name: string) => steps.some(([step, day]) => step === name && day <= today);
  return (
    <li className="card round-egg grid min-w-0 content-start gap-2 p-3">
      <div className="egg-head flex items-center gap-3">
        <h4>
          <Link className="link" to={`/birds/${id}`}>
            {t("clutches.chick", { ring })}
          </Link>
        </h4>
      </div>
      {weaned ? <PressedMark pressed={weaned} /> : <Steps steps={steps} today={today} />}
      {mayWrite && (
        <div className="round-deeds grid grid-cols-2 gap-2">
          {isDue("ring") && (
            <LinkButton data-tone="yes" to={`/clutches/${clutch_id}/rings`}>
              {t("clutches.deed.ring")}
            </LinkButton>
          )}
          {isDue("wean") && !weaned && (
            <Press fields={ofWeaning(chick, on)} idempotencyKey={`${formKey}.${id}.wean`} tone="yes">
              {t("clutches.deed.wean")}
            </Press>
          )}
        </div>
      )}
    </li>
  );
}
