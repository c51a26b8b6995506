import { categoryText } from "#app/expenses/category.ts";
import type { useWords } from "#app/locales/words.tsx";
import type { FinanceRow } from "#worker/finance/queries.ts";

type T = ReturnType<typeof useWords>["t"];

export const breakdowns = ["category", "species", "pair", "bird", "contact"] as const;
type Breakdown = (typeof breakdowns)[number];
/** The breakdown of that name; a figure that is opened is none. */
export const breakdownOf = (by: string): Breakdown | undefined => breakdowns.find((it) => it === by);

/** What a line of a breakdown is called. */
export const lineInWords = ({ key, name }: { key: string; name: string | null }, by: Breakdown, t: T): string =>
  key === "?" ? t(`finance.nobody.${by}`) : by === "category" ? categoryInWords(key, t) : (name ?? t("finance.gone"));

const categoryInWords = (category: string, t: T): string =>
  category === "~sales" ? t("finance.category.sales") : categoryText(category, t);

/** What a row is about. */
export const rowInWords = ({ of, number, text }: FinanceRow, t: T): string =>
  of === "stock"
    ? (text ?? t("finance.gone"))
    : of === "sale"
      ? [number, text].filter(Boolean).join(" · ")
      : of === "expense"
        ? categoryInWords(text ?? "", t)
        : t("finance.row.payment");

/** Where a row can be looked at. */
export const pathOfRow = ({ of, id }: FinanceRow): string =>
  ({ sale: `/finance/sales/${id}`, expense: `/expenses/${id}`, payment: "/payments", stock: `/stock/${id}` })[of];
