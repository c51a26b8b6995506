import { answeredBy, or } from "../question.ts";

const mistyped = answeredBy("mistyped");
const bare = answeredBy("bare");
const nextWeek = { from: "2026-05-25", to: "2026-05-31" };

/** In a hurry, and on a keyboard without accents. */
export const openTypedPt = [
  mistyped("Quantos periqiutos tenho?", "birds", { species_id: "budgie" }),
  mistyped("Onde está o Fasíca?", "bird", { bird_id: "JM24-001", about: "place" }),
  mistyped(
    "Quanto gasti este mês?",
    "money",
    { from: "2026-05-01", to: "2026-05-31", about: "expenses" },
    {
      or: [or("money", { from: "2026-05-01", to: "2026-05-20", about: "expenses" })],
    },
  ),
  mistyped("Quem são os imrãos da JM25-103?", "kin", { bird_id: "JM25-103", relation: "siblings" }),
  bare("quantas aves estao a venda", "birds", { status_id: "for_sale" }),
  bare("quem e a mae da perola", "kin", { bird_id: "JM24-004", relation: "mother" }),
  bare(
    "o que ha para anilhar na proxima semana",
    "due",
    { ...nextWeek, step: "ring" },
    {
      or: [or("due", { ...nextWeek, step: "ring", late: true })],
    },
  ),
  bare("consanguinidade jm26-221", "inbreeding", { bird_id: "JM26-221" }),
];
