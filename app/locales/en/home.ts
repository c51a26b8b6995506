import type { home as pt } from "../pt/home.ts";

export const home: Record<keyof typeof pt, string> = {
  "home.title": "The aviary notebook",
  "home.description":
    "A bird register by ring number, with pedigrees and Excel import. In Portuguese and English, on any phone.",
  "home.for": "For bird breeders",
  "home.headline": "The aviary notebook, always in order.",
  "home.lead":
    "Every bird by its ring, with parents, species and status. The spreadsheet you already have comes in all at once; the pedigree draws itself.",
  "home.start": "Create a free account",
  "home.see_plans": "See the plans",
  "home.note": "No card. Works on old phones and poor reception.",
  "home.example": "Example",
  "home.example_title": "Where it comes from",
  "home.example_species": "Lizard canary, three generations",
  "home.example_parents": "Parents of {{ring}}",

  "home.does": "What Voliera does",
  "home.feature.more": "See how",
  "home.feature.flock.title": "The flock, by ring",
  "home.feature.flock.text": "Search, filter, import. Every bird has its page, from its ring to its siblings.",
  "home.feature.reproduction.title": "Reproduction, by parents",
  "home.feature.reproduction.text":
    "Father and mother checked on saving, six generations in view and an incubation sheet for each species.",
  "home.feature.stock.title": "The stock, always counted",
  "home.feature.stock.text": "How many birds you have, which are for sale or on loan, and which have left.",

  "home.troubles.title": "What makes breeding hard work",
  "home.trouble.paper.title": "Paper in the bird room",
  "home.trouble.paper.text":
    "The ring on the cage door, the pair on an envelope, the date on the palm of your hand. At night you copy it out, if you can still read it.",
  "home.trouble.register.title": "The annual register",
  "home.trouble.register.text":
    "Once a year you have to say what came in and what went out. A whole season is rebuilt from memory, receipts and messages.",
  "home.trouble.kinship.title": "Inbreeding in the dark",
  "home.trouble.kinship.text":
    "Two canaries bought from two people may be grandchildren of the same cock. Without the grandparents on record, nobody sees it in time.",
  "home.trouble.eggs.title": "Eggs without dates",
  "home.trouble.eggs.text":
    "A full nest and not one day written down. When do you candle? When do you stop turning? When do they hatch?",
  "home.troubles.answer":
    "Voliera does not take care of all this. It takes care of the base that everything else stands on: which birds you have, whose young they are and what has become of them.",

  "home.flock.title": "A place for every bird",
  "home.flock.lead": "Five birds or a hundred thousand: the list opens quickly, and you find what you look for.",
  "home.flock.search.title": "Search and filters",
  "home.flock.search.text":
    "By ring, name or species; by status and sex. The search is in the page's address, so you can bookmark it.",
  "home.flock.import.title": "Your spreadsheet, all of it",
  "home.flock.import.text":
    "Files in .xlsx, .xls and .csv with up to 10,000 rows. You first see what will come in; every error names its row, its column and the cure.",
  "home.flock.ring.title": "The ring as it is",
  "home.flock.ring.text":
    "Leading zeros, letters and numbers stay as you wrote them. No flock has the same ring twice.",
  "home.flock.undo.title": "A slip can be undone",
  "home.flock.undo.text": "After deleting a bird you can undo it at once; it stays in the trash for 30 days.",

  "home.reproduction.title": "Whose young each bird is",
  "home.reproduction.lead":
    "Give the father and the mother by ring. The rest of the family follows from what is on record.",
  "home.reproduction.parents.title": "Parents checked on saving",
  "home.reproduction.parents.text":
    "The father must be a cock and the mother a hen, neither hatches after its chick, and no bird is its own ancestor.",
  "home.reproduction.tree.title": "Six generations each way",
  "home.reproduction.tree.text":
    "Ancestors, chicks, siblings and partners in one drawing, and the same family in words.",
  "home.reproduction.kinship.title": "Repeated ancestors in plain sight",
  "home.reproduction.kinship.text":
    "A bird that appears on both sides carries the same letter wherever it stands. Voliera does not compute the inbreeding coefficient; it shows you where the lines meet.",
  "home.reproduction.species.title": "Incubation sheets with sources",
  "home.reproduction.species.text":
    "A catalogue of species with days, temperature, humidity and last turn, and where each figure was read. Copy yours, or write those that are missing.",

  "home.sheet.catalogue": "From the catalogue",
  "home.sheet.name": "Cockatiel",
  "home.sheet.range": "Incubation",
  "home.sheet.range_value": "19 days; the literature says 18–21",
  "home.sheet.temperature": "Temperature",
  "home.sheet.temperature_value": "37.3\u00a0°C",
  "home.sheet.humidity": "Humidity",
  "home.sheet.humidity_value": "45–55\u00a0%",
  "home.sheet.hatch": "At hatch",
  "home.sheet.hatch_value": "65–75\u00a0%",
  "home.sheet.turning": "Last turn",
  "home.sheet.turning_value": "3 days before",
  "home.sheet.candling": "Candling",
  "home.sheet.candling_value": "day 6, 13, 16",
  "home.sheet.doubt": "To confirm",
  "home.sheet.doubt_value": "some lists say 21 days",
  "home.sheet.sources": "Sources",
  "home.sheet.sources_value": "four, named on the sheet",

  "home.stock.title": "How many, and where they are",
  "home.stock.lead": "Here stock means birds. Each has a status, and the dashboard does the counting.",
  "home.stock.count.title": "The sums are done",
  "home.stock.count.text": "The total, by species and by status. One tap on a number opens the list behind it.",
  "home.stock.status.title": "Out of the cage, still in the book",
  "home.stock.status.text":
    "A bird that is sold or given away changes its status and stays on record: its young lose neither father nor mother.",
  "home.stock.export.title": "The data are yours",
  "home.stock.export.text": "Export the flock to .xlsx or .csv whenever you like, on any plan.",
  "home.kind.present.title": "In the aviary",
  "home.kind.present.text": "they are with you",
  "home.kind.away.title": "Away",
  "home.kind.away.text": "they may come back",
  "home.kind.gone.title": "Gone",
  "home.kind.gone.text": "they stay in the history",

  "home.plans": "Plans",
  "home.plans_lead": "Start where it makes sense to you. Change when you need to.",
  "home.compare_plans": "Compare the plans in detail",

  "home.support.title": "Somebody answers",
  "home.support.lead": "A question about your spreadsheet, a missing species, a fault?",
  "home.support.write": "Write to us",
  "home.support.reply.title": "Within 24 hours",
  "home.support.reply.text": "That is how soon we reply to every message.",
  "home.support.hours.title": "Every day",
  "home.support.hours.text": "Weekdays from 9:00 to 18:00, weekends from 10:00 to 14:00.",
  "home.support.languages.title": "In your language",
  "home.support.languages.text": "Write in Portuguese or English; the reply comes in the same.",

  "home.end.title": "Do you keep your birds in a spreadsheet?",
  "home.end.text": "Create the account, import the sheet and see your first pedigree today.",
  "home.end.ask": "Ask a question",
  "home.shot.register":
    "The flock in Voliera: a search box, filters, and each bird with its ring, species, sex, age and status.",
  "home.shot.pedigree":
    "The pedigree of a bird, from left to right: the bird and, joined to it by lines, its ancestors.",
  "home.shot.import":
    "A spreadsheet being checked before it is saved: how many rows are new and, for each error, its row, its column and the cure.",
};
