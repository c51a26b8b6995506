/** What the return says of a bird, each in a column of its own. */
export const returnFields = [
  ...(["species", "common_name", "mark", "sex", "movement_1", "movement_1_on", "movement_2", "movement_2_on"] as const),
  ...(["document", "certificate", "quantity", "supplier", "annex", "source_code"] as const),
] as const;
export type ReturnField = (typeof returnFields)[number];
