import type { StockUnit } from "#db/words/stock.ts";
import { translate } from "#worker/locales/translate.ts";
import { amountInWords } from "#worker/stock/amount-contract.ts";
import { actionArguments } from "../tools/arguments.ts";
import type { ToolContext } from "../tools/tool.ts";
import { action } from "./action.ts";

type Line = { item_id: string; item: string; unit: StockUnit; amount: number };
type Round = {
  name: string;
  first_on: string;
  retired_at: string | null;
  version: number;
  lines: Line[];
  booked: { by: string | null } | null;
  missed: string[];
};

/** A feed round that was given on a day: what it feeds leaves the stock. */
export const feedBooked = action({
  permission: "stock.write",
  arguments: actionArguments.book_feed,
  plan: async ({ feed_id, on }, context) => {
    const { speech, language } = context;
    const { say, day } = speech;
    const [{ data: round }, { data: shelf }] = await Promise.all([
      context.call<{ data: Round }>(`/api/feed-rounds/${feed_id}`),
      context.call<{ data: { items: Array<{ id: string; balance: number }> } }>("/api/stock/choices"),
    ]);
    const balances = new Map(shelf.items.map(({ id, balance }) => [id, balance]));
    const refused = whyNot(round, on, context);
    return {
      title: say("deeds.feed.title", { name: round.name, day: day(on) }),
      rows: refused
        ? []
        : [
            {
              label: round.name,
              href: "/stock/feeding",
              before: say("deeds.feed.not_booked"),
              after: say("deeds.feed.booked", { day: day(on) }),
            },
            ...taken(round.lines).map(({ item_id, item, unit, amount }) => {
              const inWords = (units: number) => amountInWords(units, unit, language);
              const balance = balances.get(item_id);
              return {
                label: item,
                href: `/stock/${item_id}`,
                before: balance === undefined ? say("deeds.feed.in_stock") : inWords(balance),
                after:
                  balance === undefined
                    ? say("deeds.feed.taken", { amount: inWords(amount) })
                    : say("deeds.feed.left", { amount: inWords(amount), left: inWords(balance - amount) }),
              };
            }),
          ],
      warnings: [],
      refused: refused ? [refused] : [],
      versions: { [feed_id]: round.version },
      write: { method: "POST", path: `/api/feed-rounds/${feed_id}/book`, body: { on } },
      href: "/stock/feeding",
    };
  },
  done: (_: unknown, { feed_id, on }) => ({
    href: "/stock/feeding",
    warnings: [],
    undo: [{ method: "POST", path: `/api/feed-rounds/${feed_id}/undo`, body: { on } }],
  }),
});

/** What a round takes of each item, however many of its lines do. */
function taken(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const before = sums.get(line.item_id)?.amount ?? 0;
    sums.set(line.item_id, { ...line, amount: before + line.amount });
  }
  return [...sums.values()];
}

// Of days long past the round does not tell whether they were booked: then its own call refuses.
function whyNot(round: Round, on: string, { scope, language }: ToolContext): string | undefined {
  if (on > scope.today) return translate(language, "feeding.on.future");
  if (round.retired_at !== null) return translate(language, "feeding.retired");
  if (on < round.first_on) return translate(language, "feeding.on.early");
  const [oldest = on] = round.missed;
  const isBooked = on === scope.today ? round.booked !== null : on >= oldest && !round.missed.includes(on);
  if (!isBooked) return undefined;
  const who = on === scope.today ? round.booked?.by : null;
  return who ? translate(language, "feeding.booked.by", { who }) : translate(language, "feeding.booked");
}
