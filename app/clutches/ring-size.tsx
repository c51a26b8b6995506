import type { FieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";
import { numberFormat } from "#worker/locales/formats.ts";

/** A size in mm as it is typed; nothing where none is known. */
export const sizeInWords = (mm: number | null, language: Language): string | undefined =>
  mm === null ? undefined : numberFormat(language, { maximumFractionDigits: 2 }).format(mm);

type Props = { field: FieldFacts; rings: ClutchPage["rings"] };

/** The size of the rings of one nest: what was written last stands there, what its species wears is proposed. */
export function RingSize({ field, rings: { sizes, sizes_doubtful } }: Props) {
  const { t, language } = useWords();
  const usual = [...new Set(sizes ?? [])].map((mm) => sizeInWords(mm, language) ?? "");
  const list = `${field.id}-usual`;
  const words = sizes_doubtful ? "clutches.rings.size.doubtful" : "clutches.rings.size";
  return (
    <>
      <TextField
        field={field}
        label={t("clutches.rings.size.label")}
        hint={usual.length > 0 ? t(words, { size: usual.join("–") }) : undefined}
        inputMode="decimal"
        autoComplete="off"
        list={list}
      />
      <datalist id={list}>
        {usual.map((size) => (
          <option key={size} value={size} />
        ))}
      </datalist>
    </>
  );
}
