import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "audit.subject.feed_round": "Feed round",
  "feeding.amount.unreadable": "Write the amount: for example 600 g, 1.5 l or 3.",
  "feeding.amount.whole": "The amount has to be a whole number of grams, millilitres or pieces.",
  "feeding.amount.some": "The amount has to be more than zero.",
  "feeding.amount.most": "The amount is too large.",
  "feeding.amount.one": "State one amount: in all or per bird.",
  "feeding.amount.unit": "That unit does not fit this item: use g or kg, ml or l, or pieces.",
  "feeding.item.unknown": "There is no item of that name. Choose one from the list.",
  "feeding.for.unknown":
    "There is no place or species of that name. Choose from the list, with semicolons between them.",
  "feeding.for.fixed": "Only amounts per bird are for certain birds: choose “per bird” or leave it empty.",
  "feeding.targets.many": "Choose at most 100 places and species on a line.",
  "feeding.name.required": "Give the round a name.",
  "feeding.lines.required": "Add at least one item to the round.",
  "feeding.lines.many": "A round has at most 60 items.",
  "feeding.reused": "This request has already made another round. Reload the page and try again.",
  "feeding.delete.booked":
    "This round has been recorded on some day and stays in the history of the stock. End it instead of deleting it.",
  "feeding.on.future": "Only what has been fed is recorded: choose today or an earlier day.",
  "feeding.on.early": "The round starts later than that: see its first day.",
  "feeding.on.backwards": "The first day has to be the same as the last or earlier.",
  "feeding.on.long": "Record at most 31 days at a time.",
  "feeding.booked": "This round is already recorded for that day.",
  "feeding.booked.by": "This round is already recorded for that day, by {{who}}.",
  "feeding.retired": "This round has ended. Resume it to record it again.",
  "feeding.archive.target": "Row {{row}}: state one place or one species.",
  "feeding.undo.none": "This round is not recorded for that day.",
};
