/** Names of the catalogue's species beside its own, as lists of breeders have them, by slug. Latin synonyms count. */
export const byNames: Readonly<Record<string, string>> = {
  canary:
    "canario|canario domestico|canario de cor|canario de porte|canario de canto|domestic canary|coloured canary|serinus canaria|serinus canaria domestica|serinus canarius|canary bird",
  zebra_finch:
    "diamante mandarim|diamante mandarin|mandarin|mandarim australiano|zebra|zebrafinch|taeniopygia castanotis|taeniopygia guttata castanotis|poephila guttata",
  gouldian:
    "gould|diamante gould|diamante de gould|lady gouldian|lady gould|gouldian|erythrura gouldiae|chloebia gouldiae|goldian finch",
  society_finch:
    "bengalim|bengali|bengalese|bengalese finch|bengalim do japao|manon|lonchura domestica|lonchura striata domestica|society",
  java_sparrow: "padda|calafate|pardal de java|padda oryzivora|java|java finch|java rice sparrow|lonchura oryzivora",
  goldfinch: "pintassilgo europeu|pintassilgo comum|goldfinch|carduelis carduelis|european goldfinch",
  budgerigar:
    "periquito|periquito ondulado|periquito australiano|periquito comum|periquito ingles|budgie|budgies|parakeet|budgerigar|ondulado|melopsittacus undulatus",
  cockatiel: "caturra|calopsita|calopsite|cockatiel|nymphicus hollandicus|tiel",
  lovebird_rosy:
    "agapornis roseicollis|roseicollis|agapornis face rosa|agapornis rosa|peach faced lovebird|peachface|peach face lovebird|rosy faced lovebird|inseparavel de face rosa|a roseicollis",
  lovebird_fischer:
    "agapornis fischeri|fischeri|fischer|fischer s lovebird|fischers lovebird|fischer lovebird|a fischeri",
  lovebird_masked:
    "agapornis personatus|personata|personatus|agapornis personata|masked|black masked lovebird|a personatus",
  ringneck:
    "ringneck|indian ringneck|ring neck|rose ringed parakeet|psittacula krameri|krameri|colar|periquito de colar|irn|ring necked|ringnecked parakeet",
  alexandrine: "alexandrino|alexandre|psittacula eupatria|alexandrine|grande alexandre",
  bourke:
    "bourke|bourkes parrot|bourke s parakeet|bourkes parakeet|neopsephotus bourkii|neophema bourkii|periquito bourke",
  african_grey:
    "papagaio cinzento|papagaio do congo|cinzento|african grey|african gray|congo grey|psittacus erithacus|gray parrot|grey parrot|yaco",
  japanese_quail:
    "codorniz|codorniz japonesa|japanese quail|coturnix|coturnix japonica|coturnix coturnix japonica|coturnix quail",
  chicken:
    "galinha|galo|galinaceo|hen|rooster|chicken|gallus gallus domesticus|gallus domesticus|gallus gallus|fowl|frango",
  pigeon: "pombo|pombo correio|pigeon|racing pigeon|columba livia|columba livia domestica|homing pigeon|rock dove",
  sun_conure: "jandaia|jandaia sol|jandaia amarela|sun conure|sun parakeet|aratinga solstitialis",
  eclectus: "ecletus|eclectus|eclectus roratus|papagaio eclectus",
  peafowl: "pavao|pavao azul|peafowl|peacock|indian peafowl|pavo cristatus",
  kakariki:
    "kakariki|kakariki vermelho|kakariki de fronte vermelha|kakariki fronte vermelha|red crowned parakeet|red fronted parakeet|red crowned kakariki|c novaezelandiae",
  pacific_parrotlet:
    "forpus|forpus coelestis|celestial parrotlet|parrotlet|tuim|tuim celeste|periquito celeste|periquito do pacifico",
  lineolated_parakeet:
    "catarina|periquito catarina|catherine parakeet|barred parakeet|lineolated|linnie|lineola|periquito barrado|bolborhynchus lineola lineola",
  greenfinch: "verdilhao|verdilhao comum|greenfinch|european greenfinch|carduelis chloris",
  goldfinch_mule:
    "pintagol|canario x pintassilgo|pintassilgo x canario|hibrido de pintassilgo|goldfinch canary hybrid|goldfinch canary mule",
  greenfinch_mule:
    "verdilhao x canario|canario x verdilhao|hibrido de verdilhao|greenfinch canary hybrid|greenfinch canary mule",
  goldfinch_greenfinch:
    "hibrido de pintassilgo e verdilhao|goldfinch greenfinch hybrid|pintassilgo x verdilhao|verdilhao x pintassilgo|goldfinch x greenfinch",
};
