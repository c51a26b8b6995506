import { asked, ends, or } from "../asked.ts";

const today = { from: "2026-05-20", to: "2026-05-20" };
const nextWeek = { from: "2026-05-25", to: "2026-05-31" };
const plain = asked("plain");
const paraphrased = asked("paraphrased");

/** Written before the patterns: what a breeder asks in plain words, and in other words. */
export const blindPlainPt = [
  plain("Quantos canários tenho?", "birds", { species_id: "canary" }),
  plain("Onde está a JM24-004?", "bird", { bird_id: "JM24-004", about: "place" }),
  plain("Quem são os pais da JM25-101?", "kin", { bird_id: "JM25-101", relation: "parents" }),
  plain("Qual seria a consanguinidade dos filhos da JM24-001 com a JM25-102?", "inbreeding", {
    cock_id: "JM24-001",
    hen_id: "JM25-102",
  }),
  plain("Com quem devo acasalar a JM25-101?", "mates", { bird_id: "JM25-101" }),
  plain("Que cores teriam os filhotes do Faísca com a Canela?", "colours", { cock_id: "JM24-001", hen_id: "JM24-002" }),
  plain(
    "Quantos casais ativos há esta época?",
    "pairs",
    { state: "active", season: "2026" },
    {
      or: [or("pairs", { state: "active" })],
    },
  ),
  plain("Qual é a taxa de eclosão dos canários?", "results", { species_id: "canary" }),
  plain("Quanto me deve a Joana Pires?", "owed", { direction: "in", contact_id: "Joana Pires" }),
  plain("O que está a acabar no stock?", "stock", { show: "running_out" }),
  plain("Quantas anilhas de 2026 me restam?", "rings", { year: "2026" }),
  plain("Quantas aves vão nascer na próxima semana?", "hatch", nextWeek),
  ends("plain")("A JM24-006 está a sangrar, o que faço?", ["emergency"]),
  paraphrased("Mostra-me os passarinhos que estão doentes", "birds", { status_id: "sick" }),
  paraphrased("Tenho periquitos à venda?", "birds", { species_id: "budgie", status_id: "for_sale" }),
  paraphrased("Qual é o meu melhor casal esta época?", "results", { by: "pair" }),
  paraphrased("Porque é que este ano nasceram menos do que no ano passado?", "compared", {
    season: "2026",
    other: "2025",
  }),
  paraphrased("O que preciso de comprar antes que acabe?", "stock", { show: "running_out" }),
  paraphrased("Quanto me custa criar cada filhote?", "chick_cost", {}),
  paraphrased(
    "Que ovos tenho de ver à luz hoje?",
    "due",
    { ...today, step: "candle" },
    {
      or: [or("due", { ...today, step: "candle", late: true })],
    },
  ),
  paraphrased("Os meus canários têm pouca variedade genética?", "diversity", { species_id: "canary" }),
  ends("paraphrased")("Como é que registo uma postura?", ["how"]),
];
