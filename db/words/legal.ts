/** The closed lists of words of the register, the papers and hand-overs. */

export const directions = ["in", "out"] as const;
export type Direction = (typeof directions)[number];
/** How birds come; `opening` were there when the book was begun. */
export const inKinds = [
  ...(["opening", "birth", "purchase", "gift", "loan"] as const),
  ...(["import", "found", "return", "other"] as const),
] as const;
/** How birds leave. */
export const outKinds = [
  ...(["sale", "gift", "loan", "death", "escape"] as const),
  ...(["theft", "export", "return", "other"] as const),
] as const;
/** Both without repeating any: those by which birds come, and those by which they only leave. A set would stay in every page. */
export const movementKinds = [...inKinds, ...(["sale", "death", "escape", "theft", "export"] as const)] as const;
export type MovementKind = (typeof inKinds)[number] | (typeof outKinds)[number];
/** What a line of the book is for its bird: how it came, left or is back, or what an entered line says wrongly. */
export const movementRoles = ["arrival", "departure", "back", "correction", "facts"] as const;
/** A line is noted, waits for a ring, or stands in the book for good. */
export const movementStates = ["noted", "waiting", "entered"] as const;
export type MovementState = (typeof movementStates)[number];

/** What a rule says of a species. */
export const ruleFields = [
  "annex",
  "ring_required",
  "in_register",
  "certificate_per_chick",
  "may_be_advertised",
] as const;
export type RuleField = (typeof ruleFields)[number];

export const paperKinds = [
  ...(["transfer", "register", "reservation", "captive_birth", "loss", "cites", "show", "loan"] as const),
  ...(["passport", "cage_card", "clutch_card", "treatment_log", "annual_return"] as const),
] as const;
export type PaperKind = (typeof paperKinds)[number];
/** What a paper may be of instead of birds: a clutch, a course or a year of medicines, a year of the register. */
export type AboutKind = "clutch" | "treatments" | "register";
/** Numbers that are counted without gaps, by year. */
export const seriesKeys = ["sale", ...paperKinds] as const;
export const paperStates = ["draft", "issued", "void"] as const;
/** The papers that a file of the authority may be given for. */
export const templateKinds = ["transfer", "annual_return"] as const;

export const handoverKinds = ["sale", "gift", "loan"] as const;
/** `claimed`: taken by somebody whose birds are still to be written. */
export const handoverStates = ["offered", "claimed", "accepted", "refused", "withdrawn", "expired"] as const;
/** What goes along with a bird that is handed over, beside its facts and ancestors. */
export const handoverTakes = ["genotype", "weights", "photos", "papers"] as const;
