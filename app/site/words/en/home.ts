import type { home as pt } from "../pt/home.ts";

export const home: Record<keyof typeof pt, string> = {
  "home.title": "The aviary notebook",
  "home.description":
    "A bird register by ring number, with exact inbreeding, colour genetics and Excel import. On any phone.",
  "home.for": "For bird breeders",
  "home.headline": "The aviary notebook, always in order.",
  "home.lead":
    "Every bird by its ring, with its family and its best mates. Import the spreadsheet you already have: the pedigree and the inbreeding appear at once, with no limit on generations.",
  "home.start": "Create a free account",
  "home.see_plans": "See the plans",
  "home.note": "No card. Works on old phones and with poor reception.",
  "home.example": "Example",
  "home.example_title": "Where this bird comes from",
  "home.example_species": "Lizard canary, three generations",
  "home.example_parents": "Parents of {{ring}}",
  "home.example_f": "F = {{share}}: father and mother have the same father, {{ring}}.",

  "home.does": "What Voliera does",
  "home.feature.more": "See how",
  "home.feature.flock.title": "The flock, by ring",
  "home.feature.flock.text":
    "Search, filter, import. Every bird has its page, with photos, family, weights and history.",
  "home.feature.reproduction.title": "Breeding, well planned",
  "home.feature.reproduction.text":
    "The best mates for each bird, the inbreeding their chicks would have and the colours to expect.",
  "home.feature.stock.title": "The stock, always counted",
  "home.feature.stock.text":
    "How many birds you have, which cage each lives in, which are for sale and which have left.",

  "home.troubles.title": "What makes breeding hard work",
  "home.trouble.paper.title": "Paper in the bird room",
  "home.trouble.paper.text":
    "The ring on the cage door, the pair on an envelope, the date on the palm of your hand. At night you copy it out, if you can still read it.",
  "home.trouble.register.title": "The annual register",
  "home.trouble.register.text":
    "Once a year you have to declare what came in and what went out. A whole season is pieced together from memory, receipts and messages.",
  "home.trouble.kinship.title": "Inbreeding in the dark",
  "home.trouble.kinship.text":
    "Two canaries bought from different people may be grandchildren of the same cock. Without the grandparents on record, nobody sees it in time.",
  "home.trouble.eggs.title": "Eggs without dates",
  "home.trouble.eggs.text":
    "A full nest and not one date written down. When do you candle? When do you stop turning? When do they hatch?",
  "home.troubles.answer":
    "Today Voliera takes care of paper and inbreeding: it keeps which birds you have, who their parents are, where they came from and where they live, and does the calculations for you.",

  "home.flock.title": "A place for every bird",
  "home.flock.lead": "Five birds or a hundred thousand: the list opens fast and you find what you are looking for.",
  "home.flock.search.title": "Search and filters",
  "home.flock.search.text":
    "By ring, name or species; by status and sex. The search is kept in the page's address, so you can bookmark it.",
  "home.flock.import.title": "Your spreadsheet, all of it",
  "home.flock.import.text":
    ".xlsx, .xls and .csv files with up to 10,000 rows. You first see what will be added; rows with errors come back in a file that says what to correct. And you have 24 hours to undo it all.",
  "home.flock.record.title": "A complete record of every bird",
  "home.flock.record.text":
    "Photos, weights with a chart, documents and history, under the ring number just as you wrote it: leading zeros count, and no two birds in a flock share one.",
  "home.flock.undo.title": "Mistakes can be undone",
  "home.flock.undo.text":
    "A deleted bird stays in the trash for 30 days, its family intact. And the activity log shows who changed what, and when.",

  "home.reproduction.title": "Every bird's family",
  "home.reproduction.lead":
    "Enter the father and the mother by ring number. The rest of the family follows from what is on record.",
  "home.reproduction.parents.title": "Parents checked when you save",
  "home.reproduction.parents.text":
    "The father must be a cock and the mother a hen, neither hatches after its chick, and no bird is its own ancestor.",
  "home.reproduction.tree.title": "Six generations each way",
  "home.reproduction.tree.text":
    "Ancestors, chicks, siblings and partners in one drawing, and the same family as text.",
  "home.reproduction.share.title": "To show to buyers",
  "home.reproduction.share.text":
    "Print the pedigree on an A4 sheet, with photo, F and a QR code. Or share a link with four generations, without notes, prices or locations, which you can revoke whenever you like.",
  "home.reproduction.species.title": "Incubation sheets with sources",
  "home.reproduction.species.text":
    "A catalogue of species with days, temperature, humidity and last turn, and the source of each number. Copy yours, or add those that are missing.",

  "home.kinship.title": "Father × daughter is 25%. And we show why.",
  "home.kinship.lead":
    "The inbreeding coefficient (F) of every bird, exact however deep the pedigree goes, next to how much of that pedigree is known.",
  "home.kinship.why.title": "The ancestors that count",
  "home.kinship.why.text":
    "Each common ancestor is listed with what it contributes to F and through which paths. Where ancestors are missing, we say that F may be higher.",
  "home.kinship.pair.title": "Is it a good idea to pair them?",
  "home.kinship.pair.text":
    "Choose a cock and a hen: on one page, the answer in words, F and the colours of the chicks, and the effect on the diversity of the flock.",
  "home.kinship.mates.title": "The best mates",
  "home.kinship.mates.text":
    "Every bird's possible mates, best first, with the drawbacks of each. Or the cocks and hens you choose, each with each, in a matrix you can print.",
  "home.kinship.colours.title": "Which colours to expect",
  "home.kinship.colours.text":
    "Cocks and hens in exact fractions, for budgerigars, cockatiels, lovebirds, canaries, zebra finches, Gouldian finches and ringnecks. For each mutation, how certain its inheritance is and the source.",
  "home.kinship.hidden.title": "What a bird does not show",
  "home.kinship.hidden.text":
    "The chance that it is split, from the colours of its parents and chicks; and a warning when records contradict each other.",
  "home.kinship.proof.title": "Verified calculations",
  "home.kinship.proof.text":
    "Against published examples, from Wright in 1921 on, and against a second method on random pedigrees.",

  "home.matings.title": "F of the chicks",
  "home.matings.lead": "When there are no other relatives in the family",
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
  "home.stock.lead": "Here, stock means birds. Each has a status, and the dashboard counts them for you.",
  "home.stock.count.title": "Totals at a glance",
  "home.stock.count.text": "The total, by species and by status. Tap a number to open the list.",
  "home.stock.status.title": "Birds that leave stay on record",
  "home.stock.status.text":
    "A bird that is sold or given away changes status and stays on record: its chicks keep their father and mother.",
  "home.stock.places.title": "A label on every cage",
  "home.stock.places.text":
    "Rooms, banks, cages and aviaries, with their capacity and every move. Print labels with a QR code: point your phone at one and the page opens.",
  "home.stock.export.title": "Your data are yours",
  "home.stock.export.text":
    "Export the flock to .xlsx or .csv, or take everything in one .zip archive, photos included. Whenever you like, on any plan.",
  "home.kind.present.title": "In the aviary",
  "home.kind.present.text": "they are with you",
  "home.kind.away.title": "Away",
  "home.kind.away.text": "they may come back",
  "home.kind.gone.title": "Gone",
  "home.kind.gone.text": "they stay on record",

  "home.plans": "Plans",
  "home.plans_lead": "Start with the plan that suits you. Change when you need to.",
  "home.compare_plans": "Compare the plans in detail",

  "home.support.title": "Support that replies",
  "home.support.lead": "A question about your spreadsheet, a missing species, an error?",
  "home.support.write": "Write to us",
  "home.support.reply.title": "Within 24 hours",
  "home.support.reply.text": "We reply to every message within that time.",
  "home.support.hours.title": "Every day",
  "home.support.hours.text": "Weekdays from 9:00 to 18:00, weekends from 10:00 to 14:00.",
  "home.support.languages.title": "In your language",
  "home.support.languages.text": "Write in Portuguese or English; we reply in the same language.",

  "home.end.title": "Do you keep your birds in a spreadsheet?",
  "home.end.text": "Create an account, import the spreadsheet and see every bird's pedigree and inbreeding today.",
  "home.end.ask": "Ask a question",
  "home.shot.register":
    "The flock in Voliera: the list of birds, each with its ring, species, sex, age, status and location.",
  "home.shot.pedigree":
    "The pedigree of a bird, from left to right: the bird and, joined to it by lines, its ancestors.",
  "home.shot.import":
    "A spreadsheet being checked before it is saved: how many rows are new and, for each error, its row, its column and the correction.",
};
