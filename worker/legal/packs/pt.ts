import { domesticForms } from "./names.ts";
import type { Pack, Spoken } from "./pack.ts";

// Read on the web in November 2026, by no lawyer. What is uncertain says so: it is data, and is read again by its day.
const read = { read_on: "2026-11-21", review_on: "2027-05-31" } as const;

const federations: Spoken = {
  pt: "É a leitura das federações: todas as aves menos os canários. A letra da lei fala de espécies exóticas.",
  en: "This is how federations read it: all birds but canaries. The law itself speaks of exotic species.",
};
const internet: Spoken = {
  pt: "Não se apurou se abrange espécies criadas em cativeiro há gerações. Pergunte antes de anunciar.",
  en: "Whether it covers species bred in captivity for generations was not settled. Ask before you advertise.",
};
const domestic: Spoken = {
  pt: "Vale para a forma doméstica. A ave selvagem da mesma espécie não pode ser anunciada.",
  en: "This is about the domestic form. A wild bird of the same species may not be advertised.",
};
const forum: Spoken = {
  pt: "É prática que criadores relatam; não foi lida numa lei.",
  en: "This is practice that breeders tell of; it was read in no law.",
};
const invasive: Spoken = {
  pt: "Pode estar entre as espécies invasoras, que não se podem deter nem ceder. Pergunte ao ICNF antes.",
  en: "It may be among the invasive species, which may not be kept or given away. Ask the authority first.",
};
const indigenous: Spoken = {
  pt: "Espécies autóctones só podem ser detidas nos casos previstos. Confirme a sua no ICNF.",
  en: "Native species may only be kept in the cases provided for. Confirm yours with the authority.",
};

/** Portugal: the register and its yearly return, rings, transfers, adverts. */
export const pt: Pack = {
  key: "pt",
  sources: {
    dl_121_2017: { cited: "DL 121/2017, art. 17.º (CITES)", ...read },
    portaria_85_2018: { cited: "Portaria 85/2018", ...read },
    portaria_86_2018: { cited: "Portaria 86/2018", ...read },
    portaria_67_2018: { cited: "Portaria 67/2018", ...read },
    dl_92_2019: { cited: "DL 92/2019, Lei 25/2023", ...read },
    dl_38_2021: { cited: "DL 38/2021", ...read },
    lei_95_2017: { cited: "Lei 95/2017 (DL 276/2001)", ...read },
    lei_95_2017_53: { cited: "Lei 95/2017, art. 53.º", ...read },
    lei_95_2017_55: { cited: "Lei 95/2017, art. 55.º", ...read },
    madeira: { cited: "DLR 17/2023/M", region: "madeira", ...read },
    azores: { cited: "DLR 12/2016/A, DLR 13/2023/A", region: "azores", ...read },
  },
  species: [
    {
      names: ["*"],
      ring_required: { value: true, source: "dl_92_2019", doubt: federations },
      in_register: { value: true, source: "dl_92_2019", doubt: federations },
      may_be_advertised: { value: false, source: "lei_95_2017", doubt: internet },
    },
    {
      names: ["Serinus canaria"],
      ring_required: { value: false, source: "dl_92_2019", doubt: federations },
      in_register: { value: false, source: "dl_92_2019", doubt: federations },
    },
    {
      names: ["Myiopsitta monachus", "Psittacula krameri"],
      ring_required: { value: true, source: "dl_92_2019", doubt: invasive },
      in_register: { value: true, source: "dl_92_2019", doubt: invasive },
    },
    {
      names: [
        ...["Carduelis carduelis", "Chloris chloris", "Spinus spinus", "Linaria cannabina", "Serinus serinus"],
        ...["Fringilla coelebs", "Fringilla montifringilla", "Pyrrhula pyrrhula", "Loxia curvirostra"],
      ],
      ring_required: { value: true, source: "portaria_85_2018", doubt: indigenous },
      in_register: { value: true, source: "portaria_85_2018", doubt: indigenous },
    },
  ],
  movements: [
    { kind: "sale", papers: ["transfer"], source: "dl_92_2019", doubt: federations },
    { kind: "gift", papers: ["transfer"], source: "dl_92_2019", doubt: federations },
    { kind: "loan", papers: ["transfer"], source: "dl_92_2019", doubt: federations },
    { kind: "death", papers: ["loss"], source: "portaria_85_2018", doubt: forum },
    { kind: "escape", papers: ["loss"], source: "portaria_85_2018", doubt: forum },
    { kind: "theft", papers: ["loss"], source: "portaria_85_2018", doubt: forum },
  ],
  deadlines: [{ kind: "annual_return", month: 2, source: "portaria_85_2018" }],
  market: [
    { names: ["*"], value: "closed", source: "lei_95_2017_55", doubt: internet },
    { names: domesticForms, value: "contact", source: "lei_95_2017_55", doubt: domestic },
  ],
  adverts: [
    { says: "age", source: "lei_95_2017_53" },
    { says: "registration", source: "lei_95_2017_53" },
    { says: "brood", source: "lei_95_2017_53" },
    { says: "free", source: "lei_95_2017_53" },
  ],
  watched: [],
  notes: [
    {
      source: "dl_121_2017",
      text: {
        pt: "Quem cria ou vende espécies CITES inscreve-se no registo nacional do ICNF.",
        en: "Whoever breeds or sells CITES species is entered in the authority's national register.",
      },
    },
    {
      source: "portaria_86_2018",
      text: {
        pt: "Há espécies que não se podem deter. A lista não foi lida.",
        en: "There are species that may not be kept. The list was not read.",
      },
    },
    {
      source: "portaria_67_2018",
      text: {
        pt: "Regras da DGAV para quem cede aves de companhia. Não foi lida até ao fim.",
        en: "Rules of the veterinary authority for whoever gives pet birds away. Not read to its end.",
      },
    },
    {
      source: "dl_38_2021",
      text: {
        pt: "Proteção da fauna pela Convenção de Berna. Não foi lida até ao fim.",
        en: "Protection of fauna by the Bern Convention. Not read to its end.",
      },
    },
    {
      source: "madeira",
      text: {
        pt: "Na Madeira há regras próprias, que não foram lidas até ao fim.",
        en: "Madeira has rules of its own, which were not read to their end.",
      },
    },
    {
      source: "azores",
      text: {
        pt: "Nos Açores há regras próprias, que não foram lidas até ao fim.",
        en: "The Azores have rules of their own, which were not read to their end.",
      },
    },
  ],
};
