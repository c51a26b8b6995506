import { Button, LinkButton } from "#app/controls/button.tsx";
import { Form } from "#app/controls/form.tsx";
import { FormFaults } from "#app/controls/form-faults.tsx";
import { plainFields } from "#app/controls/plain-fields.ts";
import { PrintButton } from "#app/controls/print-button.tsx";
import { DateField, TextField } from "#app/controls/text-fields.tsx";
import { useWords } from "#app/locales/words.tsx";
import { PageHeader } from "#app/shell/page-header.tsx";
import type { Reply } from "#app/web/submit.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { NoItems } from "./no-items.tsx";
import type { itemsToCount } from "./save-counts.ts";

type Sheet = Awaited<ReturnType<typeof itemsToCount>>;
type Item = Sheet["items"][number];
type Difference = { expected: number; counted: number };
/** By item: what ought to be there beside what was counted. */
export type Differences = Record<string, Difference>;
type Props = {
  sheet: Sheet;
  /** The page of the one item that is counted; null of all. */
  back: string | null;
  form_key: string;
  answer?: { reply?: Reply | undefined; differences?: Differences | undefined } | undefined;
};

/**
 * The sheet to walk along the shelf with: a box for each item, on paper a line. What differs is shown before it is booked,
 * of what was counted alone.
 */
export function CountSheet({ sheet, back, form_key, answer = {} }: Props) {
  const { t } = useWords();
  const { reply, differences } = answer;
  const items = differences ? sheet.items.filter(({ id }) => differences[id]) : sheet.items;
  const boxes = items.map(({ id }) => `count_${id}`);
  const fields = plainFields(["on", "why", ...boxes], { reply, start: { on: sheet.today } });
  const differs = Object.values(differences ?? {}).some(({ expected, counted }) => counted !== expected);
  const [only] = sheet.items;
  if (!only) return <NoItems title={t("stock.count.menu")} />;
  return (
    <>
      <PageHeader
        title={back ? `${t("stock.move.count")} · ${only.name}` : t("stock.count.menu")}
        lead={t(differences ? "stock.count.check" : back ? "stock.count.lead.one" : "stock.count.lead")}
        actions={!back && !differences && <PrintButton>{t("stock.count.print")}</PrintButton>}
      />
      <Form idempotencyKey={form_key} guarded>
        <FormFaults reply={reply} fields={fields} />
        {byPlace(items).map(([place, here]) => (
          <fieldset key={place} className="grid gap-4 mb-6">
            {!back && (
              <legend className="mb-2 font-serif text-xl font-bold">{place || t("stock.count.no_place")}</legend>
            )}
            {here.map((it) => (
              <Counted key={it.id} item={it} field={fields[`count_${it.id}`]} difference={differences?.[it.id]} />
            ))}
          </fieldset>
        ))}
        <div className="grid gap-4 print:hidden">
          <DateField field={{ ...fields.on, required: true } as never} label={t("stock.field.on")} max={sheet.today} />
          {differs && (
            <TextField
              field={{ ...fields.why, required: true } as never}
              label={t("stock.count.why")}
              hint={t("stock.count.why.hint")}
              list="reasons"
              dir="auto"
              autoComplete="off"
            />
          )}
          <datalist id="reasons">
            {(["spilt", "spoilt", "weighed", "unbooked"] as const).map((it) => (
              <option key={it} value={t(`stock.count.why.${it}`)} />
            ))}
          </datalist>
        </div>
        <div className="actions print:hidden">
          <Button kind="primary" name="do" value={differences ? "book" : "compare"}>
            {t(differences ? "stock.count.book" : "stock.count.compare")}
          </Button>
          <LinkButton to={back ?? "/stock"}>{t("ui.cancel")}</LinkButton>
        </div>
      </Form>
    </>
  );
}

type CountedProps = {
  item: Item;
  field: ReturnType<typeof plainFields>[string] | undefined;
  difference: Difference | undefined;
};

function Counted({ item, field, difference }: CountedProps) {
  const { t, language } = useWords();
  if (!field) return null;
  const words = (units: number) => amountInWords(units, item.unit, language);
  return (
    <div className="grid gap-2">
      <TextField
        field={field}
        label={<bdi>{item.name}</bdi>}
        hint={difference ? undefined : t("stock.there_is", { amount: words(item.balance) })}
        autoComplete="off"
      />
      {difference && (
        <p className="banner" role="status">
          <input type="hidden" name={`expected_${item.id}`} value={difference.expected} />
          {inWords(difference, words, t)}
        </p>
      )}
    </div>
  );
}

function inWords(
  { expected, counted }: Difference,
  words: (units: number) => string,
  t: ReturnType<typeof useWords>["t"],
) {
  const differs = counted - expected;
  if (differs === 0) return t("stock.count.same", { amount: words(expected) });
  return t(differs < 0 ? "stock.count.less" : "stock.count.more", {
    expected: words(expected),
    counted: words(counted),
    difference: words(Math.abs(differs)),
  });
}

function byPlace(items: readonly Item[]): Array<[string, Item[]]> {
  const places = new Map<string, Item[]>();
  for (const it of items) places.set(it.place_name ?? "", [...(places.get(it.place_name ?? "") ?? []), it]);
  return [...places].sort(([one], [other]) => Number(one === "") - Number(other === "") || one.localeCompare(other));
}
