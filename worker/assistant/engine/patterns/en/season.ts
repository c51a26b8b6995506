import type { Phrases } from "../concepts.ts";

/** Pairs, eggs, what is due, machines and medicine. */
export const season: Phrases = {
  pair: "which pair|which pairs|what pair|which couple|which breeding pair|which breeding pairs|pair|pairs|couple|couples|pairing|pairings|trio|trios|colony|colonies|breeding pair|breeding pairs",
  planned: "planned|planning",
  active: "active|running|together|going",
  resting: "resting|at rest|paused",
  ended: "ended|finished|split|split up|over|broken up|separated|closed|completed",
  open: "open|ongoing",
  egg: "egg|eggs|clutch|clutches|laying",
  rate: "rate|rates|percentage|percent|%|share|proportion",
  fertile: "fertile|fertility|fertilised|fertilized|fertilisation|fertilization|filled",
  clear: "clear|clears|infertile|unfertilised|unfertilized",
  hatch:
    "hatch|hatching|hatches|hatchability|due to hatch|expected to hatch|pip|be born|chicks due|come out|hatchings|hatch out",
  hatched: "hatched|have hatched|did hatch",
  will: "will|going to|due|expect|expected|expecting|forecast|predict|prediction|shall|likely to|supposed to|about to|projected|estimate|estimated|foresee|anticipate",
  results:
    "results|result|performance|how did|how is doing|how are doing|doing|statistics|stats|outcome|success|productivity|how well|did well|perform|performed|produced|do best|did best|did worst|productive",
  laid: "laid|lay|lays",
  raised: "raise|rear|raising|rearing|raises|raised|reared|weaned|fledged|grew up|brought up",
  dead_embryo:
    "dead in shell|died in the shell|dead in the shell|dead embryos|embryo deaths|embryonic deaths|dead embryo|died in shell|died in the egg",
  by_species: "by species|per species|which species|what species|each species|best species|worst species|every species",
  by_season:
    "by season|per season|by year|per year|each season|which season|what season|best season|worst season|season by season|every season|which year",
  by_hen:
    "by hen|per hen|which hen|which hens|best hen|best hens|worst hen|worst hens|each hen|which female|which females|best female|worst female|what hen|hen that|best layer|best females|by female|every hen|top hens",
  by_cock:
    "by cock|per cock|which cock|which cocks|best cock|best cocks|worst cock|worst cocks|each cock|which male|which males|best male|worst male|what cock|best males|by male|every cock|top cocks",
  by_pair:
    "by pair|per pair|which pair|which pairs|best pair|best pairs|worst pair|worst pairs|each pair|what pair|best couple|worst couple|pair that|every pair|most productive pair|most productive pairs|which couple|top pairs|best breeding pair|best breeding pairs|which breeding pair|which breeding pairs",
  by_machine:
    "by machine|per machine|by incubator|per incubator|which incubator|which machine|best incubator|best machine|worst incubator|each incubator|every incubator",
  by_month: "by month|per month|which month|what month|month by month|best month|worst month|each month|every month",
  season_word: "season|breeding season",
  due: "due|to do|have to do|need to do|needs doing|agenda|scheduled|on the schedule|schedule|plan for|on the list|must i do|must do|should i do|calendar|jobs|chores|to be done|coming up|upcoming|be done|needs to be done|on for",
  candle: "candle|candling|candled|candlings",
  lockdown: "lockdown|lock down|stop turning|turning off|stop the turning|go into lockdown|hatcher|lockdowns",
  overdue: "overdue|past due|past their date|should have hatched|late eggs",
  ring_them:
    "to ring|ring chicks|ringing|be ringed|need rings|need ringing|banding|to band|ringed|ringing due|ring the chicks|need a ring",
  wean: "wean|weaning|weanings|be weaned|ready to wean|to be weaned|separate from their parents",
  stored: "stored|in storage|waiting to be set",
  doses:
    "doses|dose due|doses due|medication due|give medicine|medicines due|medication to give|medicines to give|medicine to give|meds",
  task: "task|tasks|reminder|reminders|todo|todos",
  attention:
    "attention|need attention|needs attention|need my attention|needs my attention|urgent|most urgent|priority|priorities|most important|important|first|where do i start|where should i start|start with|pressing|critical|worry about",
  deadline: "deadline|deadlines|expiring documents|paper deadlines|papers due",
  late: "late|overdue|past due|behind|in arrears",
  machine: "incubator|incubators|machine|machines|brooder|hatcher",
  temperature: "temperature|temperatures|degrees|hot|warm|temp|heat|cold",
  humidity: "humidity|humid|moisture",
  alarm: "alarm|alarms|alert|alerts|problem|problems|warning|warnings|fault|faults|trouble",
  wrong: "wrong|off|out of range|working|ok|okay|fine|alright|all right|running well",
  course:
    "treatment|treatments|treated|under treatment|being treated|on medication|medication|medications|medicated|course|courses|courses of medicine|on antibiotics|antibiotics|medicine|medicines|on medicine|taking medicine|on treatment|course of treatment|courses of treatment|on a course",
};
