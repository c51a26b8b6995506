import { useWords } from "#app/locales/words.tsx";

type Props = { name: string; value: string; label: string; isSex: boolean; isNeeded?: boolean };

const sexes = ["male", "female", "unknown"] as const;

/** What a cell is to say: typed, or of a sex chosen. */
export function CorrectionInput({ name, value, label, isSex, isNeeded = false }: Props) {
  const { t } = useWords();
  const control = { className: "input", name, defaultValue: value, "aria-label": label };
  if (!isSex) return <input {...control} maxLength={2000} required={isNeeded} />;
  return (
    <select {...control} required={isNeeded}>
      {isNeeded && <option value="">{t("imports.same.choose")}</option>}
      {value !== "" && <option value={value}>{value}</option>}
      {sexes.map((sex) => (
        <option key={sex} value={t(`imports.correct.${sex}`)}>
          {t(`imports.correct.${sex}`)}
        </option>
      ))}
    </select>
  );
}
