import { useLocation } from "@remix-run/react";
import { Button } from "#app/controls/button.tsx";
import { SelectField } from "#app/controls/choice-fields.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { Banner } from "#app/marks/banner.tsx";
import type { Reply } from "#app/web/submit.ts";
import type { NotificationChoice, NotificationSwitch } from "#db/notification-events.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import type { NotificationChoices } from "#worker/notifications/choices-contract.ts";
import type { ShownSwitch } from "./choices.ts";
import { SwitchTable } from "./switch-table.tsx";

const timeFields = ["digest_hour", "quiet_from", "quiet_to", "paused_until"] as const;

/** The first and the last hour of a day that may be chosen. */
type Hours = { digest: readonly [number, number]; quiet: readonly [number, number] };
type Props = {
  choices: NotificationChoices;
  switches: readonly ShownSwitch[];
  pause: { min: string; max: string };
  hours: Hours;
  reply: Reply | undefined;
};

/** How and when one is notified: the switches, the hours, the pause. */
export function ChoicesForm({ choices, switches, pause, hours, reply }: Props) {
  const { t, timezone } = useWords();
  const { key } = useLocation();
  const fields = plainFields(timeFields, { reply, start: choices, constraint: { paused_until: pause } });
  return (
    <>
      <FormFaults reply={reply} fields={fields} />
      <Form key={key} guarded className="notification-choices @container grid max-w-240 gap-8">
        <SwitchTable
          switches={switches}
          startOf={reply?.initialValue ? (by) => sentOf(by, reply.initialValue ?? {}) : (by) => choices[by]}
        />
        <section aria-labelledby="times">
          <h2 id="times">{t("preferences.times")}</h2>
          <p className="text-muted">{t("preferences.times.lead", { zone: timezone.replaceAll("_", " ") })}</p>
          <div className="mt-4 grid gap-5 @min-[44rem]:grid-cols-3 @min-[44rem]:items-start">
            <SelectField
              field={fields.digest_hour}
              label={t("preferences.digest_hour")}
              hint={t("preferences.digest_hour.hint")}
              choices={hoursOf(hours.digest)}
            />
            <SelectField
              field={fields.quiet_from}
              label={t("preferences.quiet_from")}
              hint={t("preferences.quiet.hint")}
              choices={hoursOf(hours.quiet)}
            />
            <SelectField field={fields.quiet_to} label={t("preferences.quiet_to")} choices={hoursOf(hours.quiet)} />
          </div>
        </section>
        <section aria-labelledby="pause">
          <h2 id="pause">{t("preferences.pause")}</h2>
          <p className="text-muted">{t("preferences.pause.lead")}</p>
          <div className="mt-4 grid gap-5 @min-[44rem]:grid-cols-3 @min-[44rem]:items-start">
            <DateField field={fields.paused_until} label={t("preferences.paused_until")} />
          </div>
        </section>
        <div className="actions">
          <Button kind="primary">{t("preferences.save")}</Button>
        </div>
      </Form>
    </>
  );
}

/** A switch as the form was sent: a box that was ticked is `on`. */
const sentOf = (by: NotificationSwitch, sent: Record<string, unknown>) => ({
  on: sent[`${by}_on`] === "on",
  mail: sent[`${by}_mail`] as NotificationChoice["mail"],
  push: sent[`${by}_push`] === "on",
});

/** Whole hours of a day as clocks show them. */
const hoursOf = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, at) => {
    const hour = String(first + at);
    return { value: hour, label: `${hour.padStart(2, "0")}:00` };
  });

/** That a pause is on, with the way to end it. */
export function Paused({ until }: { until: string }) {
  const { t, language } = useWords();
  return (
    <div className="mb-6">
      <Banner title={t("preferences.paused", { date: dayInWords(until, language) })}>
        <p>{t("preferences.paused.what")}</p>
        <Form className="actions">
          <Button name="do" value="resume">
            {t("preferences.resume")}
          </Button>
        </Form>
      </Banner>
    </div>
  );
}
