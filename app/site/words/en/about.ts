import type { about as pt } from "../pt/about.ts";

export const about: Record<keyof typeof pt, string> = {
  "about.title": "About Voliera",
  "about.description": "What Voliera is, whom it is made for and the ideas behind it.",
  "about.headline": "Made for those who know every bird by its ring.",
  "about.lead":
    "Voliera is a bird-room notebook that you read on your phone and search in an instant, that draws the pedigree of every bird and says whom it pairs well with. For five canaries on a balcony and for a club with a hundred thousand records.",
  "about.mission.title": "Our mission",
  "about.mission.lead":
    "To put in order what a breeder knows, without asking anyone to leave the birds and learn computing.",
  "about.mission.text":
    "Breeders write a lot, and at bad hours: rings in the morning, parents and dates between one feeder and the next. Paper gets wet. The Excel sheet stays on the computer at home. And when somebody asks whose chick that bird is, the answer lives in one person's memory.\n\nWe want that answer to be at hand, right and readable. So we began with what everything else stands on: knowing which birds you have, where they come from and how they are.",
  "about.values": "What guides us",
  "about.value.honest.title": "Only what is known",
  "about.value.honest.text":
    "An unknown date stays unknown and is never made up. Inbreeding says how much of the pedigree is known; incubation and colours say where each number comes from. Where sources disagree, you read that they do.",
  "about.value.yours.title": "The register is yours",
  "about.value.yours.text":
    "Come in with your sheet and leave with it, or with everything in one .zip archive, whenever you like and on any plan. No advertising, no sale of data, and each breeder sees only what is their own.",
  "about.value.plain.title": "Simple, not poor",
  "about.value.plain.text":
    "A breeder's words, letters you can read at arm's length, buttons the size of a thumb. If you need a manual, the fault is ours.",
  "about.value.safe.title": "A slip does not cost a bird",
  "about.value.safe.text":
    "A deleted bird stays in the trash for 30 days. An import first shows what would come in, writes only when you say so, and can be undone for 24 hours. And it is on record who changed what.",
  "about.features": "What it does today",
  "about.feature.register.title": "The flock, by ring",
  "about.feature.register.text":
    "Every bird with its ring, photos, parents, status and the cage it lives in. Search, filter and sort the whole flock, however large, and print labels with a QR code.",
  "about.feature.pedigree.title": "Every bird's family, all the way back",
  "about.feature.pedigree.text":
    "The pedigree is drawn up to six generations each way, and the inbreeding coefficient counts all there are. Before you pair two birds, see whether it is a good idea, and why.",
  "about.feature.sheet.title": "From Excel and back to Excel",
  "about.feature.sheet.text":
    "Import the sheet you already have, up to 10,000 rows at once; those with errors come back with the cure beside them. Export the flock whenever you like.",
  "about.feature.species.title": "Species and colours that did their homework",
  "about.feature.species.text":
    "43 species with the days, temperature and humidity of incubation, and the mutations of seven groups with how they are inherited. Where each number comes from is written beside it.",
  "about.end.title": "See it with your own birds",
  "about.end.text":
    "The trial lasts {{count}} days and asks for no card. If you breed for a club or an aviculture centre, talk to us first.",
  "about.end.start": "Start the trial",
  "about.end.sales": "Talk about plans",
};
