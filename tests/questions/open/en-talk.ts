import { answeredBy, or } from "../question.ts";

const followed = answeredBy("followed");
const period = answeredBy("period");
const before = (...questions: string[]) => ({ before: questions });

/** What is asked next, and of which days. */
export const openTalkEn = [
  followed("And of JM25-102?", "inbreeding", { bird_id: "JM25-102" }, before("What is the inbreeding of JM25-103?")),
  followed(
    "And the father?",
    "kin",
    { bird_id: "JM25-101", relation: "father" },
    before("Who is the mother of JM25-101?"),
  ),
  followed(
    "And in April?",
    "money",
    { from: "2026-04-01", to: "2026-04-30", about: "sales" },
    before("How much did I sell in March?"),
  ),
  followed("And of 2025?", "rings", { year: "2025" }, before("How many rings of 2026 are left?")),
  followed("Only females", "birds", { species_id: "canary", sex: "female" }, before("How many canaries do I have?")),
  followed(
    "And the humidity?",
    "machines",
    { incubator_id: "Octagon", about: "humidity" },
    before("What is the temperature in the Octagon?"),
  ),
  followed(
    "And last season?",
    "results",
    { species_id: "zebra", season: "2025" },
    before("What is the hatch rate of the zebra finches?"),
  ),
  period(
    "How much did I spend in the last 30 days?",
    "money",
    { from: "2026-04-21", to: "2026-05-20", about: "expenses" },
    {
      or: [or("money", { from: "2026-04-20", to: "2026-05-20", about: "expenses" })],
    },
  ),
  period("What was the fertility in 2024?", "results", { season: "2024" }),
  period(
    "How many birds will hatch this week?",
    "hatch",
    { from: "2026-05-18", to: "2026-05-24" },
    {
      or: [or("hatch", { from: "2026-05-20", to: "2026-05-24" })],
    },
  ),
  period(
    "What did I earn last month?",
    "money",
    { from: "2026-04-01", to: "2026-04-30", about: "profit" },
    {
      or: [or("money", { from: "2026-04-01", to: "2026-04-30", about: "sales" })],
    },
  ),
  period(
    "Which chicks can be weaned in June?",
    "due",
    { from: "2026-06-01", to: "2026-06-30", step: "wean" },
    {
      or: [or("due", { from: "2026-06-01", to: "2026-06-30", step: "wean", late: true })],
    },
  ),
];
