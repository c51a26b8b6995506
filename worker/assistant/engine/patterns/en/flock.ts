import type { Phrases } from "../concepts.ts";

/** Birds, what is asked of one, its kin and its colours. */
export const flock: Phrases = {
  bird: "bird|birds|animal|animals|specimen|specimens|birdie|birdies",
  young: "chick|chicks|nestling|nestlings|baby|babies|fledgling|fledglings|hatchling|hatchlings|baby birds",
  juvenile: "juvenile|juveniles|young birds|young ones|immature",
  adult: "adult|adults|grown|mature",
  male: "male|males|cock|cocks|cockbird|cockbirds|cock birds|boys",
  female: "female|females|hen|hens|hen birds|girls",
  no_ring:
    "without a ring|without rings|without ring|unringed|not ringed|no ring|without a band|unbanded|have no ring|has no ring|no rings|not yet ringed",
  no_parents:
    "have no parents|has no parents|neither father nor mother|no father or mother|no father and no mother|without father or mother|without parents|unknown parents|no known parents|no parents|parents unknown|with unknown parents|orphans|without known parents|without recorded parents|no recorded parents",
  one_parent: "only one parent|one parent|one known parent|just one parent|with one known parent",
  both_parents: "both parents|known parents|with both parents|both parents known|both parents recorded",
  no_status: "without a status|without status|no status",
  no_sex: "unsexed|unknown sex|of unknown sex|not sexed|without a sex|sex unknown|no sex|sex is unknown|not yet sexed",
  losing:
    "losing weight|lost weight|weight loss|weight is down|dropping weight|getting thinner|lose weight|thinner|weight down|losing grams",
  born: "born|birth|births|birth date|were born|bred",
  present: "present|at home|that are here",
  away: "away|absent|not at home|out of the house",
  gone: "gone|left us|have left us|no longer here",
  current: "alive|still mine|current|not gone",
  age: "age|how old|ages|when was born|birthday|birth date|date of birth|year of birth|how old is|what age",
  weight: "weight|weigh|weighs|weighed|how heavy|grams|last weight|weighing|heavy|weighings|g",
  place:
    "where is|where s|where are|where does|which cage|what cage|which aviary|what aviary|which room|what room|location|in which cage|in which aviary|in which room|in what cage|housed in|whereabouts",
  status: "status|state|condition|what status",
  species: "species|what species|which species|kind of bird|what kind of bird|breed|what breed|type of bird",
  sex: "sex|what sex|gender|cock or hen|hen or cock|male or female|female or male|cock or a hen|male or a female|a cock or a hen|a male or a female",
  colour:
    "colour|color|colours|colors|mutation|mutations|what colour|what color|genotype|phenotype|which colours|which colors|what colours|what colors",
  health:
    "health|illnesses|ill|medical history|health history|health record|been ill|been sick|vet visits|medical record|how healthy|healthy",
  ring: "ring|ring number|band|band number|what ring|which ring|ring no|leg ring",
  parents: "parents|sire and dam|parentage|ancestors|parent|who bred",
  father: "father|sire|dad",
  mother: "mother|dam|mum|mom",
  grandparents: "grandparents|grandfather|grandmother|grandfathers|grandmothers|grandsire|granddam|grandparent",
  siblings:
    "siblings|sibling|brother|brothers|sister|sisters|brothers and sisters|full siblings|half siblings|nest mates|nestmates|littermates",
  offspring:
    "fathered|sired|mothered|offspring|descendants|children|young|progeny|sons|daughters|son|daughter|kids|descendant|youngsters",
  inbreeding:
    "inbreeding|inbred|inbreeding coefficient|coefficient|coefficient of inbreeding|consanguinity|related|relatedness|how related|closely related|kinship|f|f value|coi",
  mates:
    "mate|mates|mate for|mates for|partner|partners|partner for|best match|best mate|best mates|best partner|pair up|pair with|match for|put with|breed with|mated with|suit|suits|suitable mate|suitable mates|suitable partner|hen for|cock for|pairing for|who should i pair|matches for|breed to|matches|match|mate with|paired up with|put together with|cross with|best hen for|best cock for|best partners|best matches|bride|candidates",
  diversity:
    "diversity|genetic diversity|genetic variety|variety|variability|genetic variability|founders|effective population|effective population size|gene pool|mean kinship|bloodlines",
  give: "give|produce|throw|get from|come from|come out|come out of|expect from|will give|would give|expect|yield|result from|result|could have|would have|likely|be like|throws|outcome|outcomes|gives|produces",
};

/** What statuses are called besides their names, by their keys. */
export const statuses: Record<string, string> = {
  active: "active",
  breeding: "breeding|in breeding",
  resting: "resting|at rest",
  moulting: "moulting|molting|in moult|in molt|in the moult",
  quarantine: "in quarantine|quarantined|quarantine",
  sick: "sick|ill|unwell|poorly|ailing",
  for_sale: "for sale|on sale|up for sale",
  reserved: "reserved|on hold",
  sold: "sold",
  given: "given away|given|donated",
  deceased: "dead|deceased|died|passed away",
  missing: "missing|lost|escaped|flown away|flew away",
  on_loan: "on loan|loaned|lent|lent out|loaned out",
};
