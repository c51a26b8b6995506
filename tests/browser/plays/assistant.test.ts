import { expect, test } from "vitest";
import { axe, reachBrowser } from "#tests/browser/browser.ts";
import { colleague } from "#tests/members/colleagues.ts";
import type { TurnView } from "#worker/assistant/tools/contract.ts";
import { moneyInWords } from "#worker/money/currency.ts";
import { breederAt, type Reader } from "./breeder.ts";

const { openPage } = await reachBrowser();

const words = {
  pt: {
    questions: [
      "Quantas crias nascem na próxima semana?",
      "Quais são as vendas previstas para o próximo mês?",
      "Qual é o lucro previsto deste trimestre?",
      "Que tarefas precisam mais de atenção?",
      "Quantos canários tenho?",
      "E só as fêmeas?",
      "Quantos casais tenho ativos?",
      "Resultados desta época",
      "O que há para fazer amanhã?",
      "Quem são os pais de A 1?",
      "Onde está A 1?",
      "Qual é o stock a acabar?",
      "Quem me deve dinheiro?",
      "Quanto gastei este mês?",
    ],
    deeds: ["muda A 1 para a gaiola B4", "anota 23 g para A 1", "lembra-me de limpar os ninhos amanhã"],
    profit: "Qual é o lucro deste mês?",
    no: "A sua função não vê isto",
    undone: "Foi feito e desfeito.",
  },
  en: {
    questions: [
      "How many birds will hatch next week?",
      "What are the expected sales next month?",
      "What is the projected profit this quarter?",
      "Which tasks need attention most?",
      "How many birds do I have?",
      "Only the hens?",
      "How many active pairs do I have?",
      "Results of this season",
      "What is due tomorrow?",
      "Who are the parents of A 1?",
      "Where is A 1?",
      "Which stock is running out?",
      "Who owes me money?",
      "What did I spend this month?",
    ],
    deeds: ["move A 1 to cage B4", "note 23 g for A 1", "remind me to clean the nests tomorrow"],
    profit: "What is the profit this month?",
    no: "Your role does not see this",
    undone: "It was done and undone.",
  },
};

/** Figures that the page behind an answer says as well; what is nought an empty page says in words. */
const shown: Partial<Record<string, readonly string[]>> = {
  hatch: ["low", "high"],
  birds: ["total"],
  pairs: ["total"],
  results: ["eggs", "open"],
  money: ["income_cents", "expense_cents", "result_cents"],
  owed: ["cents"],
  stock: ["total"],
  due: ["total"],
};
const asShown = (name: string, value: number, language: Reader["language"]) =>
  (name.endsWith("cents") ? moneyInWords(value, "EUR", language) : String(value)).replace(/\s+/g, " ");

/**
 * Somebody asks the four prompts and ten more and follows each answer to its page; has three things done and undone; and a
 * keeper asks for the profit and hears why not.
 */
async function asking(reader: Reader) {
  const says = words[reader.language];
  const { nests, page, on, text, faults, close } = await breederAt(openPage, reader);
  const { a, ask, bird, pair, post, laid } = nests;
  await post("/api/places", { name: "B4", kind: "cage" });
  const cock = await bird({ identifier: "A 1", sex: "male" });
  const hen = await bird({ identifier: "A 2", sex: "female" });
  const { id } = await pair({ cocks: [cock.id], hens: [hen.id] });
  await laid(id, 5);
  await post("/api/expenses", { category: "feed", on: "2027-04-05", lines: [{ cents: 1250 }], paid: true });
  await on("2027-04-08", "/ai-assistant");

  /** Types a question and sends it; answers the turn as it is kept. */
  async function turnOf(question: string): Promise<TurnView> {
    const before = await page.locator(".answer").count();
    await page.locator("textarea[name=question]").fill(question);
    if (reader.javascript) await page.locator("textarea[name=question]").press("Enter");
    else await page.locator(".answer-box button[value=ask]").click();
    await expect.poll(() => page.locator(".answer:has(.answer-after)").count(), { timeout: 20_000 }).toBe(before + 1);
    const thread = new URL(page.url()).searchParams.get("thread");
    const answer = await ask(`/api/assistant/threads/${thread}`, { as: a });
    const { data } = (await answer.json()) as { data: { turns: TurnView[] } };
    return data.turns.at(-1) as TurnView;
  }
  const pages: Array<Pick<TurnView, "question" | "tool" | "figures" | "href" | "outcome">> = [];
  for (const question of says.questions) pages.push(await turnOf(question));
  const unanswered = pages.filter(({ tool, href }) => tool === null || href === null);
  expect(unanswered.map(({ question, outcome }) => [question, outcome])).toEqual([]);
  if (reader.javascript) expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
  // Without scripts the walk over all pages looks at it.
  if (reader.javascript) expect(await axe(page)).toEqual([]);

  for (const question of says.deeds) {
    const { id: turn } = await turnOf(question);
    const here = page.locator(`#${turn}`);
    await here.locator("button[value=confirm]").click();
    await here.locator("button[value=undo]").click();
    await here.getByText(says.undone).waitFor();
  }
  for (const { tool, figures, href } of pages) {
    await page.goto(href ?? "");
    const there = await text();
    for (const name of shown[tool ?? ""] ?? []) {
      const value = asShown(name, figures[name] ?? 0, reader.language);
      if (figures[name]) expect([href, name, there]).toEqual([href, name, expect.stringContaining(value)]);
    }
  }

  const bia = await colleague(nests, a, "keeper");
  await page.context().addCookies([{ name: "authToken", value: bia.token, url: new URL(page.url()).origin }]);
  await page.goto("/ai-assistant");
  await page.locator("textarea[name=question]").fill(says.profit);
  await page.locator(".answer-box button[value=ask]").click();
  await page.locator(".answer-words").getByText(says.no).waitFor();
  expect(faults).toEqual([]);
  await close();
}

test("somebody who reads Portuguese asks on a phone without a script", () =>
  asking({ language: "pt", javascript: false }));

test("somebody who reads English asks at a desk with scripts", () => asking({ language: "en", javascript: true }));
