import { answeredBy, or } from "../question.ts";

const mistyped = answeredBy("mistyped");
const bare = answeredBy("bare");
const nextWeek = { from: "2026-05-25", to: "2026-05-31" };

/** In a hurry, and on a keyboard without accents or signs. */
export const openTypedEn = [
  mistyped("How many bugderigars do I have?", "birds", { species_id: "budgie" }),
  mistyped("How many rigns do I have left?", "rings", {}),
  mistyped("Which femlaes are for sale?", "birds", { sex: "female", status_id: "for_sale" }),
  mistyped("What was the proift last year?", "money", { from: "2025-01-01", to: "2025-12-31", about: "profit" }),
  bare("birds for sale", "birds", { status_id: "for_sale" }),
  bare("mother of perola", "kin", { bird_id: "JM24-004", relation: "mother" }),
  bare(
    "chicks to ring next week",
    "due",
    { ...nextWeek, step: "ring" },
    {
      or: [or("due", { ...nextWeek, step: "ring", late: true })],
    },
  ),
  bare("hatch rate canaries 2025", "results", { species_id: "canary", season: "2025" }),
];
