import type { Language, Sex } from "#db/vocabulary.ts";

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
  notes?: Notes;
};
type Notes = Record<Language, string>;

type Clutch = Pick<DemoBird, "species" | "season"> & { father?: Ring; mother?: Ring };
type Chick = [ring: Ring, name: string | null, sex: Sex, hatched: string, status: string, notes?: Notes];

const clutch = (from: Clutch, chicks: Chick[]): DemoBird[] =>
  chicks.map(([ring, name, sex, hatched, status, notes]) => ({
    ...from,
    ring,
    name,
    sex,
    hatched,
    status,
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
      {
        pt: "Comprado na exposição de Aveiro. Timbrado espanhol, canto limpo.",
        en: "Bought at the Aveiro show. Spanish Timbrado, clean song.",
      },
    ],
    [
      "FOP M207 24",
      "Aurora",
      "female",
      "04-19",
      "resting",
      {
        pt: "Amarela nevada. Boa mãe, alimenta até ao fim.",
        en: "Yellow frosted. A good mother that feeds to the end.",
      },
    ],
    ["FOP J118 3", "Faísca", "male", "03-30", "resting", { pt: "Vermelho mosaico.", en: "Red mosaic." }],
    [
      "FOP J118 7",
      "Malva",
      "female",
      "04-02",
      "deceased",
      { pt: "Morreu de velhice na muda.", en: "Died of old age in the moult." },
    ],
  ]),
  ...clutch({ species: "canary", season: 2, father: "FOP M207 11", mother: "FOP M207 24" }, [
    [
      "FOP R481 2",
      "Trovador",
      "male",
      "04-14",
      "resting",
      { pt: "Primeiro lugar em equipa no concurso de Coimbra.", en: "First place as a team at the Coimbra contest." },
    ],
    ["FOP R481 3", "Lima", "female", "04-14", "active"],
    ["FOP R481 4", "Cravo", "male", "04-15", "sold"],
  ]),
  ...clutch({ species: "canary", season: 2, father: "FOP J118 3", mother: "FOP J118 7" }, [
    ["FOP R481 8", "Safira", "female", "05-06", "active"],
    [
      "FOP R481 9",
      "Giesta",
      "female",
      "05-06",
      "on_loan",
      { pt: "Emprestada ao Sr. Alves até ao fim da época.", en: "On loan to Mr Alves until the end of the season." },
    ],
    ["FOP R481 10", "Orfeu", "male", "05-07", "given"],
  ]),
  ...clutch({ species: "canary", season: 1, father: "FOP R481 2", mother: "FOP R481 8" }, [
    ["FOP R481 1", "Ícaro", "male", "03-28", "active"],
    ["FOP R481 5", "Avelã", "female", "03-28", "active"],
    ["FOP R481 6", null, "male", "03-29", "sold"],
  ]),
  ...clutch({ species: "canary", season: 1, father: "FOP J118 3", mother: "FOP R481 3" }, [
    ["FOP R481 12", "Amora", "female", "04-22", "active"],
    [
      "FOP R481 13",
      "Norte",
      "male",
      "04-22",
      "for_sale",
      {
        pt: "Canto ainda por afinar; preço combinado com a gaiola.",
        en: "Song not finished yet; priced together with the cage.",
      },
    ],
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
    [
      "FONP 0932 18",
      "Rubi",
      "male",
      "09-12",
      "breeding",
      { pt: "Cabeça vermelha, peito roxo.", en: "Red head, purple breast." },
    ],
    [
      "FONP 0932 21",
      "Ametista",
      "female",
      "09-20",
      "breeding",
      { pt: "Cabeça preta, portadora de amarelo.", en: "Black head, split for yellow." },
    ],
    ["FONP 1140 5", "Zéfiro", "male", "10-03", "active", { pt: "Cabeça laranja.", en: "Orange head." }],
  ]),
  ...clutch({ species: "gouldian", season: 2, father: "FONP 0932 18", mother: "FONP 0932 21" }, [
    ["FOP R481 40", "Opala", "female", "10-11", "active"],
    [
      "FOP R481 41",
      "Jaspe",
      "male",
      "10-11",
      "missing",
      { pt: "Fugiu pela porta do viveiro exterior.", en: "Escaped through the door of the outdoor aviary." },
    ],
  ]),
  ...clutch({ species: "gouldian", season: 1, father: "FONP 1140 5", mother: "FOP R481 40" }, [
    ["FOP R481 44", "Topázio", "male", "09-25", "active"],
    [
      "FOP R481 45",
      "Pérola",
      "female",
      "09-25",
      "quarantine",
      { pt: "Voltou da exposição; fica 30 dias à parte.", en: "Back from the show; kept apart for 30 days." },
    ],
    ["FOP R481 46", null, "female", "09-26", "for_sale"],
  ]),
];

const budgerigars = [
  ...clutch({ species: "budgerigar", season: 3 }, [
    [
      "WBO PT77 104",
      "Bolinhas",
      "male",
      "02-17",
      "breeding",
      { pt: "Verde opalino, linha de exposição.", en: "Opaline green, exhibition line." },
    ],
    ["WBO PT77 131", "Menta", "female", "03-09", "breeding", { pt: "Azul canela.", en: "Cinnamon blue." }],
  ]),
  ...clutch({ species: "budgerigar", season: 2, father: "WBO PT77 104", mother: "WBO PT77 131" }, [
    ["WBO PT81 16", "Kiwi", "male", "05-21", "active"],
    ["WBO PT81 17", "Violeta", "female", "05-23", "active"],
    ["WBO PT81 18", "Trevo", "male", "05-25", "sold"],
  ]),
  ...clutch({ species: "budgerigar", season: 1 }, [
    [
      "WBO PT64 9",
      "Neblina",
      "female",
      "04-13",
      "active",
      {
        pt: "Cinzenta de asa clara, trocada com o Clube de Leiria.",
        en: "Grey clearwing, exchanged with the Leiria club.",
      },
    ],
  ]),
  ...clutch({ species: "budgerigar", season: 0, father: "WBO PT81 16", mother: "WBO PT64 9" }, [
    ["WBO PT81 52", "Céu", "male", "05-02", "active"],
    ["WBO PT81 53", null, "unknown", "05-04", "active"],
    [
      "WBO PT81 54",
      null,
      "unknown",
      "05-06",
      "sick",
      {
        pt: "Penas eriçadas e mais leve; em tratamento.",
        en: "Fluffed up and lighter; under treatment.",
      },
    ],
  ]),
];

const cockatiels = [
  ...clutch({ species: "cockatiel", season: 3 }, [
    [
      "FOP C055 61",
      "Gaspar",
      "male",
      "05-11",
      "active",
      { pt: "Cinzento portador de lutino.", en: "Grey split for lutino." },
    ],
    ["FOP C055 70", "Luzia", "female", "06-01", "active", { pt: "Lutina.", en: "Lutino hen." }],
  ]),
  ...clutch({ species: "cockatiel", season: 1, father: "FOP C055 61", mother: "FOP C055 70" }, [
    [
      "FOP R481 60",
      "Sol",
      "female",
      "05-18",
      "active",
      { pt: "Lutina, criada à mão.", en: "Lutino hen, hand-reared." },
    ],
    ["FOP R481 61", "Bernardo", "male", "05-20", "for_sale"],
    ["FOP R481 62", null, "male", "05-22", "reserved"],
  ]),
];

export const demoFlock: readonly DemoBird[] = [...canaries, ...gouldians, ...budgerigars, ...cockatiels];
