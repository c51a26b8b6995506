import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";
import type { ShownEgg } from "../nest/shown.ts";
import { shortDay, stepInWords } from "../step-words.ts";

type Props = {
  page: Pick<TrayPage, "tray" | "today"> & { eggs: ReadonlyArray<Pick<ShownEgg, "steps">>; form_key: string };
  mayWrite: boolean;
};

/** Whether the eggs of a tray are turned, and the press that says otherwise. */
export function LockdownForm({ page: { tray, eggs, today, form_key }, mayWrite }: Props) {
  const { t, language } = useWords();
  const { lockdown_on, lockdown_humidity_pct: humidity, kind } = tray;
  const day = lockdown_on && shortDay(lockdown_on, today, language);
  if (!day && !mayWrite) return null;
  const [due] = eggs
    .flatMap(({ steps }) => steps.filter(({ step }) => step === "lockdown"))
    .sort((one, other) => (one.on < other.on ? -1 : 1));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {due && <p className={due.on <= today ? "font-semibold" : ""}>{stepInWords(t, due, { today, language })}</p>}
      {day && (
        <p>
          {humidity === null
            ? t("trays.locked", { day })
            : t("trays.locked.humidity", { day, humidity: formatNumber(humidity, language) })}
          {kind === "setter" && mayWrite && <span className="field-hint block">{t("trays.locked.hatcher")}</span>}
        </p>
      )}
      {mayWrite && (
        <Form className="contents" idempotencyKey={`${form_key}.lockdown`}>
          <Button name="form" value={lockdown_on ? "unlock" : "lockdown"}>
            {t(lockdown_on ? "trays.unlock" : "trays.lockdown")}
          </Button>
        </Form>
      )}
    </div>
  );
}
