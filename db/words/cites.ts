/** The source codes of CITES: wild, ranched, bred in captivity, born in captivity, bred for trade, unknown, confiscated, of before. */
export const sourceCodes = ["W", "R", "C", "F", "D", "U", "I", "O"] as const;
