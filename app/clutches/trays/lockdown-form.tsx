import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";
import type { ShownEgg } from "../nest/shown.ts";
import { shortDay, stepInWords } from "../step-words.ts";

type Props = {
  page: Pick<TrayPage, "tray" | "today" | "hatcher"> & {
    eggs: ReadonlyArray<Pick<ShownEgg, "steps">>;
    form_key: string;
  };
  mayWrite: boolean;
};

/** Whether the eggs of a tray are turned, and the presses that say otherwise: here, or where they hatch. */
export function LockdownForm({ page: { tray, hatcher, eggs, today, form_key }, mayWrite }: Props) {
  const { t, language } = useWords();
  const { lockdown_on, lockdown_humidity_pct: humidity } = tray;
  const day = lockdown_on && shortDay(lockdown_on, today, language);
  if (!day && !mayWrite) return null;
  const [due] = eggs
    .flatMap(({ steps }) => steps.filter(({ step }) => step === "lockdown"))
    .sort((one, other) => (one.on < other.on ? -1 : 1));
  const isElsewhere = hatcher?.incubator_id !== tray.incubator_id;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {due && <p className={due.on <= today ? "font-semibold" : ""}>{stepInWords(t, due, { today, language })}</p>}
      {day && (
        <p>
          {humidity === null
            ? t("trays.locked", { day })
            : t("trays.locked.humidity", { day, humidity: formatNumber(humidity, language) })}
        </p>
      )}
      {mayWrite && (
        <Form className="actions" idempotencyKey={`${form_key}.lockdown`}>
          {hatcher && (
            <>
              <input type="hidden" name="hatcher_id" value={hatcher.id} />
              <Button name="form" value="hatcher" kind={due && due.on <= today ? "primary" : undefined}>
                {t("trays.to_hatcher", { tray: isElsewhere ? `${hatcher.incubator} · ${hatcher.name}` : hatcher.name })}
              </Button>
            </>
          )}
          <Button name="form" value={lockdown_on ? "unlock" : "lockdown"}>
            {t(lockdown_on ? "trays.unlock" : "trays.lockdown")}
          </Button>
        </Form>
      )}
    </div>
  );
}
