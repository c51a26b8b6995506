import { answeredBy, ends, or } from "../question.ts";

const plain = answeredBy("plain");
const paraphrased = answeredBy("paraphrased");

/** What a breeder asks in plain words, and in other words. */
export const openPlainEn = [
  plain("How many male budgerigars do I have?", "birds", { species_id: "budgie", sex: "male" }),
  plain("Who owes me money?", "owed", { direction: "in" }),
  plain("Which tasks need attention most?", "tasks", {}),
  plain("What is the temperature in the Brinsea?", "machines", { incubator_id: "Brinsea", about: "temperature" }),
  plain("How many birds do I have?", "birds", {}),
  plain("How many goldfinches are sick?", "birds", { species_id: "goldfinch", status_id: "sick" }),
  plain("Which birds are in Voadeira Sul?", "birds", { place_id: "Voadeira Sul" }),
  plain("Who are the grandparents of JM26-203?", "kin", { bird_id: "JM26-203", relation: "grandparents" }),
  plain("What are the results of pair 2026-02?", "results", { pair_id: "2026-02" }),
  plain(
    "How many pairs are planned?",
    "pairs",
    { state: "planned" },
    {
      or: [or("pairs", { state: "planned", season: "2026" })],
    },
  ),
  plain("How much does Joana Pires owe me?", "owed", { direction: "in", contact_id: "Joana Pires" }),
  plain("How many rings of 2025 are left?", "rings", { year: "2025" }),
  plain("How much Grit do I have?", "stock", { item_id: "Grit" }),
  plain("Is anything in stock about to expire?", "stock", { show: "expiring" }),
  ends("plain")("Faísca is breathing with an open beak", ["emergency"]),
  ends("plain")("Show me 12", ["ambiguous"]),
  paraphrased("How old is Trovão?", "bird", { bird_id: "JM24-005", about: "age" }),
  paraphrased("What does one chick cost me?", "chick_cost", {}),
  paraphrased("Which species did best this season?", "results", { by: "species" }),
  paraphrased("Which chicks has Kiwi fathered?", "kin", { bird_id: "JM24-031", relation: "young" }),
  paraphrased("Are Luar and Canela related?", "inbreeding", { cock_id: "JM24-003", hen_id: "JM24-002" }),
  paraphrased("Is Mel a cock or a hen?", "bird", { bird_id: "JM24-022", about: "sex" }),
  paraphrased("Are there any payments from customers overdue?", "owed", { direction: "in", late: true }),
  paraphrased("Whom should I pair with JM25-132?", "mates", { bird_id: "JM25-132" }),
  ends("paraphrased")("How do I record a sale?", ["how"]),
];
