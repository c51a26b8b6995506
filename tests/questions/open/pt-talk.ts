import { answeredBy, or } from "../question.ts";

const followed = answeredBy("followed");
const period = answeredBy("period");
const before = (...questions: string[]) => ({ before: questions });
const days = { from: "2026-05-20", to: "2026-05-26" };

/** What is asked next, and of which days. */
export const openTalkPt = [
  followed(
    "E doentes?",
    "birds",
    { species_id: "goldfinch", status_id: "sick" },
    before("Quantos pintassilgos tenho?"),
  ),
  followed("E o pai?", "kin", { bird_id: "JM24-004", relation: "father" }, before("Quem é a mãe da Pérola?")),
  followed("E de 2025?", "rings", { year: "2025" }, before("Quantas anilhas de 2026 me restam?")),
  followed(
    "E em março?",
    "money",
    { from: "2026-03-01", to: "2026-03-31", about: "expenses" },
    before("Quanto gastei em abril?"),
  ),
  followed(
    "E a humidade?",
    "machines",
    { incubator_id: "Brinsea", about: "humidity" },
    before("Qual é a temperatura da Brinsea?"),
  ),
  followed(
    "E machos?",
    "birds",
    { species_id: "canary", sex: "male" },
    before("Quantos canários tenho?", "Só as fêmeas"),
  ),
  followed(
    "E no ano passado?",
    "money",
    { from: "2025-01-01", to: "2025-12-31", about: "sales" },
    before("Quanto vendi este ano?"),
  ),
  period("Quanto gastei em ração em abril?", "money", {
    from: "2026-04-01",
    to: "2026-04-30",
    about: "expenses",
    category: "feed",
  }),
  period("Que vendas tive no trimestre passado?", "money", { from: "2026-01-01", to: "2026-03-31", about: "sales" }),
  period(
    "Quantas aves vão nascer esta semana?",
    "hatch",
    { from: "2026-05-18", to: "2026-05-24" },
    {
      or: [or("hatch", { from: "2026-05-20", to: "2026-05-24" })],
    },
  ),
  period("Qual foi a fertilidade em 2024?", "results", { season: "2024" }),
  period("O que tenho de fazer nos próximos 7 dias?", "due", days, {
    or: [
      or("due", { ...days, late: true }),
      or("due", { from: "2026-05-21", to: "2026-05-27" }),
      or("due", { from: "2026-05-21", to: "2026-05-27", late: true }),
      or("due", { from: "2026-05-20", to: "2026-05-27" }),
    ],
  }),
];
