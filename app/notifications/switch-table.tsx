import { useWords } from "#app/locales/words.tsx";
import { mailChoices, type NotificationChoice, type NotificationSwitch } from "#db/notification-events.ts";
import { localeOf } from "#worker/locales/formats.ts";
import type { ShownSwitch } from "./choices.ts";

/** What a row starts with: as it is kept, or as the form was sent, where a ticked box is `on`. */
export type StartOf = Partial<Record<NotificationSwitch, Partial<Record<keyof NotificationChoice, unknown>>>>;
type Props = { switches: readonly ShownSwitch[]; start: StartOf };

/** A row for each switch: whether it is on, how it is mailed, whether the phone shows it. On a phone a row is a card. */
export function SwitchTable({ switches, start }: Props) {
  const { t } = useWords();
  return (
    <table className="switches">
      <caption className="unseen">{t("notification_choices.table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("notification_choices.what")}</th>
          <th scope="col">{t("notification_choices.on")}</th>
          <th scope="col">{t("notification_choices.mail")}</th>
          <th scope="col">{t("notification_choices.push")}</th>
        </tr>
      </thead>
      <tbody>
        {switches.map((it) => (
          <Row key={it.by} of={it} start={start[it.by] ?? {}} />
        ))}
      </tbody>
    </table>
  );
}

const isTicked = (value: unknown) => value === true || value === "on";

function Row({
  of: { by, name, events },
  start,
}: {
  of: ShownSwitch;
  start: NonNullable<StartOf[NotificationSwitch]>;
}) {
  const { t, language } = useWords();
  const list = new Intl.ListFormat(localeOf(language), { type: "conjunction" });
  const brings = list.format(events.map((event) => t(`notification_choices.event.${event}`)));
  return (
    <tr>
      <th scope="row">
        {name}
        <small className="text-muted">{brings.charAt(0).toUpperCase() + brings.slice(1)}.</small>
      </th>
      <td>
        <label>
          <input type="checkbox" name={`${by}.on`} defaultChecked={isTicked(start.on)} />
          <span>{t("notification_choices.on")}</span>
          <span className="unseen">: {name}</span>
        </label>
      </td>
      <td>
        <fieldset>
          <legend>
            {t("notification_choices.mail")}
            <span className="unseen">: {name}</span>
          </legend>
          {mailChoices.map((choice) => (
            <label key={choice}>
              <input type="radio" name={`${by}.mail`} value={choice} defaultChecked={start.mail === choice} />
              {t(`notification_choices.mail.${choice}`)}
            </label>
          ))}
        </fieldset>
      </td>
      <td>
        <label>
          <input type="checkbox" name={`${by}.push`} defaultChecked={isTicked(start.push)} />
          <span>{t("notification_choices.push")}</span>
          <span className="unseen">: {name}</span>
        </label>
      </td>
    </tr>
  );
}
