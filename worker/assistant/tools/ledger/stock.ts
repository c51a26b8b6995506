import { amountInWords } from "#worker/stock/amount-contract.ts";
import type { Item } from "#worker/stock/item-page.ts";
import type { ListedItem, Shelf } from "#worker/stock/shelf.ts";
import { toolArguments } from "../arguments.ts";
import { addressOf } from "../season/addresses.ts";
import { type Finding, noRows, type ToolContext, tool } from "../tool.ts";

/** As the page calls what is shown. */
const facets = { running_out: "low", expiring: "expiring" } as const;

/**
 * What is on the shelf: an item with what is left of it in grams, millilitres or pieces and for how many days, or how many items
 * there are, run out or expire.
 */
export const stock = tool({
  name: "stock",
  permission: "flock.read",
  arguments: toolArguments.stock,
  find: ({ item_id, show }, context) => (item_id === undefined ? ofShelf(show, context) : ofItem(item_id, context)),
});

async function ofShelf(
  show: keyof typeof facets | undefined,
  { call, language, speech }: ToolContext,
): Promise<Finding> {
  const { say, day, list } = speech;
  const facet = show && facets[show];
  const { data, counts, total } = await call<Shelf>(addressOf("/api/stock", { show: facet }));
  const rowOf = (it: ListedItem) => ({
    label: it.name,
    href: `/stock/${it.id}`,
    detail: [
      amountInWords(it.balance, it.unit, language),
      it.days_left !== null && say("stock.days", { count: it.days_left }),
      it.expires_on !== null &&
        (it.is_expiring || show === "expiring") &&
        say("stock.expires", { day: day(it.expires_on) }),
    ]
      .filter(Boolean)
      .join(" · "),
  });
  const names = data.slice(0, 3).map(({ name }) => name);
  const some = { count: total, names: list(names) };
  const answers = {
    low: say(total === 0 ? "stock.low.none" : total > 3 ? "stock.low.many" : "stock.low", some),
    expiring: say(total === 0 ? "stock.expiring.none" : total > 3 ? "stock.expiring.many" : "stock.expiring", some),
    all: [
      say("stock.all", { count: total }),
      counts.low > 0 && say("stock.also.low", { count: counts.low }),
      counts.expiring > 0 && say("stock.also.expiring", { count: counts.expiring }),
    ]
      .filter(Boolean)
      .join(" "),
  };
  return {
    outcome: "answered",
    figures: { total, low: counts.low, expiring: counts.expiring, out: counts.out },
    rows: { total, items: data.map(rowOf) },
    href: addressOf("/stock", { show: facet }),
    answer: answers[facet ?? "all"],
    how: say(`stock.how.${facet ?? "all"}`),
  };
}

async function ofItem(id: string, { call, language, speech }: ToolContext): Promise<Finding> {
  const { say, day } = speech;
  const { data: it } = await call<{ data: Item }>(`/api/stock/${id}`);
  const { name, days_left, use_per_day } = it;
  const amount = amountInWords(it.balance, it.unit, language);
  const next = it.lots.find(({ expires_on, balance }) => expires_on !== null && balance > 0);
  const optional = Object.entries({ days_left, use_per_day }).flatMap(([key, value]) =>
    value === null ? [] : [[key, value]],
  );
  const left =
    days_left !== null
      ? say("stock.item.days", { count: days_left })
      : say(use_per_day === null ? "stock.item.unsure" : "stock.item.unused");
  return {
    outcome: "answered",
    figures: Object.fromEntries([["balance", it.balance], ["minimum", it.minimum], ...optional]),
    rows: noRows,
    href: `/stock/${id}`,
    answer: [
      say("stock.item", { name, amount }),
      left,
      it.is_low && say("stock.item.low"),
      next?.expires_on &&
        say(next.is_expired ? "stock.item.expired" : "stock.item.expires", { day: day(next.expires_on) }),
    ]
      .filter(Boolean)
      .join(" "),
    how: say("stock.how.item"),
  };
}
