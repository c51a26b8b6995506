/** A noun of the breeder and the words that mean it; whatever else it was called is in `never`. */
export type Term = {
  pt: string;
  en: string;
  /** Whole words or phrases, whatever their case; a star stands for any ending. */
  never: { pt?: readonly string[]; en?: readonly string[] };
  /** Where one language says it, so does the other. */
  together?: true;
  /** Keys, or openings of keys, where a word of `never` means something else or is what a file says. */
  but?: readonly string[];
};

/** Whose words they are: what is in a file, or what a file or the API is told to hold. */
const nearFiles = ["birds.form.identifier_hint", "import.field.identifier", "imports.what.identifier"];

/**
 * What every dictionary calls things, in either language. A room that needs another word changes it here first.
 * `tests/locales/glossary.unit.test.ts` holds all of them to it.
 */
export const glossary: readonly Term[] = [
  {
    pt: "número da anilha",
    en: "ring number",
    never: { pt: ["tag", "anel", "anéis"], en: ["tag", "tags", "tag id*", "band number"] },
    but: nearFiles,
  },
  { pt: "ave", en: "bird", never: { pt: ["exemplar", "exemplares", "espécime*"], en: ["specimen*"] } },
  { pt: "macho", en: "cock", never: { pt: ["galo", "machinho"], en: ["cockbird", "cockerel"] } },
  { pt: "fêmea", en: "hen", never: { pt: ["galinha"], en: ["henbird"] } },
  {
    pt: "cria",
    en: "chick",
    never: {
      pt: ["filhote*", "pinto", "pintos"],
      en: ["the young", "its young", "of young", "young is", "all young", "baby"],
    },
  },
  {
    pt: "pai",
    en: "father",
    never: { pt: ["progenitor", "progenitores", "reprodutor"], en: ["sire", "sires"] },
    but: ["pedigree.tree.blank"],
  },
  { pt: "mãe", en: "mother", never: { pt: ["matriz"], en: ["dam", "dams"] } },
  { pt: "casal", en: "pair", never: { pt: ["parelha*"], en: ["judge a pair", "judge another pair", "mating pair"] } },
  {
    together: true,
    pt: "plantel",
    en: "flock",
    never: { pt: ["efetivo", "bando", "rebanho"], en: ["livestock", "herd"] },
  },
  {
    pt: "ave de outro criador",
    en: "reference bird",
    never: {
      pt: ["outrem", "ave de outra pessoa", "aves de outras pessoas"],
      en: ["somebody else*", "someone else's bird*", "birds of others"],
    },
  },
  {
    pt: "local",
    en: "place",
    never: { pt: ["sítio", "sítios", "lugarejo"], en: ["location*"] },
    // Files are headed as they always were.
    but: ["import.field.place"],
  },
  {
    together: true,
    pt: "verificação em dois passos",
    en: "two-step verification",
    never: { pt: ["segundo fator", "quadrado"], en: ["second factor*"] },
  },
  { pt: "ovoscopia", en: "candl", never: { pt: ["ver à luz", "picado", "picados"] } },
  {
    together: true,
    pt: "incubadora",
    en: "incubator",
    never: { pt: ["chocadeira*"], en: ["brooding machine*", "hatching machine*"] },
  },
  { pt: "movimento", en: "move", never: { pt: ["mudar aves", "mudança de local"], en: ["comings and goings"] } },
  { together: true, pt: "lotação", en: "capacity", never: { pt: ["superlotação"], en: ["crowd*"] } },
  { pt: "estado", en: "status", never: { pt: ["status", "falecid*"], en: ["passed away"] } },
  { pt: "histórico", en: "activity log", never: { pt: ["auditoria"], en: ["history of changes", "audit trail"] } },
  { pt: "ação", en: "action", never: { pt: ["obra", "ato"], en: ["deed*"] } },
  { pt: "portador", en: "split", never: { pt: ["heterozigótic*"], en: ["heterozygo*", "is carrier", "carrier of"] } },
  {
    together: true,
    pt: "duplo fator",
    en: "double factor",
    never: { pt: ["dose dupla"], en: ["twice over", "double dose"] },
  },
  { pt: "genealogia", en: "pedigree", never: { pt: ["pedigree*", "linhagem"], en: ["ancestry"] } },
  { together: true, pt: "consanguinidade", en: "inbreeding", never: { pt: ["endogamia"], en: ["consanguinity"] } },
  {
    together: true,
    pt: "método de sexagem",
    en: "sexing method",
    never: { pt: ["como se soube"], en: ["how the sex is known"] },
  },
  { pt: "período experimental", en: "trial", never: { pt: ["experiência*", "trial"], en: ["probation*"] } },
  { together: true, pt: "comprovado", en: "established", never: { pt: ["assente"] } },
  { pt: "controverso", en: "disputed", never: { pt: ["discutido", "discutida"] } },
  { together: true, pt: "proprietário", en: "owner", never: { pt: ["dono", "donos", "dona"], en: ["proprietor"] } },
  { together: true, pt: "lixo", en: "trash", never: { pt: ["reciclagem"], en: ["bin", "wastebasket"] } },
  { pt: "ficheiro", en: "file", never: { pt: ["planilha*", "arquivo excel"] } },
  { pt: "palavra-passe", en: "password", never: { pt: ["senha*", "password*"], en: ["passphrase"] } },
  { pt: "e-mail", en: "email", never: { pt: ["email*", "correio não solicitado"], en: ["e-mail*"] } },
];

/** What reads as archaic, as translated or as Brazilian, of whatever it is said. */
export const forbiddenTerms: { pt: readonly string[]; en: readonly string[] } = {
  pt: [
    ...[
      "tanto quanto se sabe",
      "não se percebe*",
      "por saber",
      "em regra",
      "não vinga",
      "de vez em quando",
      "assim o diz",
    ],
    ...["gravar", "usuário*", "cadastr*", "deletar", "tela", "contato", "equipe", "registro*", "clicar em", "você*"],
  ],
  en: [
    ...["anew", "somebody*", "not said", "mend", "reckoned", "worked out", "work out", "sums", "in earnest", "wholly"],
    ...[
      "but for",
      "whosoever",
      "hereby",
      "thereof",
      "is no document",
      "is no photo",
      "as is usual",
      "put right",
      "yet of",
    ],
  ],
};
