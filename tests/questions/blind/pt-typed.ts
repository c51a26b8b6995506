import { asked, or } from "../asked.ts";

const mistyped = asked("mistyped");
const bare = asked("bare");
const tomorrow = { from: "2026-05-21", to: "2026-05-21" };
const quarter = { from: "2026-04-01", to: "2026-06-30" };

/** Written before the patterns: in a hurry, and on a keyboard without accents. */
export const blindTypedPt = [
  mistyped("Quantos cnaários tenho?", "birds", { species_id: "canary" }),
  mistyped("Qual é a cosanguinidade da JM25-103?", "inbreeding", { bird_id: "JM25-103" }),
  mistyped("Que aves estão doemtes?", "birds", { status_id: "sick" }),
  mistyped("Quantas anilahs me sobram?", "rings", {}),
  mistyped("Qual é o lucor deste trimestre?", "money", { ...quarter, about: "profit" }),
  mistyped("Quem me deve dinhero?", "owed", { direction: "in" }),
  bare("quantos canarios estao em quarentena", "birds", { species_id: "canary", status_id: "quarantine" }),
  bare("o que ha para fazer amanha", "due", tomorrow, { or: [or("due", { ...tomorrow, late: true })] }),
  bare("qual e a fertilidade dos pintassilgos esta epoca", "results", { species_id: "goldfinch" }),
  bare("quanto pesa o Trovao", "bird", { bird_id: "JM24-005", about: "weight" }),
];
