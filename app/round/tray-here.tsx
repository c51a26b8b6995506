import { Link } from "@remix-run/react";
import { shortDay } from "#app/clutches/step-words.ts";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { RoundTray } from "#worker/round/machines.ts";
import type { Noting } from "./egg-here.tsx";
import { useNoter } from "./noter-context.tsx";
import { Press } from "./press.tsx";
import { PressedMark } from "./pressed-mark.tsx";
import { ofLockdown, ofUnlock, subjectOf } from "./queue/fields.ts";

type Props = { tray: RoundTray; incubator_id: string; incubator: string } & Pick<
  Noting,
  "today" | "on" | "mayWrite" | "formKey"
>;

/** The head of a tray of a machine: since when it is no longer turned, or the press that says so once it is time. */
export function TrayHere({
  tray: { id, name, locked, humidity, lockdown, hatcher },
  incubator_id,
  incubator,
  ...noting
}: Props) {
  const { t, language } = useWords();
  const { today, on, mayWrite, formKey } = noting;
  const pressed = useNoter()
    ?.pressedOf(subjectOf({ tray_id: id }))
    .at(-1);
  const day = locked && shortDay(locked, today, language);
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <div className="round-nest-head flex flex-wrap items-center justify-between gap-3">
        <h2>
          <Link to={`/incubators/${incubator_id}/trays/${id}`}>
            {incubator} · {name}
          </Link>
        </h2>
        {mayWrite && !pressed && lockdown && (
          <div className="actions">
            {hatcher && (
              <Press fields={ofLockdown(id, on, hatcher.id)} idempotencyKey={`${formKey}.${id}.hatcher`} tone="yes">
                {t("round.deed.hatcher", { tray: hatcher.name })}
              </Press>
            )}
            <Press
              fields={ofLockdown(id, on)}
              idempotencyKey={`${formKey}.${id}.lockdown`}
              tone={hatcher ? "other" : "yes"}
            >
              {t(hatcher ? "round.deed.lockdown.here" : "round.deed.lockdown")}
            </Press>
          </div>
        )}
        {mayWrite && !pressed && locked && (
          <Press fields={ofUnlock(id)} idempotencyKey={`${formKey}.${id}.unlock`}>
            {t("round.deed.unlock")}
          </Press>
        )}
      </div>
      {pressed && <PressedMark pressed={pressed} />}
      {!pressed && lockdown && (
        <p className="round-step" data-due>
          {t(lockdown < today ? "round.lockdown.since" : "round.lockdown.today", {
            day: shortDay(lockdown, today, language),
          })}
        </p>
      )}
      {day && (
        <p className="round-step">
          {humidity === undefined
            ? t("round.locked", { day })
            : t("round.locked.humidity", { day, humidity: formatNumber(humidity, language) })}
        </p>
      )}
    </section>
  );
}
