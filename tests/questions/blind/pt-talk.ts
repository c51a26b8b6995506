import { asked, or } from "../asked.ts";

const followed = asked("followed");
const period = asked("period");
const before = (...questions: string[]) => ({ before: questions });
const april = { from: "2026-04-01", to: "2026-04-30" };
const june = { from: "2026-06-01", to: "2026-06-30" };
const nextWeek = { from: "2026-05-25", to: "2026-05-31" };

/** Written before the patterns: what is asked next, and of which days. */
export const blindTalkPt = [
  followed("E mandarins?", "birds", { species_id: "zebra" }, before("Quantos canários tenho?")),
  followed("E no mês passado?", "money", { ...april, about: "profit" }, before("Qual foi o lucro deste mês?")),
  followed("E na época passada?", "results", { season: "2025" }, before("Qual é a taxa de eclosão desta época?")),
  followed("Só as fêmeas", "birds", { sex: "female" }, before("Quantas aves tenho?")),
  followed(
    "E da JM25-102?",
    "kin",
    { bird_id: "JM25-102", relation: "parents" },
    before("Quem são os pais da JM25-101?"),
  ),
  followed("Porquê?", "compared", { season: "2026", other: "2025" }, before("Qual é a taxa de eclosão desta época?")),
  followed(
    "Só canários",
    "hatch",
    { ...nextWeek, species_id: "canary" },
    before("Quantas aves vão nascer na próxima semana?"),
  ),
  period("Quanto gastei em abril?", "money", { ...april, about: "expenses" }),
  period("Quanto vendi desde 1 de março?", "money", { from: "2026-03-01", to: "2026-05-20", about: "sales" }),
  period(
    "Que despesas tive nos últimos 30 dias?",
    "money",
    { from: "2026-04-21", to: "2026-05-20", about: "expenses" },
    {
      or: [or("money", { from: "2026-04-20", to: "2026-05-20", about: "expenses" })],
    },
  ),
  period("Quantas eclosões espero em junho?", "hatch", june, { or: [or("due", { ...june, step: "hatch" })] }),
  period("Que vendas se preveem para o próximo mês?", "money", { ...june, about: "sales" }),
  period("Que aves presentes nasceram em 2025?", "birds", { born_from: "2025-01-01", born_to: "2025-12-31" }),
  period("O que há para fazer na próxima semana?", "due", nextWeek, { or: [or("due", { ...nextWeek, late: true })] }),
  period("Quanto lucrei no ano passado?", "money", { from: "2025-01-01", to: "2025-12-31", about: "profit" }),
];
