import { useWords } from "#app/locales/words.tsx";
import { numberFormat } from "#worker/locales/formats.ts";

/** Says how much a file weighs, in kilobytes or megabytes. */
export function useSize(): (bytes: number) => string {
  const { language } = useWords();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    const unit = isLarge ? "megabyte" : "kilobyte";
    const format = numberFormat(language, { style: "unit", unit, maximumFractionDigits: isLarge ? 1 : 0 });
    return format.format(Math.max(1, bytes / 1000) / (isLarge ? 1000 : 1));
  };
}
