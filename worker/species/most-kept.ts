/**
 * The species of the catalogue that breeders in Portugal keep most, as we suppose, the commonest first. No count of them was
 * found; the order decides only what the catalogue opens with.
 */
export const mostKept: readonly string[] = [
  "canary",
  "budgerigar",
  "lovebird_rosy",
  "lovebird_fischer",
  "cockatiel",
  "zebra_finch",
  "gouldian",
  "goldfinch",
  "greenfinch",
  "ringneck",
  "kakariki",
  "pacific_parrotlet",
];
