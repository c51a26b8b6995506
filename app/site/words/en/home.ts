import type { home as pt } from "../pt/home.ts";

export const home: Record<keyof typeof pt, string> = {
  "home.title": "The aviary notebook",
  "home.description":
    "A bird register by ring number, with exact inbreeding, colour genetics and Excel import. On any phone.",
  "home.for": "For bird breeders",
  "home.headline": "The aviary notebook, always in order.",
  "home.lead":
    "Every bird by its ring, with parents, cage and history. Bring your spreadsheet and see each pedigree with its inbreeding.",
  "home.start": "Create a free account",
  "home.demo": "Try the demo",
  "home.note": "No card needed. Works on any phone, even an old one.",

  "home.does": "What Voliera does",
  "home.feature.flock.title": "The flock, by ring",
  "home.feature.flock.text": "Photos, weights and history of every bird.",
  "home.feature.reproduction.title": "Well-planned pairings",
  "home.feature.reproduction.text": "Which mate, what inbreeding and which colours.",
  "home.feature.stock.title": "How many birds, and where",
  "home.feature.stock.text": "By species and status, cage by cage.",
  "home.flock.title": "From spreadsheet to flock",
  "home.flock.lead": "Five birds or a hundred thousand: you find the one you need.",
  "home.flock.import.title": "Your list, just as it is",
  "home.flock.import.text":
    "Excel, LibreOffice or CSV, up to 10,000 rows. See what will come in first, and undo it all within 24 hours.",
  "home.flock.undo.title": "Mistakes can be undone",
  "home.flock.undo.text": "A deleted bird stays in the trash for 30 days, its family intact.",
  "home.reproduction.title": "Every bird's family",
  "home.reproduction.lead": "Enter father and mother by ring; the tree draws itself.",
  "home.reproduction.tree.title": "Six generations each way",
  "home.reproduction.tree.text":
    "Ancestors, chicks and siblings, with exact inbreeding (F) and the ancestors behind it.",
  "home.reproduction.share.title": "To show to buyers",
  "home.reproduction.share.text": "Print the pedigree on A4 with a QR code, or share a link and cancel it at any time.",
  "home.kinship.title": "Know before you pair them",
  "home.kinship.lead": "Choose a cock and a hen: inbreeding and the colours of their chicks, on one page.",
  "home.kinship.pair.title": "The best mate for each bird",
  "home.kinship.pair.text": "Possible mates, best first, with the reasons for each place.",
  "home.kinship.colours.title": "The colours that can come",
  "home.kinship.colours.text":
    "In exact fractions: canaries, budgerigars, cockatiels, lovebirds, zebra finches, Gouldians and ringnecks.",

  "home.matings.title": "F of the chicks",
  "home.matings.lead": "When there are no other relatives in the family",
  "home.matings.father_daughter": "Father × daughter",
  "home.matings.siblings": "Brother × sister",
  "home.matings.half_siblings": "Half brother × half sister",
  "home.matings.grandfather": "Grandfather × granddaughter",
  "home.matings.uncle": "Uncle × niece",
  "home.matings.cousins": "First cousins",
  "home.matings.line": "Siblings, three generations running",
  "home.stock.title": "How many, and where they are",
  "home.stock.lead": "Counted by species, status and place.",
  "home.stock.places.title": "A label on every cage",
  "home.stock.places.text": "Rooms, banks, cages and aviaries. Point your phone at the QR code and the page opens.",
  "home.stock.export.title": "The data are yours",
  "home.stock.export.text": "Take everything whenever you like, as Excel, CSV or an archive with the photos.",

  "home.plans": "Plans",
  "home.plans_lead":
    "Start free with {{count}} birds. Every plan has the same: register, pedigrees, genetics, import and export.",
  "home.compare_plans": "Compare the plans in detail",

  "home.others": "Voliera and other tools",
  "home.others.lead": "According to their own authors, read on 22 November 2026.",
  "home.others.here": "In Voliera",
  "home.others.source": "source",
  "home.others.birdlog.text": "Keeps everything on the phone only: uninstalling without a copy removes the data.",
  "home.others.birdlog.here": "on any phone or computer.",
  "home.others.mbirdbreeder.text": "Keeps up to three generations of parents and young.",
  "home.others.mbirdbreeder.here": "as many generations as you have.",
  "home.others.gestione.text": "Asks for the rings of both parents of every bird.",
  "home.others.gestione.here": "add the parents later.",

  "home.support.title": "Support that replies",
  "home.support.lead": "A question about your spreadsheet, a missing species?",
  "home.support.write": "Write to us",
  "home.support.reply.title": "Within 24 hours",
  "home.support.reply.text": "To every message.",
  "home.support.hours.title": "Every day",
  "home.support.hours.text": "Weekdays from 9:00 to 18:00, weekends from 10:00 to 14:00.",
  "home.support.languages.title": "In your language",
  "home.support.languages.text": "Portuguese or English.",
  "home.end.title": "Are your birds in a spreadsheet?",
  "home.end.text": "Import it and see every bird's pedigree and inbreeding today.",
  "home.shot.register":
    "The flock in Voliera: the list of birds, each with its ring, species, sex, age, status and location.",
  "home.shot.pedigree":
    "The pedigree of a bird, from left to right: the bird and, joined to it by lines, its ancestors.",
  "home.shot.import":
    "A spreadsheet being checked before it is saved: how many rows are new and, for each error, its row, its column and the correction.",
};
