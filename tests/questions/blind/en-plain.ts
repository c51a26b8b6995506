import { asked, ends, or } from "../asked.ts";

const nextWeek = { from: "2026-05-25", to: "2026-05-31" };
const plain = asked("plain");
const paraphrased = asked("paraphrased");

/** Written before the patterns: what a breeder asks in plain words, and in other words. */
export const blindPlainEn = [
  plain("How many canaries do I have?", "birds", { species_id: "canary" }),
  plain("How many birds are in cage B2?", "birds", { place_id: "B2" }),
  plain("Where is JM24-022?", "bird", { bird_id: "JM24-022", about: "place" }),
  plain("Who is the mother of JM25-101?", "kin", { bird_id: "JM25-101", relation: "mother" }),
  plain("What is the inbreeding of JM26-201?", "inbreeding", { bird_id: "JM26-201" }),
  plain("What would be the inbreeding of chicks of JM24-003 and JM25-104?", "inbreeding", {
    cock_id: "JM24-003",
    hen_id: "JM25-104",
  }),
  plain("Which are the best mates for JM25-102?", "mates", { bird_id: "JM25-102" }),
  plain("Which colours would the chicks of JM24-003 and JM24-004 have?", "colours", {
    cock_id: "JM24-003",
    hen_id: "JM24-004",
  }),
  plain(
    "How many pairs are resting?",
    "pairs",
    { state: "resting" },
    {
      or: [or("pairs", { state: "resting", season: "2026" })],
    },
  ),
  plain("What is the hatch rate of the zebra finches?", "results", { species_id: "zebra" }),
  plain("What is running out?", "stock", { show: "running_out" }),
  plain("How many rings do I have left?", "rings", {}),
  plain("How many birds will hatch next week?", "hatch", nextWeek),
  ends("plain")("JM24-002 is egg bound, what should I do?", ["emergency"]),
  paraphrased("Show me everything that is ill", "birds", { status_id: "sick" }),
  paraphrased("Which hen did best this season?", "results", { by: "hen" }),
  paraphrased("Why did the hatch rate fall compared with last year?", "compared", { season: "2026", other: "2025" }),
  paraphrased("Do I have to buy any feed soon?", "stock", { show: "running_out" }),
  paraphrased("Which siblings does JM25-103 have?", "kin", { bird_id: "JM25-103", relation: "siblings" }),
  paraphrased("Are my goldfinches getting too closely related?", "diversity", { species_id: "goldfinch" }),
  paraphrased("Which birds are being treated at the moment?", "courses", {}),
  ends("paraphrased")("How do I print a pedigree?", ["how"]),
];
