import type { dueList } from "#worker/payments/due-list.ts";
import { type ToolArguments, toolArguments } from "../arguments.ts";
import { addressOf } from "../season/addresses.ts";
import type { Speech } from "../speech.ts";
import { tool } from "../tool.ts";

type DueAnswer = Awaited<ReturnType<typeof dueList>>;
const mostRows = 50;

/**
 * What is still to be paid, to the organisation (`in`) or by it (`out`), as `/payments` has it. Figures: `total` parts, and `cents`,
 * all of them in the currency of most of it; `late` parts where all are on one page.
 */
export const owed = tool({
  name: "owed",
  permission: "money.read",
  arguments: toolArguments.owed,
  async find(query, { call, speech }) {
    const { direction, late, contact_id } = query;
    const narrowed = { direction, late: late ? "1" : undefined, contact_id };
    const { data, sums, total } = await call<DueAnswer>(addressOf("/api/payments/due", narrowed));
    const { say, list } = speech;
    const byCurrency = new Map<string, number>();
    for (const { currency, cents } of sums) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + cents);
    const amounts = [...byCurrency].sort(([, one], [, other]) => other - one);
    const [first] = amounts;
    const overdue = data.filter(({ days }) => (days ?? 0) > 0);
    const isWhole = data.length === total;
    const name = contact_id === undefined ? undefined : data[0]?.contact;
    const amount = list(amounts.map(([currency, cents]) => speech.money(cents, currency)));
    const key = `${direction}${late ? ".late" : ""}`;
    const some = name
      ? say(`owed.${key}.of`, { name, amount, count: total })
      : say(`owed.${key}`, { amount, count: total });
    const besides = !late && isWhole && overdue.length > 0 ? overdueText(overdue, speech) : "";
    return {
      outcome: "answered",
      figures: {
        total,
        cents: first?.[1] ?? 0,
        ...(isWhole && { late: overdue.length }),
        ...(isWhole && { overdue_cents: sumOf(overdue.filter(({ currency }) => currency === first?.[0])) }),
      },
      rows: { total, items: data.slice(0, mostRows).map((it) => rowOf(it, query, speech)) },
      href: addressOf("/payments", narrowed),
      answer: total === 0 ? say(`owed.${key}.none`) : [some, besides].filter(Boolean).join(" "),
      how: say(late ? "owed.how.late" : "owed.how"),
    };
  },
});

const sumOf = (parts: ReadonlyArray<{ cents: number }>) => parts.reduce((sum, { cents }) => sum + cents, 0);

function overdueText(parts: DueAnswer["data"], { say, money, list }: Speech): string {
  const currencies = [...new Set(parts.map(({ currency }) => currency))];
  const amounts = currencies.map((it) => money(sumOf(parts.filter(({ currency }) => currency === it)), it));
  return say("owed.overdue", { amount: list(amounts), count: parts.length });
}

function rowOf(it: DueAnswer["data"][number], { direction }: ToolArguments["owed"], { say, day, money }: Speech) {
  const href = it.of === "expense" ? `/expenses/${it.id}` : `/finance/sales/${it.id}`;
  const when =
    it.on === null
      ? say("owed.on_delivery")
      : say((it.days ?? 0) > 0 ? "owed.since" : "owed.until", { day: day(it.on) });
  const what = it.number ?? it.category ?? say(`owed.${it.of}`);
  return {
    label: it.contact ?? say(`owed.nobody.${direction}`),
    href,
    detail: [money(it.cents, it.currency), what, when].join(" · "),
  };
}
