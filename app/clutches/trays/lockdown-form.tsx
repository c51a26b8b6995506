import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";
import { shortDay } from "../step-words.ts";

type Props = { page: Pick<TrayPage, "tray" | "trays" | "today"> & { form_key: string }; mayWrite: boolean };

/** Whether the eggs of a tray are turned, and the press that says otherwise. */
export function LockdownForm({ page: { tray, today, form_key }, mayWrite }: Props) {
  const { t, language } = useWords();
  const { lockdown_on, lockdown_humidity_pct: humidity, kind } = tray;
  const day = lockdown_on && shortDay(lockdown_on, today, language);
  if (!day && !mayWrite) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
