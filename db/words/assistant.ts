/** What the assistant can look up, each by the queries of a room. */
export const assistantTools = [
  ...(["birds", "bird", "kin", "inbreeding", "mates", "diversity", "colours"] as const),
  ...(["pairs", "due", "hatch", "results", "compared", "machines", "courses", "tasks"] as const),
  ...(["stock", "rings", "money", "owed", "chick_cost", "papers", "how"] as const),
] as const;
export type AssistantTool = (typeof assistantTools)[number];

/** How a question ended. `unknown`: not understood, or no record could say; `not_there`: no such bird. */
export const assistantOutcomes = [
  ...(["answered", "ambiguous", "unknown", "not_allowed", "not_there", "how", "emergency", "proposed"] as const),
] as const;
export type AssistantOutcome = (typeof assistantOutcomes)[number];

/** What the assistant does once somebody has agreed. */
export const assistantActions = [
  ...(["mark_eggs", "move_birds", "note_weight", "add_task", "book_feed", "draft_sale", "draft_listing"] as const),
] as const;
export type AssistantAction = (typeof assistantActions)[number];

export const turnMarks = ["good", "bad"] as const;
export type TurnMark = (typeof turnMarks)[number];

export const modelStates = ["off", "on"] as const;

/** Days that questions and answers are kept. */
export const turnsKeptDays = 365;
/** Characters of a question, and of the name of a thread. */
export const longestQuestion = 1000;
export const longestThreadName = 80;
