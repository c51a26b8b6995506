import { asked, or } from "../asked.ts";

const followed = asked("followed");
const period = asked("period");
const before = (...questions: string[]) => ({ before: questions });
const nextWeek = { from: "2026-05-25", to: "2026-05-31" };
const lastQuarter = { from: "2026-01-01", to: "2026-03-31" };
const tomorrow = { from: "2026-05-21", to: "2026-05-21" };

/** Written before the patterns: what is asked next, and of which days. */
export const blindTalkEn = [
  followed("And zebra finches?", "birds", { species_id: "zebra" }, before("How many canaries do I have?")),
  followed(
    "And last quarter?",
    "money",
    { ...lastQuarter, about: "profit" },
    before("What is the profit this quarter?"),
  ),
  followed(
    "Only canaries",
    "results",
    { season: "2025", species_id: "canary" },
    before("What was the hatch rate in 2025?"),
  ),
  followed(
    "And the males?",
    "birds",
    { species_id: "budgie", sex: "male" },
    before("How many female budgerigars do I have?"),
  ),
  followed("Why?", "compared", { season: "2026", other: "2025" }, before("What is the hatch rate this season?")),
  followed("And tomorrow?", "due", tomorrow, {
    ...before("What is due today?"),
    or: [or("due", { ...tomorrow, late: true })],
  }),
  followed(
    "And for zebra finches?",
    "hatch",
    { ...nextWeek, species_id: "zebra" },
    before("How many birds will hatch next week?", "Only canaries"),
  ),
  period("How much did I sell in March?", "money", { from: "2026-03-01", to: "2026-03-31", about: "sales" }),
  period("What did I spend on feed last month?", "money", {
    from: "2026-04-01",
    to: "2026-04-30",
    about: "expenses",
    category: "feed",
  }),
  period("What sales can I expect next month?", "money", { from: "2026-06-01", to: "2026-06-30", about: "sales" }),
  period("What was my profit in 2025?", "money", { from: "2025-01-01", to: "2025-12-31", about: "profit" }),
  period(
    "Which eggs need candling this week?",
    "due",
    { from: "2026-05-18", to: "2026-05-24", step: "candle" },
    {
      or: [
        or("due", { from: "2026-05-18", to: "2026-05-24", step: "candle", late: true }),
        or("due", { from: "2026-05-20", to: "2026-05-24", step: "candle" }),
        or("due", { from: "2026-05-20", to: "2026-05-24", step: "candle", late: true }),
      ],
    },
  ),
  period(
    "How many chicks will hatch in the next 10 days?",
    "hatch",
    { from: "2026-05-20", to: "2026-05-29" },
    {
      or: [
        or("hatch", { from: "2026-05-21", to: "2026-05-30" }),
        or("hatch", { from: "2026-05-20", to: "2026-05-30" }),
      ],
    },
  ),
  period("What was the hatch rate last season?", "results", { season: "2025" }),
  period(
    "Which birds were born since 1 March?",
    "birds",
    { born_from: "2026-03-01", born_to: "2026-05-20" },
    {
      or: [or("birds", { born_from: "2026-03-01" })],
    },
  ),
];
