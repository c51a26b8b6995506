import { domesticForms } from "./names.ts";
import type { Pack, SpeciesRule, Spoken } from "./pack.ts";

const read = { read_on: "2026-11-21", review_on: "2027-05-31" } as const;

const parrots: Spoken = {
  pt: "Quase todos os psitacídeos estão no anexo B; alguns estão no A. Confirme a espécie na lista em vigor.",
  en: "Almost all parrots are in annex B; some are in A. Check the species in the list in force.",
};
const remembered: Spoken = {
  pt: "O anexo não foi lido espécie a espécie. Confirme-o na lista em vigor.",
  en: "The annex was not read species by species. Check it in the list in force.",
};
const ringnecks: Spoken = {
  pt: "Uma nota britânica mais antiga põe-na no anexo C. Confirme-o na lista em vigor.",
  en: "An older British note puts it in annex C. Check it in the list in force.",
};
const practice: Spoken = {
  pt: "É prática que criadores relatam, não letra da lei.",
  en: "This is practice that breeders tell of, not the letter of the law.",
};
const national: Spoken = {
  pt: "A lei de cada país pode pedir mais. Confirme-a antes de anunciar.",
  en: "The law of each country may ask for more. Check it before you advertise.",
};
const ringed: Spoken = {
  pt: "Só quando a ave está anilhada como o regulamento manda.",
  en: "Only where the bird is ringed as the regulation asks.",
};

const b = (doubt: Spoken): Omit<SpeciesRule, "names"> => ({
  annex: { value: "B", source: "reg_338_97", doubt },
  certificate_per_chick: { value: false, source: "reg_865_2006", doubt: practice },
});
const a = (doubt?: Spoken): Omit<SpeciesRule, "names"> => ({
  annex: { value: "A", source: "reg_338_97", ...(doubt && { doubt }) },
  ring_required: { value: true, source: "reg_865_2006" },
  certificate_per_chick: { value: true, source: "reg_865_2006", doubt: practice },
});

