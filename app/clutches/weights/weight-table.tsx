import type { KeyboardEvent } from "react";
import { Button } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { Cell, Row, RowHead, Table } from "#app/lists/table.tsx";
import { formatNumber, useWords } from "#app/locales/words.tsx";
import type { EggWeights } from "#worker/clutches/weights/of-eggs.ts";
import { shortDay } from "../step-words.ts";

type WeighedEgg = { id: string; tag: string; mark: string | null; weights: EggWeights };
/** Eggs on the scales, on which day (`YYYY-MM-DD`). */
export type WeighedPage = { rows: readonly WeighedEgg[]; on: string; today: string; form_key: string };
type Props = {
  page: WeighedPage;
  /** What was typed and not taken, by the eggs' ids. */
  typed: Readonly<Record<string, string>> | undefined;
  mayWrite: boolean;
};

// From box to box; from the last one, and where no script runs from any, Enter saves what was typed.
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event;
  if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>("input[data-grams]")];
  const next = boxes[boxes.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** Egg by egg what it weighed and should weigh, with a box for what it weighs on a day. */
export function WeightTable({ page: { rows, on, today, form_key }, typed, mayWrite }: Props) {
  const { t, language } = useWords();
  const names = ["egg", "last", "expected", "loss", ...(mayWrite ? (["grams"] as const) : [])] as const;
  const number = (value: number, digits: number) => {
    const factor = 10 ** digits;
    return formatNumber(Math.round(value * factor) / factor, language);
  };
  const grams = (value: number) => t("trays.g", { grams: number(value, 2) });
  const ofDay = ({ weights }: WeighedEgg) => weights.last.find((it) => it.on === on)?.grams;
  const isEmpty = (egg: WeighedEgg) => (typed?.[egg.id] ?? ofDay(egg) ?? "") === "";
  const firstEmpty = rows.find(isEmpty)?.id;
  const table = (
    <Table caption={t("trays.weigh")} columns={names.map((name) => ({ name, label: t(`trays.weights.${name}`) }))}>
      {rows.map((egg) => {
        const { id, tag, mark, weights } = egg;
        const [last] = weights.last;
        const known = ofDay(egg);
        const shown = known === undefined ? "" : number(known, 2).replace(/[\s  ]/g, "");
        return (
          <Row key={id}>
            <RowHead>
              {tag}
              {mark && <span className="text-muted"> · {mark}</span>}
            </RowHead>
            <Cell label={t("trays.weights.last")}>
              {last ? `${grams(last.grams)} · ${shortDay(last.on, today, language)}` : "–"}
              {last?.is_above && <span className="weight-above">{t("trays.weights.above")}</span>}
            </Cell>
            <Cell label={t("trays.weights.expected")}>
              {weights.expected === null ? "–" : grams(weights.expected)}
              {weights.is_estimate && <span className="field-hint block">{t("trays.weights.estimate")}</span>}
            </Cell>
            <Cell label={t("trays.weights.loss")}>
              {weights.projected === null || weights.projected < 0
                ? "–"
                : t("trays.percent", { percent: number(weights.projected * 100, 1) })}
            </Cell>
            {mayWrite && (
              <Cell label={t("trays.weights.grams")}>
                <input type="hidden" name={`was-${id}`} value={shown} />
                <input
                  className="input weight-box"
                  name={`grams-${id}`}
                  data-grams
                  inputMode="decimal"
                  autoComplete="off"
                  enterKeyHint="next"
                  maxLength={9}
                  aria-label={t("trays.weights.of", { egg: tag })}
                  defaultValue={typed?.[id] ?? shown}
                  {...(id === firstEmpty && { autoFocus: true })}
                />
              </Cell>
            )}
          </Row>
        );
      })}
    </Table>
  );
  if (!mayWrite) return table;
  return (
    <Form className="grid gap-4" idempotencyKey={form_key} onKeyDown={goOn}>
      <input type="hidden" name="on" value={on} />
      {table}
      <div className="actions">
        <Button kind="primary">{t("trays.weights.save")}</Button>
      </div>
    </Form>
  );
}
