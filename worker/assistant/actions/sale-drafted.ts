import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { actionArguments } from "../tools/arguments.ts";
import { action } from "./action.ts";

type SaleBird = {
  id: string;
  identifier: string;
  unfit: "deleted" | "reference" | "taken" | "gone" | null;
  held_number: string | null;
  cautions: string[];
};
type Choices = { currency: string; contact: { id: string; name: string } | null; birds: SaleBird[] };

/** The draft of a sale of birds, each at the same share of the price. It sells nothing: that is done on its page. */
export const saleDrafted = action({
  permission: "money.write",
  arguments: actionArguments.draft_sale,
  plan: async ({ bird_ids, contact_id, cents }, { call, language, speech }) => {
    const { say, money } = speech;
    const query = new URLSearchParams({ ids: bird_ids.join(), ...(contact_id && { contact: contact_id }) });
    const { data } = await call<{ data: Choices }>(`/api/sales/choices?${query}`);
    const named = [...new Set(bird_ids)];
    if (data.birds.length < named.length || (contact_id && !data.contact)) throw new Refusal("missing");
    const fit = data.birds.filter(({ unfit }) => unfit === null);
    const prices = shares(cents ?? 0, fit.length);
    const priceOf = (at: number) =>
      cents === undefined ? say("deeds.sale.unpriced") : money(prices[at] ?? 0, data.currency);
    const buyer = data.contact ? say("deeds.sale.to", { name: data.contact.name }) : say("deeds.sale.nobody");
    const cautions = fit.flatMap(({ identifier, cautions: all }) =>
      all.map((it) => say("deeds.sale.caution", { ring: identifier, what: say(`deeds.caution.${it}`) })),
    );
    return {
      title: say("deeds.sale.title", { count: fit.length, buyer }),
      rows: fit.map((bird, at) => ({
        label: bird.identifier,
        href: `/birds/${bird.id}`,
        before: say("deeds.sale.none"),
        after: say("deeds.sale.draft", { price: priceOf(at) }),
      })),
      warnings: [...cautions, ...(cents === undefined ? [say("deeds.sale.no_price")] : [])],
      refused: data.birds.flatMap(({ unfit, identifier, held_number }) => {
        if (unfit === null) return [];
        const why = unfit === "taken" && held_number ? "taken_in" : unfit;
        return [translate(language, `sales.unfit.${why}`, { ring: identifier, number: held_number ?? "" })];
      }),
      versions: {},
      write: {
        method: "POST",
        path: "/api/sales",
        body: {
          state: "draft",
          contact_id: data.contact?.id ?? null,
          lines: fit.map(({ id }, at) => ({ bird_id: id, unit_cents: prices[at] ?? 0 })),
        },
      },
      href: `/finance/sales/new?${query}`,
    };
  },
  done: ({ data }: { data: { id: string; version: number } }) => ({
    href: `/finance/sales/${data.id}`,
    warnings: [],
    undo: [{ method: "DELETE", path: `/api/sales/${data.id}`, version: data.version }],
  }),
});

/** A sum in whole cents, in so many shares that differ by one at most. */
function shares(cents: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, at) => Math.floor((cents * (at + 1)) / count) - Math.floor((cents * at) / count),
  );
}
