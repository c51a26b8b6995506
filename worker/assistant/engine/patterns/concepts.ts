/** What a word may say, in whichever language: intents are made of these, and every language has its words for each. */
const concepts = [
  // How it is asked.
  ...([
    "count",
    "which",
    "who",
    "where",
    "when",
    "why",
    "best",
    "worst",
    "compare",
    "fall",
    "rise",
    "all",
    "it",
  ] as const),
  // Birds.
  ...(["bird", "young", "juvenile", "adult", "male", "female", "no_ring", "no_parents", "one_parent"] as const),
  ...(["both_parents", "no_status", "no_sex", "losing", "born", "present", "away", "gone", "current"] as const),
  ...(["age", "weight", "place", "status", "species", "sex", "colour", "health", "ring"] as const),
  ...(["parents", "father", "mother", "grandparents", "siblings", "offspring"] as const),
  ...(["inbreeding", "mates", "diversity", "give"] as const),
  // Pairs and eggs.
  ...(["pair", "planned", "active", "resting", "ended", "open", "season_word"] as const),
  ...([
    "egg",
    "rate",
    "fertile",
    "clear",
    "hatch",
    "hatched",
    "will",
    "results",
    "laid",
    "raised",
    "dead_embryo",
  ] as const),
  ...(["by_species", "by_season", "by_hen", "by_cock", "by_pair", "by_machine", "by_month"] as const),
  // What is to be done.
  ...(["due", "candle", "lockdown", "overdue", "ring_them", "wean", "stored", "doses", "task", "attention"] as const),
  ...(["deadline", "late"] as const),
  // Machines, medicine, stock, rings.
  ...(["machine", "temperature", "humidity", "alarm", "wrong", "course", "stock", "running_out", "expiring"] as const),
  ...(["rings", "left", "used"] as const),
  // Money and papers.
  ...(["profit", "sales", "expenses", "sold_verb", "payment", "owed_in", "owed_out", "cost", "paper"] as const),
  ...(["draft", "issued", "void"] as const),
  ...(["p_transfer", "p_captive_birth", "p_cites", "p_show", "p_loan", "p_passport", "p_register"] as const),
  // Help, dangers, what nobody can know.
  ...(["how", "emergency", "dose", "medicine", "unknowable"] as const),
] as const;
export type Concept = (typeof concepts)[number];

/** Phrases of one language for some concepts: parted by `|`, folded, the first of them the plainest. */
export type Phrases = Partial<Record<Concept, string>>;
