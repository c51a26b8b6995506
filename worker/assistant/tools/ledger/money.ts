import type { FinancePage } from "#worker/finance/queries.ts";
import { categoryIn } from "#worker/payments/due/category-text.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { addressOf, during } from "../season/addresses.ts";
import { type Finding, type ToolContext, tool } from "../tool.ts";
import { comingText, foreseenFigures } from "./foreseen.ts";
import { chartOf, lineRows, rowsBehind } from "./money-rows.ts";

type Query = ToolArguments["money"];

/** As the page names it: which side of the books, and what it is opened by. */
const sides = {
  profit: { coming: "result", side: undefined, opened: undefined, figure: "result_cents" },
  sales: { coming: "income", side: "income", opened: "income", figure: "income_cents" },
  expenses: { coming: "expense", side: "expense", opened: "expense", figure: "expense_cents" },
} as const;

/**
 * What came in and went out, as `/finance` has it, in minor units: `income_cents`, `expense_cents`, `result_cents` are booked. Of a
 * period that is not over also what it may come to, `forecast_cents`, of it `rest_cents` to come, `low` and `high` around it, and
 * beside that `reserved_cents`, sales that are promised: they are in no sum. Of one species or category what is booked alone.
 */
export const money = tool({
  name: "money",
  permission: "money.read",
  arguments: toolArguments.money,
  async find(query, context) {
    const { call } = context;
    const address = addressOf("/finance", addressed(query));
    const { data } = await call<{ data: FinancePage }>(`/api${address}`);
    const isPart = query.species_id !== undefined || query.category !== undefined;
    return isPart ? ofPart(query, data, address, context) : ofAll(query, data, address, context);
  },
});

function addressed({ from, to, about, category, species_id }: Query) {
  const { side, opened } = sides[about];
  const period = { from, to };
  if (species_id !== undefined) return { ...period, by: "species", of: species_id, side };
  if (category !== undefined) return { ...period, by: "category", of: category, side: "expense" };
  return { ...period, by: opened };
}

function ofAll(query: Query, page: FinancePage, href: string, { scope, language, speech }: ToolContext): Finding {
  const { say } = speech;
  const { about, from, to } = query;
  const { coming: name, figure } = sides[about];
  const coming = page.coming?.[name] ?? null;
  const isOver = to <= scope.today;
  const isAhead = from > scope.today;
  const amount = (cents: number) => speech.money(cents, page.currency);
  const when = during(speech, from, to);
  const booked = say(`money.${about}`, {
    when,
    result: amount(page.result_cents),
    income: amount(page.income_cents),
    expense: amount(page.expense_cents),
  });
  // Of days to come nothing is booked: what may come is the answer, or that nobody can tell.
  const few = say("money.few", { count: page.forecast.months });
  const tells = isOver ? [] : coming ? [comingText({ about, when, coming, page, speech })] : [few];
  const reserved = !isOver && about !== "expenses" && page.reserved_cents > 0;
  const isEmpty = isAhead && page[figure] === 0;
  const rows = page.rows ? rowsBehind(page, language, speech) : lineRows(page, language, speech);
  const chart = chartOf(page, about, { language, speech });
  return {
    outcome: isEmpty && coming === null ? "unknown" : "answered",
    figures: {
      income_cents: page.income_cents,
      expense_cents: page.expense_cents,
      result_cents: page.result_cents,
      ...(page.rows && { total: page.rows.total }),
      ...(!isOver && { reserved_cents: page.reserved_cents }),
      ...(coming && foreseenFigures(coming)),
    },
    rows,
    href,
    answer: [
      ...(isEmpty ? [] : [booked]),
      ...tells,
      reserved && say("money.reserved", { amount: amount(page.reserved_cents) }),
    ]
      .filter(Boolean)
      .join(" "),
    how: [say(`money.how.${about}`), coming && say("money.how.coming")].filter(Boolean).join(" "),
    ...(chart && { chart }),
  };
}

function ofPart(query: Query, page: FinancePage, href: string, { scope, language, speech }: ToolContext): Finding {
  const { say } = speech;
  const { about, from, to, category, species_id } = query;
  const key = species_id ?? category;
  const line = page.lines.find((it) => it.key === key);
  const { income_cents = 0, expense_cents = 0, result_cents = 0 } = line ?? {};
  const name =
    species_id === undefined ? (categoryIn(language, category ?? null) ?? "") : (line?.name ?? say("money.species"));
  const amount = (cents: number) => speech.money(cents, page.currency);
  const values = {
    when: during(speech, from, to),
    name,
    result: amount(result_cents),
    income: amount(income_cents),
    expense: amount(expense_cents),
  };
  return {
    outcome: "answered",
    figures: { income_cents, expense_cents, result_cents, ...(page.rows && { total: page.rows.total }) },
    rows: rowsBehind(page, language, speech),
    href,
    answer: [say(`money.part.${about}`, values), to > scope.today && say("money.part.booked")]
      .filter(Boolean)
      .join(" "),
    how: say(species_id === undefined ? "money.how.category" : "money.how.species"),
  };
}
