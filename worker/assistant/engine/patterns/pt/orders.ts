import type { OrderWords } from "../order-words.ts";

/** How something is told to be done: expressions over folded words. */
export const orders: OrderWords = {
  polite:
    "(?:por favor|podes|pode|poderia|podia|podias|consegues|quero|queria|gostava de|preciso de|vamos|ola|entao|agora)",
  move_birds:
    "mov[ea]r?|mud[ae]r?|pass[ae]r?|transfer(?:e|ir|a)|poe|por|ponha|coloc(?:a|ar|que)|lev[ae]r?|troc(?:a|ar)",
  mark_eggs:
    "marc(?:a|ar|que)|regist(?:a|ar|e)|anot(?:a|ar|e)|assinal(?:a|ar|e)|apont(?:a|ar|e)|poe|atualiz(?:a|ar|e)|da(?: como)?",
  note_weight:
    "pes[ae]r?|anot(?:a|ar|e)|regist(?:a|ar|e)|apont(?:a|ar|e)|escreve(?:r)?|guard(?:a|ar|e)|lanc(?:a|ar)|peso|acrescent(?:a|ar)",
  add_task:
    "lembr[ae]r?(?: me)?|record[ae]r?(?: me)?|relembr[ae](?: me)?|(?:cri[ae]r?|adicion(?:a|ar|e)|acrescent(?:a|ar|e)|nova|fazer?|marc(?:a|ar)|apont(?:a|ar)) (?:me )?(?:um[a] )?(?:nova )?(?:tarefa|lembrete)|(?:cri[ae]|adicion[ae]) um lembrete|poe na agenda|marca na agenda",
  book_feed:
    "dei|demos|ja dei|acabei de dar|regist(?:a|ar|e)|lanc(?:a|ar)|marc(?:a|ar)|foi dada|aliment(?:ei|amos)|distribui|confirma",
  draft_sale:
    "vend(?:e|er|a)|reserv(?:a|ar|e)|(?:cri[ae]r?|prepar(?:a|ar|e)|faz(?:er)?|regist(?:a|ar)|comec(?:a|ar)) (?:um[a]? )?(?:rascunho de )?(?:venda|reserva)(?: d[oae]s?)?",
  draft_listing:
    "anunci(?:a|ar|e)|(?:poe|por|coloc(?:a|ar)|met[ae]) a venda|(?:cri[ae]r?|faz(?:er)?|prepar(?:a|ar)|poe|public(?:a|ar)) (?:um )?(?:rascunho de )?anuncio(?: d[oae]s?| para)?|public(?:a|ar|e)|poe|por|coloc(?:a|ar)|mete",
  feed_words: "racao|racoes|comida|alimentacao|ronda|ronda de alimentacao|refeicao|papa|mistura",
  for_sale: "a venda|para venda|no mercado",
  title: "(?:de|do|da|para|que|:|a|o|tenho de|tenho que|preciso de)",
  range: "a|ate",
  and: "e",
  eggs: "ovos?",
  clutch: "postura|ninhada",
  states: {
    fertile: "ferteis|fertil|fecundad[oa]s?|galad[oa]s?",
    clear: "claros?|inferteis|infertil|brancos?|gorad[oa]s?",
    pipped: "picad[oa]s?|bicad[oa]s?|a picar",
    hatched: "eclodid[oa]s?|nascid[oa]s?",
    set: "incubad[oa]s?|em incubacao|na incubadora|a chocar|post[oa]s a chocar",
    stored: "guardad[oa]s?|recolhid[oa]s?|armazenad[oa]s?",
    late_dead: "mort[oa]s? na casca|mort[oa]s? no ovo|mort[oa]s? no fim",
    early_dead: "mort[oa]s? no inicio|mort[oa]s? cedo|anel de sangue",
    broken: "partid[oa]s?|quebrad[oa]s?|rachad[oa]s?",
    abandoned: "abandonad[oa]s?",
    removed: "retirad[oa]s?|removid[oa]s?|deitad[oa]s? fora",
  },
};
