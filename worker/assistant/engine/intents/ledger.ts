import type { Concept } from "../patterns/concepts.ts";
import { yearBy } from "../periods/spans.ts";
import { type Intent, some } from "./intent.ts";
import type { Slots } from "./slots.ts";

const stock: Intent = {
  tool: "stock",
  needs: [["stock", "running_out", "expiring", "#item"]],
  helps: ["stock", "running_out", "expiring", "left", "when", "open", "due", "medicine", "will"],
  takes: ["item"],
  request: { pt: "O que há em stock", en: "What is in stock" },
  input: (slots) =>
    some({
      item_id: slots.one("item")?.id,
      show: slots.has("expiring") ? "expiring" : slots.has("running_out") ? "running_out" : undefined,
    }),
};

const rings: Intent = {
  tool: "rings",
  needs: [["rings"]],
  helps: ["left", "used", "stock"],
  takes: ["period", "series"],
  request: { pt: "Quantas anilhas sobram", en: "How many rings are left" },
  input(slots) {
    const about = slots.has("used") ? "used" : slots.has("left") ? "left" : undefined;
    return some({ year: slots.season(), series_id: slots.one("series")?.id, about });
  },
};

const thisYear = ({ calendar: { today } }: Slots) => yearBy(Number(today.slice(0, 4))).back;
const daysOf = (slots: Slots) => slots.days(slots.has("will") ? "ahead" : "back");

const sums = (
  about: "profit" | "sales" | "expenses",
  needs: Intent["needs"],
  helps: Intent["helps"],
  request: Intent["request"],
): Intent => ({
  tool: "money",
  needs,
  helps: ["will", "season_word", ...(helps ?? [])],
  takes: about === "expenses" ? ["period", "category", "species"] : ["period", "species"],
  request,
  input: (slots) =>
    some({
      ...daysOf(slots),
      // Of a question that follows another it is still that one's.
      about: slots.has(...(needs.flat() as Concept[])) ? about : undefined,
      category: about === "expenses" ? slots.one("category") : undefined,
      species_id: slots.one("species")?.id,
    }),
  besides: (slots) => Object.assign({ about }, thisYear(slots)),
});

const profit = sums("profit", [["profit"]], ["sales", "expenses", "results"], {
  pt: "Qual foi o lucro",
  en: "What is the profit",
});
const sales = sums("sales", [["sales", "sold_verb"]], ["sales", "sold_verb", "bird", "worst"], {
  pt: "Quanto vendi",
  en: "What are the sales",
});
const expenses = sums("expenses", [["expenses"]], ["expenses", "cost"], {
  pt: "Quanto gastei",
  en: "What did I spend",
});

const owed: Intent = {
  tool: "owed",
  needs: [["owed_in", "owed_out"]],
  helps: ["who", "late", "overdue", "payment", "owed_in", "owed_out", "sales", "expenses", "bird", "paper"],
  takes: ["contact"],
  request: { pt: "Quem me deve dinheiro", en: "Who owes me money" },
  input: (slots) =>
    some({
      direction: slots.has("owed_in") ? "in" : slots.has("owed_out") ? "out" : undefined,
      late: slots.has("late", "overdue") ? true : undefined,
      contact_id: slots.one("contact")?.id,
    }),
};

const chickCost: Intent = {
  tool: "chick_cost",
  needs: [["cost", "expenses"], ["young"]],
  helps: ["raised", "bird", "season_word"],
  takes: ["period", "pair", "species"],
  request: { pt: "Quanto custa uma cria", en: "What does a chick cost" },
  input(slots) {
    const season = slots.season();
    const isDays = slots.refused.delete("period");
    return some({
      season,
      ...(isDays ? slots.days("back") : {}),
      pair_id: slots.one("pair")?.id,
      species_id: slots.one("species")?.id,
    });
  },
};

const kinds = {
  ...({ p_transfer: "transfer", p_captive_birth: "captive_birth", p_cites: "cites", p_show: "show" } as const),
  ...({ p_loan: "loan", p_passport: "passport", p_register: "register" } as const),
} as const;
const kindNames = Object.keys(kinds) as Array<keyof typeof kinds>;

const papers: Intent = {
  tool: "papers",
  needs: [["paper", ...kindNames]],
  helps: ["draft", "issued", "void", "bird", ...kindNames, "paper"],
  takes: ["bird"],
  not: ["deadline"],
  request: { pt: "Que documentos há", en: "Which papers are there" },
  input: (slots) => {
    const kind = kindNames.find((it) => slots.has(it));
    return some({
      bird_id: slots.one("bird")?.id,
      kind: kind && kinds[kind],
      state: (["draft", "issued", "void"] as const).find((it) => slots.has(it)),
    });
  },
};

/** What is asked of stock, rings, money and papers. */
export const ledgerIntents: readonly Intent[] = [stock, rings, profit, sales, expenses, owed, chickCost, papers];
