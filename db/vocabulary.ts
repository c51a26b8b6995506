/** The closed lists of words. A word that is stored, sent or shown as a choice is written here once. */

export const languages = ["pt", "en"] as const;
export type Language = (typeof languages)[number];
/** Portuguese is what a reader gets when nothing better is known. */
export const fallbackLanguage: Language = "pt";

export const planKeys = ["starter", "professional", "empresarial"] as const;
export type PlanKey = (typeof planKeys)[number];

export const roles = ["owner", "manager", "keeper", "viewer"] as const;
export type Role = (typeof roles)[number];

export const sexes = ["male", "female", "unknown"] as const;
export type Sex = (typeof sexes)[number];

/** What a status means for counts and for the legal register. */
export const statusKinds = ["present", "away", "gone"] as const;
export type StatusKind = (typeof statusKinds)[number];

export type SeededStatus = { key: string; pt: string; en: string; kind: StatusKind };
/** Every new organisation starts with these; an import understands the key and both labels. */
export const seededStatuses: readonly SeededStatus[] = [
  { key: "active", pt: "Ativa", en: "Active", kind: "present" },
  { key: "breeding", pt: "Em reprodução", en: "Breeding", kind: "present" },
  { key: "resting", pt: "Em repouso", en: "Resting", kind: "present" },
  { key: "moulting", pt: "Em muda", en: "Moulting", kind: "present" },
  { key: "quarantine", pt: "Em quarentena", en: "In quarantine", kind: "present" },
  { key: "sick", pt: "Doente", en: "Sick", kind: "present" },
  { key: "for_sale", pt: "À venda", en: "For sale", kind: "present" },
  { key: "reserved", pt: "Reservada", en: "Reserved", kind: "present" },
  { key: "sold", pt: "Vendida", en: "Sold", kind: "gone" },
  { key: "given", pt: "Cedida", en: "Given away", kind: "gone" },
  { key: "deceased", pt: "Morta", en: "Dead", kind: "gone" },
  { key: "missing", pt: "Desaparecida", en: "Missing", kind: "away" },
  { key: "on_loan", pt: "Emprestada", en: "On loan", kind: "away" },
];

/** What is known of a birth that is not known to the day: often only the year, which is on the ring. */
export const knownParts = ["month", "year"] as const;
export type KnownPart = (typeof knownParts)[number];
/** How exactly a birth is known, as it is said; what is kept of the day itself is nothing. */
export const birthPrecisions = ["day", ...knownParts] as const;
export type BirthPrecision = (typeof birthPrecisions)[number];

/** How much of a birth is known, as a form asks it. */
export const birthsKnown = [...birthPrecisions, "unknown"] as const;

/** What happens to a parent's ring that no bird has: a fault, a bird of the flock, or somebody else's kept as an ancestor. */
export const unknownRings = ["refuse", "register", "reference"] as const;

/** How a bird's sex became known; birds that look alike need one of the first three. */
export const sexingMethods = ["dna", "endoscopy", "pelvis", "visual", "behaviour", "breeder"] as const;

/** What closed rings are anodised in. */
export const ringColourWords = [
  ...(["violet", "orange", "blue", "dark_blue", "red", "black"] as const),
  ...(["green", "light_green", "dark_green", "pink", "brown", "silver"] as const),
] as const;
export type RingColour = (typeof ringColourWords)[number];

/** How a bird came into the flock. */
export const acquisitions = ["bred", "bought", "given", "loaned", "found", "imported"] as const;

/** The annexes of Regulation (EC) 338/97, by which the EU applies CITES. */
export const euAnnexes = ["A", "B", "C", "D"] as const;

