import { fieldFacts } from "#app/controls/field.tsx";
import { DateField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { plusDays } from "#worker/locales/calendar.ts";

type Props = { today: string; when: string | undefined; other_day: string | undefined };

/** The day something happened on: today, yesterday, or another one. */
export function DayChoice({ today, when = "", other_day }: Props) {
  const { t } = useWords();
  const days = [
    { name: "today", value: "" },
    { name: "yesterday", value: plusDays(today, -1) },
    { name: "other", value: "other" },
  ] as const;
  return (
    <fieldset className="day-choice flex flex-wrap gap-2">
      <legend className="unseen">{t("clutches.day")}</legend>
      {days.map(({ name, value }) => (
        <label key={name}>
          <input type="radio" name="when" value={value} defaultChecked={when === value} />
          {t(`clutches.when.${name}`)}
        </label>
      ))}
      <div className="day-other">
        <DateField
          field={fieldFacts("other_day", { max: today, initialValue: other_day })}
          label={t("clutches.when.other")}
        />
      </div>
    </fieldset>
  );
}
