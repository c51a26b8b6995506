/**
 * The species of the catalogue that breeders in Portugal keep most, the commonest first. Nobody publishes a count: it is the
 * order of the sections in which federations judge, and decides only what the catalogue opens with.
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
