import type { home as pt } from "../pt/home.ts";

export const home: Record<keyof typeof pt, string> = {
  "home.title": "The aviary notebook",
  "home.description":
    "A bird register by ring number, with exact inbreeding, colour genetics and Excel import. On any phone.",
  "home.for": "For bird breeders",
  "home.headline": "The aviary notebook, always in order.",
  "home.lead":
    "Every bird by its ring, whose young it is and whom it pairs well with. Import the spreadsheet you already have: the pedigree draws itself and inbreeding is worked out, however many generations back.",
  "home.start": "Create a free account",
  "home.see_plans": "See the plans",
  "home.note": "No card. Works on old phones and poor reception.",
  "home.example": "Example",
  "home.example_title": "Where it comes from",
  "home.example_species": "Lizard canary, three generations",
  "home.example_parents": "Parents of {{ring}}",
  "home.example_f": "F = {{share}}: father and mother are young of the same cock, {{ring}}.",

  "home.does": "What Voliera does",
  "home.feature.more": "See how",
  "home.feature.flock.title": "The flock, by ring",
  "home.feature.flock.text":
    "Search, filter, import. Every bird has its page, with photos, family, weights and history.",
  "home.feature.reproduction.title": "Reproduction, by parents",
  "home.feature.reproduction.text":
    "Whom to pair each bird with, how inbred the chicks would be and which colours may come.",
  "home.feature.stock.title": "The stock, always counted",
  "home.feature.stock.text":
    "How many birds you have, which cage each lives in, which are for sale and which have left.",

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
    "Paper and inbreeding Voliera takes care of. It does not record clutches, and it does not fill in the year's register for you; it keeps what both ask for: which birds you have, whose young they are, where they came from and where they are.",

  "home.flock.title": "A place for every bird",
  "home.flock.lead": "Five birds or a hundred thousand: the list opens quickly, and you find what you look for.",
  "home.flock.search.title": "Search and filters",
  "home.flock.search.text":
    "By ring, name or species; by status and sex. The search is in the page's address, so you can bookmark it.",
  "home.flock.import.title": "Your spreadsheet, all of it",
  "home.flock.import.text":
    "Files in .xlsx, .xls and .csv with up to 10,000 rows. You first see what will come in; rows with errors come back in a file that says what to mend. And you have 24 hours to undo it all.",
  "home.flock.record.title": "A page that grows with the bird",
  "home.flock.record.text":
    "Photos, weights with a chart, papers and history, under the ring just as you wrote it: leading zeros count, and no flock has the same ring twice.",
  "home.flock.undo.title": "A slip can be undone",
  "home.flock.undo.text":
    "A deleted bird stays in the trash for 30 days, its family intact. And it is on record who changed what, and when.",

  "home.reproduction.title": "Whose young each bird is",
  "home.reproduction.lead":
    "Give the father and the mother by ring. The rest of the family follows from what is on record.",
  "home.reproduction.parents.title": "Parents checked on saving",
  "home.reproduction.parents.text":
    "The father must be a cock and the mother a hen, neither hatches after its chick, and no bird is its own ancestor.",
  "home.reproduction.tree.title": "Six generations each way",
  "home.reproduction.tree.text":
    "Ancestors, chicks, siblings and partners in one drawing, and the same family in words.",
  "home.reproduction.share.title": "To show whoever buys it",
  "home.reproduction.share.text":
    "Print the pedigree on a sheet of A4, with photo, F and a QR code. Or share a link with four generations, which shows no notes, prices or places and can be revoked whenever you like.",
  "home.reproduction.species.title": "Incubation sheets with sources",
  "home.reproduction.species.text":
    "A catalogue of species with days, temperature, humidity and last turn, and where each figure was read. Copy yours, or write those that are missing.",

  "home.kinship.title": "Father × daughter is 25%. And we show why.",
  "home.kinship.lead":
    "The inbreeding coefficient (F) of every bird, exact however deep the pedigree goes, and beside it how much of that pedigree is known.",
  "home.kinship.why.title": "The ancestors that count",
  "home.kinship.why.text":
    "Each common ancestor is named with what it adds to F and by which paths. Where family is missing, we say that F may be higher.",
  "home.kinship.pair.title": "A good idea to pair them?",
  "home.kinship.pair.text":
    "Choose a cock and a hen: on one page, the answer in words, F and the colours of the chicks, and what they do to the diversity of the flock.",
  "home.kinship.mates.title": "Whom to pair it with",
  "home.kinship.mates.text":
    "Every bird's possible mates, best first, with what speaks against each. Or the cocks and hens you choose, each with each, in a matrix you can print.",
  "home.kinship.colours.title": "Which colours will come",
  "home.kinship.colours.text":
    "Cocks and hens in exact fractions, for budgerigars, cockatiels, lovebirds, canaries, zebra finches, Gouldian finches and ringnecks. Of every mutation you read how sure its inheritance is, and who says so.",
  "home.kinship.hidden.title": "What a bird carries unseen",
  "home.kinship.hidden.text":
    "From the colours of its parents and chicks, the chance that it is split; and a warning when records cannot all be true.",
  "home.kinship.proof.title": "Sums that were checked",
  "home.kinship.proof.text":
    "Against published examples, from Wright in 1921 on, and against a second method in pedigrees drawn at random.",

  "home.matings.title": "F of the chicks",
  "home.matings.lead": "When nobody else in the family is related",
  "home.matings.father_daughter": "Father × daughter",
  "home.matings.siblings": "Brother × sister",
  "home.matings.half_siblings": "Half brother × half sister",
  "home.matings.grandfather": "Grandfather × granddaughter",
  "home.matings.uncle": "Uncle × niece",
  "home.matings.cousins": "First cousins",
  "home.matings.line": "Siblings, three generations running",

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
  "home.stock.places.title": "A label on every cage",
  "home.stock.places.text":
    "Rooms, banks, cages and aviaries, with their capacity and every move. Print labels with a QR code; point the phone and the page opens.",
  "home.stock.export.title": "The data are yours",
  "home.stock.export.text":
    "Export the flock to .xlsx or .csv, or take everything in one .zip archive, photos included. Whenever you like, on any plan.",
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
  "home.end.text": "Create the account, import the sheet and see every bird's pedigree and inbreeding today.",
  "home.end.ask": "Ask a question",
  "home.shot.register":
    "The flock in Voliera: the list of birds, each with its ring, species, sex, age, status and place.",
  "home.shot.pedigree":
    "The pedigree of a bird, from left to right: the bird and, joined to it by lines, its ancestors.",
  "home.shot.import":
    "A spreadsheet being checked before it is saved: how many rows are new and, for each error, its row, its column and the cure.",
};
