import { asked, or } from "../asked.ts";

const mistyped = asked("mistyped");
const bare = asked("bare");
const today = { from: "2026-05-20", to: "2026-05-20" };

/** Written before the patterns: in a hurry, and on a keyboard without accents or signs. */
export const blindTypedEn = [
  mistyped("How many canraies do I have?", "birds", { species_id: "canary" }),
  mistyped("Which birds are qarantined?", "birds", { status_id: "quarantine" }),
  mistyped("Who are the parnets of JM25-104?", "kin", { bird_id: "JM25-104", relation: "parents" }),
  mistyped("What is the inbreding of JM25-103?", "inbreeding", { bird_id: "JM25-103" }),
  mistyped(
    "How mcuh did I spend this year?",
    "money",
    { from: "2026-01-01", to: "2026-12-31", about: "expenses" },
    {
      or: [or("money", { from: "2026-01-01", to: "2026-05-20", about: "expenses" })],
    },
  ),
  mistyped("What is the fertilty of the canaries?", "results", { species_id: "canary" }),
  bare("who is the father of perola", "kin", { bird_id: "JM24-004", relation: "father" }),
  bare("where is faisca", "bird", { bird_id: "JM24-001", about: "place" }),
  bare("whats due today", "due", today, { or: [or("due", { ...today, late: true })] }),
  bare("weight of jm24 005", "bird", { bird_id: "JM24-005", about: "weight" }),
];
