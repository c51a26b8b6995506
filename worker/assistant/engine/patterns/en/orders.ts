import type { OrderWords } from "../order-words.ts";

/** How something is told to be done: expressions over folded words. */
export const orders: OrderWords = {
  polite:
    "(?:please|can you|could you|would you|will you|i want to|i d like to|i would like to|i need to|let s|lets|hello|hi|now)",
  move_birds: "move|put|transfer|shift|relocate|place|bring|take",
  mark_eggs: "mark|set|record|note|log|register|flag|update|put",
  note_weight: "weigh|note|log|record|register|write down|enter|save|add|weight",
  add_task:
    "remind(?: me)?|(?:add|create|make|set|new|set up)(?: me)?(?: an?)?(?: new)? (?:task|reminder|todo)|new (?:task|reminder)|put (?:it )?on the agenda|don t let me forget",
  book_feed:
    "i fed|we fed|fed|i gave|we gave|gave|i have given|book|i ve fed|i have fed|i ve given|log|record|register|mark|confirm",
  draft_sale:
    "sell|reserve|hold|(?:draft|create|prepare|start|make|record|new)(?: an?| the)?(?: draft)? (?:sale|reservation)(?: of| for)?",
  draft_listing:
    "advertise|list|publish|(?:draft|create|prepare|post|make|write|put up|place)(?: an?)?(?: draft)? (?:listing|advert|ad|advertisement)(?: of| for)?|put|offer",
  feed_words: "feed|food|feed round|round|meal|feeding|mix|seed",
  for_sale: "for sale|up for sale|on the market|on sale",
  title: "(?:to|that|about|of|:|for|i have to|i need to|i must)",
  range: "to|till|through",
  and: "and",
  eggs: "eggs?",
  clutch: "clutch",
  states: {
    fertile: "fertile|fertilised|fertilized|filled",
    clear: "clear|infertile|clears",
    pipped: "pipped|pipping",
    hatched: "hatched",
    set: "set|under incubation|incubated|in the incubator",
    stored: "stored",
    late_dead: "dead in (?:the )?shell|late dead|died late",
    early_dead: "early dead|died early|blood ring|dead early",
    broken: "broken|cracked",
    abandoned: "abandoned|deserted",
    removed: "removed|thrown out|discarded",
  },
};
