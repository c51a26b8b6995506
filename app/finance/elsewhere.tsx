import type { GlanceOf, OnMoney, OnPair } from "#app/kit/parts.ts";
import type { monthsMoney } from "#worker/finance/on-dashboard.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";
import { moneyInWords } from "#worker/money/currency.ts";

// The word is the menu's, which every page has.
export const onPair: OnPair = [
  { order: 10, label: "finance.title", icon: "euro", needs: "money.read", to: (id) => `/finance/pairs/${id}` },
];

export const onMoney: OnMoney = [{ to: "/finance", label: "finance.title", order: 10 }];

const figures = [
  ["income", "income_cents"],
  ["expense", "expense_cents"],
  ["due", "due_cents"],
] as const;

/** What came in and went out this month, and what is due today, each money by itself. */
export const onGlance: ReadonlyArray<GlanceOf<SlotAnswer<typeof monthsMoney>>> = [
  {
    order: 40,
    needs: "money.read",
    figures({ money }, t, language) {
      if (!money) return [];
      const { from, to, of } = money;
      return of.flatMap(({ currency, ...sums }) =>
        figures.flatMap(([by, name]) =>
          sums[name] === 0
            ? []
            : [
                {
                  key: `${by} ${currency}`,
                  label: t(`dashboard.glance.${by}`),
                  value: moneyInWords(sums[name], currency, language),
                  to: `/finance?${new URLSearchParams({ from, to, by, currency })}`,
                },
              ],
        ),
      );
    },
  },
];
