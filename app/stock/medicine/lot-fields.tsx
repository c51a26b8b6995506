import { CheckboxField, SelectField } from "#app/controls/choice-fields.tsx";
import type { FieldFacts } from "#app/controls/field.tsx";
import { TextField } from "#app/controls/text-fields.tsx";
import { dayText } from "#app/locales/day-words.ts";
import { type Translate, useWords } from "#app/locales/words.tsx";
import type { Language } from "#db/vocabulary.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import type { LotOfCourse, MedicineLot } from "#worker/stock/on-course.ts";

/** What a page of a course is answered of the shelf; `lot` is the one it is given of. */
export type OfLots = { medicine_lots?: readonly MedicineLot[]; lot?: LotOfCourse | null; today?: string };
type Props = { page: OfLots; field: (name: string) => FieldFacts };

type Naming = { t: Translate; language: Language; today: string };

/** What a lot is called: its batch, else by the day it came. */
export const lotText = ({ batch, on }: Pick<MedicineLot, "batch" | "on">, { t, language, today }: Naming): string =>
  batch ?? t("medicine.lot.of", { day: dayText(on, today, language) });

/** With its expiry and what it holds, as a choice among lots. */
function choiceOf(lot: MedicineLot, naming: Naming) {
  const { t, language, today } = naming;
  const { expires_on, balance, unit } = lot;
  const until = expires_on && t("medicine.until", { day: dayText(expires_on, today, language) });
  return [lotText(lot, naming), amountInWords(balance, unit, language), until].filter(Boolean).join(" · ");
}

/** The lots there are, the course's own among them even where it holds nothing any more. */
const offered = ({ medicine_lots = [], lot }: OfLots): readonly MedicineLot[] =>
  lot && !medicine_lots.some(({ id }) => id === lot.id) ? [lot, ...medicine_lots] : medicine_lots;

/** Of which lot a course is given, and how much leaves it with each dose; nothing where there is no medicine in stock. */
export function LotFields({ page, field }: Props) {
  const { t, language } = useWords();
  const lots = offered(page);
  if (lots.length === 0) return null;
  const naming = { t, language, today: page.today ?? "" };
  return (
    <>
      <SelectField
        field={field("lot_id")}
        label={t("medicine.field.lot")}
        empty={t("medicine.lot.none")}
        choices={lots.map((lot) => ({ value: lot.id, label: choiceOf(lot, naming), group: lot.name }))}
      />
      <TextField
        field={field("quantity")}
        label={t("medicine.field.quantity")}
        hint={t("medicine.hint.quantity")}
        autoComplete="off"
      />
    </>
  );
}

/** The lot a dose begins with: that of the course, else the first of the same item that holds as much. */
export function startOfDose({ lot, medicine_lots = [] }: OfLots) {
  if (!lot) return { lot_id: "" };
  const other = medicine_lots.find(({ item_id, balance }) => item_id === lot.item_id && balance >= lot.quantity);
  return { lot_id: lot.balance >= lot.quantity ? lot.id : (other?.id ?? lot.id) };
}

/** From which lot of the same item one dose is taken, and the yes to an expired one. */
export function DoseLotFields({ page, field }: Props) {
  const { t, language } = useWords();
  const { lot, today = "" } = page;
  if (!lot) return null;
  const lots = offered(page).filter(({ item_id }) => item_id === lot.item_id);
  return (
    <div className="grid gap-4 mt-4">
      <SelectField
        field={field("lot_id")}
        label={t("medicine.field.dose_lot")}
        choices={lots.map((it) => ({ value: it.id, label: choiceOf(it, { t, language, today }) }))}
      />
      {lots.some(({ expires_on }) => expires_on !== null && expires_on < today) && (
        <CheckboxField field={field("expired")} label={t("medicine.field.expired")} />
      )}
    </div>
  );
}
