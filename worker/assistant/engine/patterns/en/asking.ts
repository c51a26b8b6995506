import type { Phrases } from "../concepts.ts";

/** Words that ask, and words that say nothing of their own. */
export const asking: Phrases = {
  count: "how many|how much|number of|count|total|amount of|quantity of|in total|altogether|total number of",
  which:
    "which|what|list|show|give me|tell me|see|display|find|name|names|details|record|look up|view|open the record of",
  who: "who|whose|whom",
  where: "where",
  when: "when",
  why: "why|how come|reason|reasons|explain|cause|what made|what caused|because of what",
  best: "best|top|highest|most|better|champion|greatest",
  worst: "worst|lowest|least|poorest|bottom",
  compare:
    "lower than|worse than|less than|fewer than|higher than|better than|more than|compared to|compared with|than|compare|compared|comparison|versus|vs|against|difference between|difference|side by side",
  fall: "less than|fewer than|less|fewer|fall|fell|fallen|drop|dropped|decline|declined|lower than|go down|went down|gone down|decrease|decreased|down|worse than|worse|lower",
  rise: "more than|rise|rose|risen|improve|improved|increase|increased|go up|went up|gone up|better than|higher than|up",
  all: "all|every|everything|any",
  it: "it|its|his|her|he|she|him|their|them|this bird|that bird|this pair|that pair|this one|that one|they",
};

/** Words that may stand anywhere and change nothing. */
export const idle =
  "a|an|the|anything|something|of|in|on|at|to|for|from|by|with|and|or|i|me|my|mine|we|our|ours|us|you|your|have|has|had|got|do|does|did|is|are|was|were|be|been|being|am|there|here|" +
  "can|could|would|should|may|might|please|thanks|thank you|hello|hi|hey|good|morning|afternoon|evening|right now|now|currently|at the moment|at present|ever|already|still|just|only|" +
  "that|this|these|those|as|about|into|up to|s|re|ve|d|ll|m|t|lets|let|want|need|like|know|wonder|wondering|get|keep|keeping|own|kept|live|lives|living|sit|sits|stand|stands|stay|stays|housed|kept|" +
  "flock|aviary|collection|stud|loft|breeder|place|home|house|records|record|data|registered|recorded|so far|each|per|some|any|one|ones|many|much|more|please|could you|can you|i d|assistant|voliera|" +
  "how|soon|shortly|app|regarding|money|cash|euros|euro|€|eur|concerning|then|too|also|well|say|said|going|go|been|it is|there is|there are|make|made|makes|making|happen|happened|happens|information|info|summary|overview|status of|called|named|other|show me|both|between|within|during|over|my own|look|looks|looking|value|figure|figures|come|came|comes|do you know|for me|to me|i ve|what s|whats|which of|how s";
