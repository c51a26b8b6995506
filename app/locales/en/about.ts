import type { about as pt } from "../pt/about.ts";

export const about: Record<keyof typeof pt, string> = {
  "about.title": "About Voliera",
  "about.description": "What Voliera is, whom it is made for and the ideas behind it.",
  "about.headline": "Made for those who know every bird by its ring.",
  "about.lead":
    "Voliera is a bird-room notebook that you read on your phone, search in an instant, and that draws the pedigree of every bird by itself. For five canaries on a balcony and for a club with a hundred thousand records.",
  "about.mission.title": "Our mission",
  "about.mission.lead":
    "To put in order what a breeder knows, without asking anyone to leave the birds and learn computing.",
  "about.mission.text":
    "Breeders write a lot, and at bad hours: rings in the morning, parents and dates between one feeder and the next. Paper gets wet. The Excel sheet stays on the computer at home. And when somebody asks whose chick that bird is, the answer lives in one person's memory.\n\nWe want that answer to be at hand, right and readable. So we began with what everything else stands on: knowing which birds you have, where they come from and how they are.",
  "about.values": "What guides us",
  "about.value.honest.title": "Only what is known",
  "about.value.honest.text":
    "An unknown date stays unknown and is never made up. The incubation times of the catalogue name their source. When something fails, the message says what, and how to put it right.",
  "about.value.yours.title": "The register is yours",
  "about.value.yours.text":
    "Come in with your sheet and leave with it whenever you like, on any plan. No advertising, no sale of data, and each breeder sees only what is their own.",
  "about.value.plain.title": "Simple, not poor",
  "about.value.plain.text":
    "A breeder's words, letters you can read at arm's length, buttons the size of a thumb. If you need a manual, the fault is ours.",
  "about.value.safe.title": "A slip does not cost a bird",
  "about.value.safe.text":
    "A bird you delete can be put back at once, and stays in the trash for 30 days. An import first shows what would come in; it writes only when you say so.",
  "about.features": "What it does today",
  "about.feature.register.title": "The flock, by ring",
  "about.feature.register.text":
    "Every bird with its ring, species, sex, age, parents and status. Search, filter and sort the whole flock, however large.",
  "about.feature.pedigree.title": "Where each bird comes from",
  "about.feature.pedigree.text":
    "The pedigree draws itself, up to six generations each way. No bird can be its own ancestor, nor the chick of one that hatched later.",
  "about.feature.sheet.title": "From Excel and back to Excel",
  "about.feature.sheet.text":
    "Import the sheet you already have, up to 10,000 rows at once, with every error pinned to its row and column. Export the flock whenever you like.",
  "about.feature.species.title": "Species that did their homework",
  "about.feature.species.text":
    "A catalogue with the days, temperature and humidity of incubation for each species, and where each number comes from. Your own copy bends to your own experience.",
  "about.end.title": "See it with your own birds",
  "about.end.text":
    "The trial lasts {{count}} days and asks for no card. If you breed for a club or an aviculture centre, talk to us first.",
  "about.end.start": "Start the trial",
  "about.end.sales": "Talk about plans",
};
