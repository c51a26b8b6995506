/** What papers say of who gives them out, in the order in which it is asked. */
export const paperFields = [
  ...(["legal_name", "tax_id", "address", "postal_code", "locality", "district"] as const),
  ...(["phone", "email", "premises", "activity"] as const),
] as const;
export type PaperField = (typeof paperFields)[number];

/** The papers that ask who gives them out (product.md §8), and which fields each of them leaves blank without. */
const papersNeeding = {
  certificate: ["legal_name", "address", "locality"],
  transfer: ["legal_name", "tax_id", "address", "postal_code", "locality"],
  register: ["legal_name", "tax_id", "address", "postal_code", "locality", "premises"],
  receipt: ["legal_name", "tax_id", "address", "postal_code", "locality"],
  reservation: ["legal_name", "tax_id", "address", "phone"],
  captive_birth: ["legal_name", "tax_id", "address", "postal_code", "locality", "premises"],
  loss: ["legal_name", "tax_id", "address", "postal_code", "locality", "premises", "phone"],
  cites: ["legal_name", "tax_id", "address", "postal_code", "locality", "district", "phone", "email", "premises"],
  show: ["legal_name", "address", "phone", "email"],
  loan: ["legal_name", "tax_id", "address", "phone"],
} as const satisfies Record<string, readonly PaperField[]>;
type Paper = keyof typeof papersNeeding;

/** Fields that say nothing yet, each with the papers that ask for it; what none asks for is never missing. */
export function missingFor(
  text: Readonly<Record<PaperField, string | null>>,
): Array<{ field: PaperField; papers: Paper[] }> {
  const papers = Object.keys(papersNeeding) as Paper[];
  const queries = (paper: Paper, field: PaperField) => (papersNeeding[paper] as readonly PaperField[]).includes(field);
  return paperFields
    .filter((field) => text[field] === null)
    .map((field) => ({ field, papers: papers.filter((paper) => queries(paper, field)) }))
    .filter(({ papers }) => papers.length > 0);
}
