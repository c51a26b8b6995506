import { answeredBy, ends, or } from "../question.ts";

const plain = answeredBy("plain");
const paraphrased = answeredBy("paraphrased");

/** What a breeder asks in plain words, and in other words. */
export const openPlainPt = [
  plain("Quantas fêmeas de mandarim tenho?", "birds", { species_id: "zebra", sex: "female" }),
  plain("Qual é a consanguinidade da JM25-103?", "inbreeding", { bird_id: "JM25-103" }),
  plain("A incubadora Octagon tem algum alarme?", "machines", { incubator_id: "Octagon", about: "alarms" }),
  plain("Quais são as tarefas que precisam de mais atenção?", "tasks", {}),
  plain("Quantas aves estão na Voadeira Norte?", "birds", { place_id: "Voadeira Norte" }),
  plain("Quantos machos de canário tenho?", "birds", { species_id: "canary", sex: "male" }),
  plain("Que aves estão emprestadas?", "birds", { status_id: "on_loan" }),
  plain("Quem são os avós da JM26-201?", "kin", { bird_id: "JM26-201", relation: "grandparents" }),
  plain("Que filhos tem o Faísca?", "kin", { bird_id: "JM24-001", relation: "young" }),
  plain("Qual é o resultado do par 2026-04?", "results", { pair_id: "2026-04" }),
  plain("Quanto devo ao Manuel Costa?", "owed", { direction: "out", contact_id: "Manuel Costa" }),
  plain("Quantas anilhas de 2025 já usei?", "rings", { year: "2025", about: "used" }),
  plain("Quanta Alpista tenho?", "stock", { item_id: "Alpista" }),
  plain("Que casais já teve o Kiwi?", "pairs", { bird_id: "JM24-031" }),
  ends("plain")("O Trovão não se aguenta de pé", ["emergency"]),
  ends("plain")("Mostra-me o 12", ["ambiguous"]),
  paraphrased("Que idade tem o Trovão?", "bird", { bird_id: "JM24-005", about: "age" }),
  paraphrased("De quem é filha a JM25-102?", "kin", { bird_id: "JM25-102", relation: "parents" }),
  paraphrased("Em que gaiola está o Zorro?", "bird", { bird_id: "JM24-021", about: "place" }),
  paraphrased("De que cor é a Canela?", "bird", { bird_id: "JM24-002", about: "colour" }),
  paraphrased("Que espécie deu melhores resultados esta época?", "results", { by: "species" }),
  paraphrased("Posso juntar o Luar com a Pérola ou são parentes?", "inbreeding", {
    cock_id: "JM24-003",
    hen_id: "JM24-004",
  }),
  paraphrased("Há pagamentos de clientes em atraso?", "owed", { direction: "in", late: true }),
  paraphrased(
    "Quem não tem pai nem mãe registados?",
    "birds",
    { parents: "none" },
    {
      or: [or("birds", { missing: "parents" })],
    },
  ),
  ends("paraphrased")("Como mudo uma ave de gaiola?", ["how"]),
];