/** From the largest: a site holds rooms, a room banks, a bank cages; an aviary stands in a room, at a site or alone. */
export const placeKinds = ["site", "room", "bank", "cage", "aviary"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Where a gene lies: on a pair of chromosomes that both sexes have, or on the Z, of which a hen has one. */
export const chromosomes = ["autosomal", "Z"] as const;
export type Chromosome = (typeof chromosomes)[number];
/** How a mutation shows beside the normal gene; `incomplete` looks different with one and with two. */
export const inheritances = ["recessive", "dominant", "incomplete"] as const;
export type Inheritance = (typeof inheritances)[number];
/** What two of a mutation do to a chick. */
export const lethalities = ["none", "lethal_DF", "subvital_DF"] as const;
export type Lethality = (typeof lethalities)[number];
/** How sure a fact of heredity is. */
export const evidences = ["measured", "derived", "estimated", "disputed"] as const;
export type Evidence = (typeof evidences)[number];

/** What the audit trail says was done; `deleted` birds are in the trash, `erased` ones left it for good. */
export const events = ["created", "changed", "moved", "deleted", "restored", "erased", "imported", "undone"] as const;
export type AuditEvent = (typeof events)[number];
/** What it was done to. */
export const subjects = [
  "bird",
  "species",
  "status",
  "ring_colour",
  "place",
  "import",
  "photo",
  "weight",
  "view",
  "mutation",
  "certificate",
  "pair",
  "season",
  "closing",
  "organization",
  "registration",
  "member",
  "invitation",
  "clutch",
  "health",
  "course",
  "incubator",
  "task",
  "contact",
  "sale",
  "expense",
  "recurring",
  "payment",
  "month",
  "item",
  ...(["feed_round", "ring_series"] as const),
  ...(["book", "paper", "paper_template", "rule", "handover", "listing", "enquiry", "seller"] as const),
  ...(["api_key", "webhook", "subscription", "ticket", "feedback"] as const),
] as const;
export type Subject = (typeof subjects)[number];

/** How old a bird is, coarsely: under 60 days, under a year, older, not known. */
export const ageBands = ["chick", "young", "adult", "unknown"] as const;
export type AgeBand = (typeof ageBands)[number];
/** How many of a bird's parents are recorded. */
export const parentsKnown = ["both", "one", "none"] as const;
export type ParentsKnown = (typeof parentsKnown)[number];

/** What may still have to be written down of a bird. */
export const birdGaps = ["ring", "parents", "status"] as const;
export type BirdGap = (typeof birdGaps)[number];

export const birdSorts = ["created_at", "identifier", "species", "birth_date", "status"] as const;
export type BirdSort = (typeof birdSorts)[number];
/** What later rooms let the register be narrowed by, each in a few words: `birdFilters` of a manifest says which birds are meant. */
export const birdFilterWords = { weight: ["down"], health: ["due", "ending", "over"] } as const;
export type BirdFilterName = keyof typeof birdFilterWords;
export const birdFilterNames = Object.keys(birdFilterWords) as BirdFilterName[];
/** What the mates of a bird can be ranked by: F of the young, what a chick does to the mean kinship, age, ring. */
export const mateSorts = ["inbreeding", "mean_kinship", "birth_date", "identifier"] as const;
export type MateSort = (typeof mateSorts)[number];
/** What to think of before a bird breeds; `away` is a bird that does not live here, `treated` one under a medicine or its withdrawal. */
export const birdCautions = ["young", "unknown_age", "sick", "quarantine", "treated", "reserved", "away"] as const;
export type BirdCaution = (typeof birdCautions)[number];
/** And before two of them are put together; `lower_bound`: ancestors are missing, so F may be higher than it is told. */
const pairCautions = [
  ...(["related_high", "related_elevated", "related_low", "hybrid", "lower_bound", "have_young"] as const),
  ...(["lethal_colour", "frail_colour"] as const),
  ...birdCautions,
] as const;
export type PairCaution = (typeof pairCautions)[number];
/** Those for which two birds are better not put together. */
export const graveCautions: readonly PairCaution[] = ["related_high", "sick"];
/** Whether a pair is a good idea, in one word. */
const pairVerdicts = ["good", "unknown", "weigh", "avoid"] as const;
export type PairVerdict = (typeof pairVerdicts)[number];
/** One of each, three together, or as many as an aviary holds. */
export const pairKinds = ["pair", "trio", "colony"] as const;
export type PairKind = (typeof pairKinds)[number];
export const pairSides = ["cock", "hen"] as const;
export type PairSide = (typeof pairSides)[number];
/** How many cocks, and how many hens, one pair has at most. */
export const mostOnSide = 12;
export const orders = ["asc", "desc"] as const;
export type Order = (typeof orders)[number];

export const onDuplicates = ["skip", "update"] as const;
export type OnDuplicate = (typeof onDuplicates)[number];

type Ancestor = "parent" | "grandparent" | "great_grandparent";
export type LineageRole = "focus" | Ancestor | "offspring" | "grand_offspring" | "sibling" | "partner";
export type Relationship = "parent" | "sibling" | "partner";

export const signupSteps = ["/signup", "/signup-details", "/confirm-email"] as const;
export type SignupStep = (typeof signupSteps)[number];

export const mailTransports = ["outbox", "smtp", "cloudflare"] as const;
export type MailTransport = (typeof mailTransports)[number];

/** From which F on breeders speak of a risk: young of full sibs or of parent and young, of half sibs, of first cousins. */
export const inbreedingRisks = [
  { risk: "high", from: 0.25 },
  { risk: "elevated", from: 0.125 },
  { risk: "low", from: 0.0625 },
] as const;
export type InbreedingRisk = (typeof inbreedingRisks)[number]["risk"];

/** Actions that are done a few at a time in the whole app. */
export const turnKinds = ["import", "restore", "recompute", "erase"] as const;
export type TurnKind = (typeof turnKinds)[number];

/** How a pedigree certificate looks: framed and with ornament, or plain. */
export const certificateStyles = ["classic", "modern"] as const;
export type CertificateStyle = (typeof certificateStyles)[number];
/** How many generations of ancestors a certificate may show. */
export const certificateGenerations = ["3", "4", "5", "6", "7"] as const;

export const pairStates = ["planned", "active", "resting", "ended"] as const;
export type PairState = (typeof pairStates)[number];

/** `laid` lies in the nest; `stored` was taken from it and waits, a dummy in its place. */
export const eggStates = [
  "laid",
  "stored",
  "set",
  "fertile",
  "clear",
  "pipped",
  "hatched",
  "early_dead",
  "late_dead",
  "broken",
  "abandoned",
  "removed",
] as const;
export type EggState = (typeof eggStates)[number];
/** Eggs of which something is still expected; of the others nothing is due, though some may be set right. */
export const openEggStates = ["laid", "stored", "set", "fertile", "pipped"] as const satisfies readonly EggState[];
/** What is done to an egg, and to the chick that came of it; `state` moves it from one state to another. */
export const eggActions = ["laid", "state", "foster", "looked", "chick", "ringed", "weaned", "tray", "undone"] as const;
export type EggAction = (typeof eggActions)[number];

/** What an egg or a chick may be due for. */
export const seasonSteps = ["candle", "lockdown", "hatch", "overdue", "ring", "wean", "stored"] as const;
export type SeasonStep = (typeof seasonSteps)[number];

/** What results count of eggs: laid, open, checked, …, and embryos dead in which third; of chicks: ringed, growing, lost, …. */
export const resultFigures = [
  ...(["eggs", "open", "checked", "fertile", "open_fertile", "set", "open_set", "hatched"] as const),
  ...(["dead", "dead_first", "dead_middle", "dead_last"] as const),
  ...(["ringed", "growing", "lost", "weaned", "raised"] as const),
] as const;
export type ResultFigure = (typeof resultFigures)[number];
/** By what results are told beside each other; `machine`: in which an egg lay last, `month`: of its laying. */
export const resultGroups = ["species", "season", "hen", "cock", "pair", "machine", "month"] as const;
export type ResultGroup = (typeof resultGroups)[number];

/** Where in Portugal: each has rules of its own. */
export const regions = ["mainland", "azores", "madeira"] as const;
export type Region = (typeof regions)[number];
/** How sales are taxed: exempt by article 53 of the Portuguese VAT code, as usual, or not at all because nothing is sold. */
export const vatRegimes = ["exempt_53", "normal", "none"] as const;
export type VatRegime = (typeof vatRegimes)[number];
/** What a breeder is registered as: ICNF's CITES register, a licence by DL 92/2019, with a veterinary authority, in a federation. */
export const registrationKinds = ["cites_icnf", "licence_dl92_2019", "breeder_number", "federation", "other"] as const;
export type RegistrationKind = (typeof registrationKinds)[number];
