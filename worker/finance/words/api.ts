import type { Summaries } from "#worker/kit/room.ts";

/** What each call does, for whoever writes a program. */
export const summaries: Summaries = {
  "GET /api/finance": { pt: "Receitas, despesas e resultado", en: "Income, expenses and result" },
  "GET /api/finance/file.csv": { pt: "As contas em CSV", en: "The accounts as CSV" },
  "GET /api/finance/file.xlsx": { pt: "As contas em Excel", en: "The accounts as Excel" },
  "GET /api/finance/pairs/:id": { pt: "O que um casal custou e rendeu", en: "What a pair cost and brought in" },
  "POST /api/finance/months/:month/lock": { pt: "Fecha um mês", en: "Locks a month" },
  "POST /api/finance/months/:month/unlock": { pt: "Reabre um mês", en: "Unlocks a month" },
};
