import type { FieldFacts } from "#app/controls/field.tsx";
import { FieldNotes } from "#app/controls/field.tsx";
import { useWords } from "#app/locales/words.tsx";

const days = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days of the week on which a task falls, each a box of its own. */
export function Weekdays({ field, chosen }: { field: FieldFacts; chosen: readonly string[] }) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend>{t("tasks.field.weekdays")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {days.map((day) => (
          <span key={day} className="check">
            <input
              id={`${field.id}-${day}`}
              type="checkbox"
              name="weekdays"
              value={day}
              defaultChecked={chosen.includes(String(day))}
            />
            <label htmlFor={`${field.id}-${day}`}>{t(`tasks.weekday.${day}`)}</label>
          </span>
        ))}
      </div>
      <FieldNotes field={field} />
    </fieldset>
  );
}