/** The European Union: the annexes by which it applies CITES, and what follows from them. */
export const eu: Pack = {
  key: "eu",
  sources: {
    reg_338_97: { cited: "Reg. (CE) 338/97", ...read },
    reg_865_2006: { cited: "Reg. (CE) 865/2006, art. 62.º, 66.º", ...read },
    reg_2016_429: { cited: "Reg. (UE) 2016/429, Reg. (UE) 2020/688", ...read },
  },
  species: [
    {
      // Every genus of parrots: all of them are listed, but the four species below.
      names: [
        ...["Agapornis", "Alisterus", "Amazona", "Aprosmictus", "Ara", "Aratinga", "Barnardius"],
        ...["Bolborhynchus", "Brotogeris", "Cacatua", "Calyptorhynchus", "Chalcopsitta", "Charmosyna", "Coracopsis"],
        ...["Cyanoliseus", "Cyanoramphus", "Deroptyus", "Diopsittaca", "Eclectus", "Enicognathus", "Eolophus", "Eos"],
        ...["Eunymphicus", "Eupsittula", "Forpus", "Glossopsitta", "Guaruba", "Lathamus", "Loriculus", "Lorius"],
        ...["Myiopsitta", "Nandayus", "Neophema", "Neopsephotus", "Northiella", "Orthopsittaca", "Pionites", "Pionus"],
        ...["Platycercus", "Poicephalus", "Polytelis", "Primolius", "Psephotus", "Psephotellus", "Pseudeos"],
        ...["Psilopsiagon", "Psittacara", "Psittacula", "Psitteuteles", "Psittacus", "Purpureicephalus", "Pyrrhura"],
        ...["Tanygnathus", "Thectocercus", "Trichoglossus", "Triclaria", "Vini"],
        ...["Alexandrinus", "Alipiopsitta", "Bolbopsittacus", "Callocephalon", "Cyanopsitta", "Cyclopsitta"],
        ...["Geoffroyus", "Graydidascalus", "Hapalopsittaca", "Himalayapsitta", "Leptosittaca", "Lophochroa"],
        ...["Micropsitta", "Nannopsittaca", "Neopsittacus", "Nestor", "Ognorhynchus", "Oreopsittacus", "Parvipsitta"],
        ...["Pezoporus", "Phigys", "Pionopsitta", "Prioniturus", "Probosciger", "Prosopeia", "Psittaculirostris"],
        ...["Psittinus", "Psittrichas", "Pyrilia", "Strigops", "Touit", "Zanda"],
      ],
      ...b(parrots),
    },
    {
      names: ["Agapornis roseicollis", "Melopsittacus undulatus", "Nymphicus hollandicus"],
      annex: { value: "none", source: "reg_338_97" },
      certificate_per_chick: { value: false, source: "reg_338_97" },
    },
    {
      names: ["Psittacula krameri"],
      annex: { value: "none", source: "reg_338_97", doubt: ringnecks },
      certificate_per_chick: { value: false, source: "reg_338_97", doubt: ringnecks },
    },
    { names: ["Psittacus erithacus", "Psittacus timneh"], ...a() },
    {
      names: [
        ...["Ara ambiguus", "Ara glaucogularis", "Ara macao", "Ara militaris", "Ara rubrogenys", "Anodorhynchus"],
        ...["Cacatua goffiniana", "Cacatua haematuropygia", "Cacatua moluccensis", "Cacatua sulphurea", "Eos histrio"],
        ...["Guaruba guarouba", "Primolius couloni", "Primolius maracana", "Pyrrhura cruentata", "Rhynchopsitta"],
      ],
      ...a(remembered),
    },
    {
      names: [
        ...["Amandava formosa", "Carduelis yarrellii", "Gallicolumba luzonica", "Gracula religiosa"],
        ...["Gubernatrix cristata", "Padda fuscata", "Padda oryzivora", "Paroaria", "Poephila cincta cincta"],
        "Tangara fastuosa",
      ],
      ...b(remembered),
    },
    {
      // Article 62: of annex A, and without a certificate where they are ringed.
      names: [
        ...["Anas laysanensis", "Anas querquedula", "Aythya nyroca", "Branta ruficollis", "Branta sandvicensis"],
        ...["Oxyura leucocephala", "Catreus wallichii", "Colinus virginianus ridgwayi", "Crossoptilon crossoptilon"],
        ...["Crossoptilon mantchuricum", "Lophophorus impejanus", "Lophura edwardsi", "Lophura swinhoii"],
        ...["Polyplectron napoleonis", "Syrmaticus ellioti", "Syrmaticus humiae", "Syrmaticus mikado", "Columba livia"],
        ...["Cyanoramphus novaezelandiae", "Psephotus dissimilis", "Carduelis cucullata"],
      ],
      ...a(remembered),
      certificate_per_chick: { value: false, source: "reg_865_2006", doubt: ringed },
    },
  ],
  movements: [],
  deadlines: [],
  market: [
    { names: ["*"], value: "contact", source: "reg_338_97", doubt: national },
    { names: domesticForms, value: "contact", source: "reg_338_97", doubt: national },
  ],
  adverts: [
    { says: "ring", source: "reg_865_2006" },
    { says: "certificate", source: "reg_865_2006" },
  ],
  watched: [
    ...["wild caught", "wild-caught", "caught in the wild", "without papers", "no papers", "unringed", "without ring"],
    ...["capturada na natureza", "capturado na natureza", "apanhada no campo", "apanhado no campo"],
    ...["sem papeis", "sem documentos", "sem anilha"],
  ],
  notes: [
    {
      source: "reg_2016_429",
      text: {
        pt: "Para outro país da União, as aves saem de um estabelecimento registado e com certificado sanitário. Para exposições há regras mais simples.",
        en: "To another country of the Union birds go from a registered establishment and with a health certificate. For shows there are simpler rules.",
      },
    },
  ],
};
