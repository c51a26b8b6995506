import type { FieldFacts } from "#app/controls/field.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import type { Reply } from "#app/web/submit.ts";

/** A part as its boxes show it. */
export type ShareBoxes = { on: string; part: string };
type Props = {
  shares: readonly ShareBoxes[];
  /** What the form keeps of each: what left since stays as it is. */
  kept: readonly string[];
  targets: readonly string[];
  reply: Reply | undefined;
};

const spare = 3;

/** How many rows a form has: those that hold something, and some more; of a refused one as many as it was sent with. */
export const rowsShown = (filled: number, reply: Reply | undefined, name: string): number => {
  const sent = Object.keys(reply?.initialValue ?? {}).filter((it) => it.startsWith(`${name}_`)).length;
  return Math.min(100, Math.max(filled + spare, sent));
};

/** The parts of an expense: what each is on, and how large it is. */
export function ShareFields({ shares, kept, targets, reply }: Props) {
  const { t } = useWords();
  const rows = Array.from({ length: rowsShown(shares.length, reply, "share_on") }, (_, at) => at + 1);
  const names = rows.flatMap((n) => [`share_on_${n}`, `share_part_${n}`]);
  const start = Object.fromEntries(
    shares.flatMap(({ on, part }, at) => [
      [`share_on_${at + 1}`, on],
      [`share_part_${at + 1}`, part],
    ]),
  );
  const fields = plainFields(names, { reply, start });
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">{t("expenses.shares")}</legend>
      <p className="text-sm text-muted">
        {t("expenses.shares.hint")} {t("expenses.shares.cost")}
      </p>
      <datalist id="share-targets">
        {targets.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {kept.map((value) => (
        <input key={value} type="hidden" name="kept" value={value} />
      ))}
      {rows.map((n) => (
        <div key={n} className="grid grid-cols-2 items-start gap-3">
          <TextField
            field={fields[`share_on_${n}`] as FieldFacts}
            label={t("expenses.share.on", { n })}
            list="share-targets"
            autoComplete="off"
            dir="auto"
          />
          <TextField
            field={fields[`share_part_${n}`] as FieldFacts}
            label={t("expenses.share.part", { n })}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
      ))}
    </fieldset>
  );
}
