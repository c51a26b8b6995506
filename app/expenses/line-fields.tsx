import type { FieldFacts } from "#app/controls/field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";
import { rowsShown } from "./share-fields.tsx";

/** A line as its boxes show it. */
export type LineBoxes = { text: string; amount: string; vat: string; bird: string };
type Props = { lines: readonly LineBoxes[]; reply: Reply | undefined };

/** The lines behind the first, which stands above. */
export function LineFields({ lines, reply }: Props) {
  const { t } = useWords();
  const count = rowsShown(Math.max(1, lines.length), reply, "amount");
  const rows = Array.from({ length: count - 1 }, (_, at) => at + 2);
  const names = rows.flatMap((n) => [`text_${n}`, `amount_${n}`, `vat_${n}`, `bird_${n}`]);
  const start = Object.fromEntries(
    lines.flatMap((line, at) => Object.entries(line).map(([name, value]) => [`${name}_${at + 1}`, value])),
  );
  const fields = plainFields(names, { reply, start });
  const of = (name: string, n: number) => fields[`${name}_${n}`] as FieldFacts;
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">{t("expenses.lines.more")}</legend>
      <p className="text-sm text-muted">{t("expenses.lines.hint")}</p>
      {rows.map((n) => (
        <div key={n} className="grid grid-cols-2 items-start gap-3">
          <div className="col-span-full">
            <TextField field={of("text", n)} label={t("expenses.line.text", { n })} autoComplete="off" dir="auto" />
          </div>
          <TextField
            field={of("amount", n)}
            label={t("expenses.line.amount", { n })}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            field={of("vat", n)}
            label={t("expenses.line.vat", { n })}
            inputMode="decimal"
            autoComplete="off"
          />
          <input type="hidden" name={`bird_${n}`} value={String(of("bird", n).initialValue ?? "")} />
        </div>
      ))}
    </fieldset>
  );
}
