import { useWords } from "#app/locales/words.tsx";
import { mailChoices, type NotificationChoice, type NotificationSwitch } from "#db/notification-events.ts";
import type { ShownSwitch } from "./choices.ts";

/** What a row starts with: as it is kept, or as the form was sent. */
type StartOf = (by: NotificationSwitch) => Partial<NotificationChoice>;
type Props = { switches: readonly ShownSwitch[]; startOf: StartOf };

/** A row for each switch: whether it is on, how it is mailed, whether the phone shows it. On a phone a row is a card. */
export function SwitchTable({ switches, startOf }: Props) {
  const { t } = useWords();
  return (
    <table className="switches w-full border-collapse">
      <caption className="unseen">{t("preferences.table")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("preferences.what")}</th>
          <th scope="col">{t("preferences.on")}</th>
          <th scope="col">{t("preferences.mail")}</th>
          <th scope="col">{t("preferences.push")}</th>
        </tr>
      </thead>
      <tbody>
        {switches.map((it) => (
          <Row key={it.by} of={it} start={startOf(it.by)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ of: { by, name, events }, start }: { of: ShownSwitch; start: ReturnType<StartOf> }) {
  const { t } = useWords();
  const brings = events.map((event) => t(`preferences.event.${event}`)).join(", ");
  return (
    <tr>
      <th scope="row">
        {name}
        <small className="text-muted">{brings.charAt(0).toUpperCase() + brings.slice(1)}.</small>
      </th>
      <td>
        <label>
          <input type="checkbox" name={`${by}_on`} defaultChecked={start.on} />
          <span>{t("preferences.on")}</span>
          <span className="unseen">: {name}</span>
        </label>
      </td>
      <td>
        <fieldset className="flex flex-wrap gap-x-4 @min-[44rem]:flex-nowrap">
          <legend>
            {t("preferences.mail")}
            <span className="unseen">: {name}</span>
          </legend>
          {mailChoices.map((choice) => (
            <label key={choice}>
              <input type="radio" name={`${by}_mail`} value={choice} defaultChecked={start.mail === choice} />
              {t(`preferences.mail.${choice}`)}
            </label>
          ))}
        </fieldset>
      </td>
      <td>
        <label>
          <input type="checkbox" name={`${by}_push`} defaultChecked={start.push} />
          <span>{t("preferences.push")}</span>
          <span className="unseen">: {name}</span>
        </label>
      </td>
    </tr>
  );
}
