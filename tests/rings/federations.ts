/** Rings of a nest as a federation prints them, in the order they were given, and the one that follows. */
type Printed = {
  by: string;
  rings: readonly [string, ...string[]];
  next: string;
  /** Where the order of its parts was read; null where it was only supposed and a sample ring is still to be seen. */
  source: string | null;
};

/** Thirty ways to write a ring, of birds that hatched in 2026. S-numbers are those of the domain reference, §7. */
export const printedRings: readonly Printed[] = [
  { by: "FOP", rings: ["27AB-103/26", "27AB-104/26"], next: "27AB-105/26", source: null },
  { by: "FOP", rings: ["FOP 2026 884 007", "FOP 2026 884 008"], next: "FOP 2026 884 009", source: null },
  { by: "FOP", rings: ["FOP 26 STAM 884 009", "FOP 26 STAM 884 010"], next: "FOP 26 STAM 884 011", source: null },
  { by: "FOP", rings: ["PT 884 0417/26", "PT 884 0418/26"], next: "PT 884 0419/26", source: null },
  { by: "FOP", rings: ["PT 2026 0417", "PT 2026 0418"], next: "PT 2026 0419", source: null },
  { by: "FPO", rings: ["FPO-26-1203-098", "FPO-26-1203-099"], next: "FPO-26-1203-100", source: null },
  { by: "FPO", rings: ["FPO 1203 2026 25", "FPO 1203 2026 26"], next: "FPO 1203 2026 27", source: null },
  { by: "FONP", rings: ["FONP/26/0031/12", "FONP/26/0031/13"], next: "FONP/26/0031/14", source: null },
  { by: "BVA", rings: ["26-BVA-001", "26-BVA-002"], next: "26-BVA-003", source: "S22" },
  { by: "BVA", rings: ["BVA 26 4P12 024", "BVA 26 4P12 025"], next: "BVA 26 4P12 026", source: null },
  { by: "ANB", rings: ["ANB 26 A123 45", "ANB 26 A123 46"], next: "ANB 26 A123 47", source: null },
  { by: "ANB", rings: ["2026 ANB 77 8", "2026 ANB 77 9"], next: "2026 ANB 77 10", source: null },
  { by: "AOB", rings: ["AOB 26 4512 2,9 26", "AOB 26 4512 2,9 27"], next: "AOB 26 4512 2,9 28", source: "S95" },
  { by: "AOB", rings: ["BE AOB 12345/26/099", "BE AOB 12345/26/100"], next: "BE AOB 12345/26/101", source: null },
  { by: "KBOF", rings: ["KBOF.26.104.0031", "KBOF.26.104.0032"], next: "KBOF.26.104.0033", source: null },
  { by: "COM", rings: ["COM 26 1B 553", "COM 26 1B 554"], next: "COM 26 1B 555", source: null },
  { by: "COM", rings: ["COM ESP 26 AB12 009", "COM ESP 26 AB12 010"], next: "COM ESP 26 AB12 011", source: null },
  { by: "FOI", rings: ["FOI 26 MX41 50", "FOI 26 MX41 51"], next: "FOI 26 MX41 52", source: "S89" },
  { by: "FOI", rings: ["FOI R 26 29WE 123", "FOI R 26 29WE 124"], next: "FOI R 26 29WE 125", source: "S90" },
  { by: "FOI", rings: ["FOI Y26 11FE 48", "FOI Y26 11FE 49"], next: "FOI Y26 11FE 50", source: "S90" },
  { by: "NBvV", rings: ["FR75 10 nb 26", "FR75 11 nb 26"], next: "FR75 12 nb 26", source: "S91" },
  { by: "NBvV", rings: ["FR75 25 nb 26", "FR75 26 nb 26"], next: "FR75 27 nb 26", source: "S91" },
  {
    by: "Europarrot",
    rings: ["P NL PB655 55 26 010", "P NL PB655 55 26 011"],
    next: "P NL PB655 55 26 012",
    source: "S91",
  },
  { by: "Parrot Society UK", rings: ["25 CAGS 26 V", "26 CAGS 26 V"], next: "27 CAGS 26 V", source: "S92" },
  {
    by: "AZ",
    rings: ["AZ 12345 26 017 4,5", "AZ 12345 26 018 4,5"],
    next: "AZ 12345 26 019 4,5",
    source: "tierforum.de/threads/131037",
  },
  {
    by: "DKB",
    rings: ["DKB 05 1234 2,9 26 015", "DKB 05 1234 2,9 26 016"],
    next: "DKB 05 1234 2,9 26 017",
    source: "tierforum.de/threads/131037",
  },
  {
    by: "CDE",
    rings: ["CDE A584 F 009 26 6.5", "CDE A584 F 010 26 6.5"],
    next: "CDE A584 F 011 26 6.5",
    source: "nosvolieres.com/les_bagues",
  },
  {
    by: "Entente",
    rings: ["EE F16 26 V 17", "EE F16 26 V 18"],
    next: "EE F16 26 V 19",
    source: "elevageamateur.wifeo.com/les-bagues",
  },
  { by: "letters behind", rings: ["0417A/26", "0418A/26"], next: "0419A/26", source: null },
  { by: "year glued to letters", rings: ["PT26 884 26", "PT26 884 27"], next: "PT26 884 28", source: null },
  { by: "a number that looks like its year", rings: ["26/25", "26/26"], next: "26/27", source: null },
];
