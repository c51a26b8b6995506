import { Link } from "@remix-run/react";
import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import { type FieldFacts, fieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { useWords } from "#app/locales/words.tsx";
import { Icon } from "#app/marks/icon.tsx";
import type { SaleChoices } from "#worker/sales/choices.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { salesList } from "./sales-path.ts";

/** What the rows of a form share. */
export type LineOffer = {
  choices: SaleChoices;
  birds: SaleChoices["birds"];
  field: (name: string) => FieldFacts;
  /** The sale that is changed: it may hold its birds. */
  own: string | undefined;
};
type Props = { row: number; offer: LineOffer; bird_id: string; isRemovable: boolean };

/** One line of a sale's form: a bird, which says of itself what it is, or a good; price, discount, VAT. */
export function LineFields({ row, offer: { choices, birds, field, own }, bird_id, isRemovable }: Props) {
  const { t, language } = useWords();
  const text = String(field(`text-${row}`).initialValue ?? "");
  const bird = birds.find(({ id }) => id === bird_id);
  const isBird = bird_id !== "";
  const price = field(`price-${row}`);
  return (
    <fieldset className="card grid gap-4">
      <legend className="unseen">{isBird ? text : t("sales.line.good", { number: row + 1 })}</legend>
      <input type="hidden" name={`bird-${row}`} value={bird_id} />
      {isBird ? (
        <>
          <p className="[overflow-wrap:anywhere]">{text}</p>
          <input type="hidden" name={`text-${row}`} value={text} />
          {bird && <Cautions bird={bird} own={own} />}
        </>
      ) : (
        <Good row={row} choices={choices} field={field} />
      )}
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          field={price}
          label={t("sales.field.price", { currency: choices.currency })}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          field={field(`discount-${row}`)}
          label={t("sales.field.discount")}
          hint={row === 0 ? t("sales.hint.discount") : undefined}
          autoComplete="off"
        />
      </div>
      {choices.vat_regime === "normal" && (
        <Vat field={field(`vat-${row}`)} choices={choices} language={language} isFirst={row === 0} />
      )}
      {isRemovable && (
        <CheckboxField
          field={fieldFacts(`remove-${row}`)}
          label={isBird ? t("sales.line.remove") : t("sales.line.drop")}
        />
      )}
    </fieldset>
  );
}

type GoodProps = { row: number; choices: SaleChoices; field: LineOffer["field"] };

/** A good in the seller's words, and what of the stock goes with it. */
function Good({ row, choices: { items }, field }: GoodProps) {
  const { t, language } = useWords();
  const item = field(`item-${row}`);
  const own = String(item.initialValue ?? "");
  const quantity = field(`quantity-${row}`);
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField field={field(`text-${row}`)} label={t("sales.field.text")} autoComplete="off" dir="auto" />
        <TextField
          field={{ ...quantity, initialValue: quantity.initialValue ?? "1" }}
          label={t("sales.field.quantity")}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      {(items.length > 0 || own) && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            field={item}
            label={t("sales.field.item")}
            empty={t("sales.item.none")}
            choices={[
              ...items.map(({ id, name, balance, unit }) => ({
                value: id,
                label: `${name} · ${amountInWords(balance, unit, language)}`,
              })),
              ...(own && !items.some(({ id }) => id === own)
                ? [{ value: own, label: String(field(`text-${row}`).initialValue ?? "") }]
                : []),
            ]}
          />
          <TextField
            field={field(`leaves-${row}`)}
            label={t("sales.field.leaves")}
            hint={row === 0 ? t("sales.hint.leaves") : undefined}
            autoComplete="off"
          />
        </div>
      )}
    </>
  );
}

type VatProps = { field: FieldFacts; choices: SaleChoices; language: "pt" | "en"; isFirst: boolean };

function Vat({ field, choices: { rates, usual_bp, today }, language, isFirst }: VatProps) {
  const { t } = useWords();
  const initialValue = field.initialValue ?? String(usual_bp / 100);
  if (!rates) return <TextField field={{ ...field, initialValue }} label={t("sales.field.vat")} inputMode="decimal" />;
  const known = [...rates.rates_bp, 0].map((it) => String(it / 100));
  const all = known.includes(String(initialValue)) ? known : [...known, String(initialValue)];
  const shown = (rate: string) => `${language === "pt" ? rate.replace(".", ",") : rate} %`;
  return (
    <SelectField
      field={{ ...field, initialValue }}
      label={t("sales.field.vat")}
      hint={
        isFirst ? t("sales.hint.vat", { day: dayText(rates.as_of, today, language), source: rates.source }) : undefined
      }
      choices={all.map((value) => ({ value, label: shown(value) }))}
    />
  );
}

function Cautions({ bird, own }: { bird: SaleChoices["birds"][number]; own: string | undefined }) {
  const { t } = useWords();
  const { held_by, held_number } = bird;
  const unfit = held_by !== null && held_by === own ? null : bird.unfit;
  if (bird.cautions.length === 0 && !unfit) return null;
  return (
    <ul className="grid gap-1 text-sm" aria-label={t("sales.cautions")}>
      {unfit && (
        <li className="flex items-center gap-2">
          <Icon of="triangle-alert" />
          <strong>{t(`sales.unfit.${unfit}`)}</strong>
          {unfit === "taken" && (
            <Link className="link" to={`${salesList}/${held_by}`}>
              {held_number ?? t("sales.draft")}
            </Link>
          )}
        </li>
      )}
      {bird.cautions.map((it) => (
        <li key={it} className="flex items-center gap-2">
          <Icon of="triangle-alert" />
          {t(`sales.caution.${it}`)}
        </li>
      ))}
    </ul>
  );
}
