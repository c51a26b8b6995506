import type { Sex } from "#db/vocabulary.ts";

/** Who signs in to the demo organisation. */
export const demoUser = {
  first_name: "Rita",
  last_name: "Melo",
  email: "demo@voliera.test",
  organization: "Viveiro da Ribeira",
  /** For the database on the reader's own machine only. */
  password: "pintassilgo-ao-sol",
} as const;

/** A breeder's ring, without its year: `FOP R481 .. 014`. */
export type Ring = `${string} ${string} ${number}`;
export type DemoBird = {
  ring: Ring;
  name: string | null;
  /** Catalogue slug. */
  species: "canary" | "gouldian" | "budgerigar" | "cockatiel";
  sex: Sex;
  /** 0 is the season last finished, 3 three years before. */
  season: number;
  /** Month and day of hatching. */
  hatched: string;
  /** Key of a seeded status. */
  status: string;
  father?: Ring;
  mother?: Ring;
  notes?: string;
};

type Clutch = Pick<DemoBird, "species" | "season"> & { father?: Ring; mother?: Ring };
type Chick = [ring: Ring, name: string | null, sex: Sex, hatched: string, status: string, notes?: string];

const clutch = (from: Clutch, chicks: Chick[]): DemoBird[] =>
  chicks.map(([ring, name, sex, hatched, status, notes]) => ({
    ...from,
    ...{ ring, name, sex, hatched, status },
    ...(notes && { notes }),
  }));

const canaries = [
  ...clutch({ species: "canary", season: 3 }, [
    [
      "FOP M207 11",
      "Bento",
      "male",
      "04-08",
      "resting",
      "Comprado na exposição de Aveiro. Timbrado espanhol, canto limpo.",
    ],
    ["FOP M207 24", "Aurora", "female", "04-19", "resting", "Amarela nevada. Boa mãe, alimenta até ao fim."],
    ["FOP J118 3", "Faísca", "male", "03-30", "resting", "Vermelho mosaico."],
    ["FOP J118 7", "Malva", "female", "04-02", "deceased", "Morreu de velhice na muda."],
  ]),
  ...clutch({ species: "canary", season: 2, father: "FOP M207 11", mother: "FOP M207 24" }, [
    ["FOP R481 2", "Trovador", "male", "04-14", "resting", "Primeiro lugar em equipa no concurso de Coimbra."],
    ["FOP R481 3", "Lima", "female", "04-14", "active"],
    ["FOP R481 4", "Cravo", "male", "04-15", "sold"],
  ]),
  ...clutch({ species: "canary", season: 2, father: "FOP J118 3", mother: "FOP J118 7" }, [
    ["FOP R481 8", "Safira", "female", "05-06", "active"],
    ["FOP R481 9", "Giesta", "female", "05-06", "on_loan", "Emprestada ao Sr. Alves até ao fim da época."],
    ["FOP R481 10", "Orfeu", "male", "05-07", "given"],
  ]),
  ...clutch({ species: "canary", season: 1, father: "FOP R481 2", mother: "FOP R481 8" }, [
    ["FOP R481 1", "Ícaro", "male", "03-28", "active"],
    ["FOP R481 5", "Avelã", "female", "03-28", "active"],
    ["FOP R481 6", null, "male", "03-29", "sold"],
  ]),
  ...clutch({ species: "canary", season: 1, father: "FOP J118 3", mother: "FOP R481 3" }, [
    ["FOP R481 12", "Amora", "female", "04-22", "active"],
    ["FOP R481 13", "Norte", "male", "04-22", "for_sale", "Canto ainda por afinar; preço combinado com a gaiola."],
  ]),
  ...clutch({ species: "canary", season: 0, father: "FOP R481 1", mother: "FOP R481 12" }, [
    ["FOP R481 31", "Pingo", "male", "04-04", "moulting"],
    ["FOP R481 32", "Açucena", "female", "04-04", "moulting"],
    ["FOP R481 33", null, "unknown", "04-05", "moulting"],
    ["FOP R481 34", null, "unknown", "04-05", "reserved"],
  ]),
];

const gouldians = [
  ...clutch({ species: "gouldian", season: 3 }, [
    ["FONP 0932 18", "Rubi", "male", "09-12", "breeding", "Cabeça vermelha, peito roxo."],
    ["FONP 0932 21", "Ametista", "female", "09-20", "breeding", "Cabeça preta, portadora de amarelo."],
    ["FONP 1140 5", "Zéfiro", "male", "10-03", "active", "Cabeça laranja."],
  ]),
  ...clutch({ species: "gouldian", season: 2, father: "FONP 0932 18", mother: "FONP 0932 21" }, [
    ["FOP R481 40", "Opala", "female", "10-11", "active"],
    ["FOP R481 41", "Jaspe", "male", "10-11", "missing", "Fugiu pela porta do viveiro exterior."],
  ]),
  ...clutch({ species: "gouldian", season: 1, father: "FONP 1140 5", mother: "FOP R481 40" }, [
    ["FOP R481 44", "Topázio", "male", "09-25", "active"],
    ["FOP R481 45", "Pérola", "female", "09-25", "quarantine", "Voltou da exposição; fica 30 dias à parte."],
    ["FOP R481 46", null, "female", "09-26", "for_sale"],
  ]),
];

const budgerigars = [
  ...clutch({ species: "budgerigar", season: 3 }, [
    ["WBO PT77 104", "Bolinhas", "male", "02-17", "breeding", "Verde opalino, linha de exposição."],
    ["WBO PT77 131", "Menta", "female", "03-09", "breeding", "Azul canela."],
  ]),
  ...clutch({ species: "budgerigar", season: 2, father: "WBO PT77 104", mother: "WBO PT77 131" }, [
    ["WBO PT81 16", "Kiwi", "male", "05-21", "active"],
    ["WBO PT81 17", "Violeta", "female", "05-23", "active"],
    ["WBO PT81 18", "Trevo", "male", "05-25", "sold"],
  ]),
  ...clutch({ species: "budgerigar", season: 1 }, [
    ["WBO PT64 9", "Neblina", "female", "04-13", "active", "Cinzenta de asa clara, trocada com o Clube de Leiria."],
  ]),
  ...clutch({ species: "budgerigar", season: 0, father: "WBO PT81 16", mother: "WBO PT64 9" }, [
    ["WBO PT81 52", "Céu", "male", "05-02", "active"],
    ["WBO PT81 53", null, "unknown", "05-04", "active"],
    ["WBO PT81 54", null, "unknown", "05-06", "sick", "Penas eriçadas; a ganhar peso desde o tratamento."],
  ]),
];

const cockatiels = [
  ...clutch({ species: "cockatiel", season: 3 }, [
    ["FOP C055 61", "Gaspar", "male", "05-11", "active", "Cinzento portador de lutino."],
    ["FOP C055 70", "Luzia", "female", "06-01", "active", "Lutina."],
  ]),
  ...clutch({ species: "cockatiel", season: 1, father: "FOP C055 61", mother: "FOP C055 70" }, [
    ["FOP R481 60", "Sol", "female", "05-18", "active", "Lutina, criada à mão."],
    ["FOP R481 61", "Bernardo", "male", "05-20", "for_sale"],
    ["FOP R481 62", null, "male", "05-22", "reserved"],
  ]),
];

export const demoFlock: readonly DemoBird[] = [...canaries, ...gouldians, ...budgerigars, ...cockatiels];
