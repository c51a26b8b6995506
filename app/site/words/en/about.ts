import type { about as pt } from "../pt/about.ts";

export const about: Record<keyof typeof pt, string> = {
  "about.title": "About Voliera",
  "about.description": "What Voliera is, who it is for and the ideas behind it.",
  "about.headline": "Made for those who know every bird by its ring.",
  "about.lead":
    "Voliera is the bird-room notebook on your phone: search it in an instant, see every bird's pedigree and find its best mates. For five canaries on a balcony and for a club with a hundred thousand records.",
  "about.mission.title": "Our mission",
  "about.mission.lead": "To organise what a breeder knows, without asking anyone to be good with computers.",
  "about.mission.text":
    "Breeders write a lot, and at awkward hours: rings in the morning, parents and dates between one feeder and the next. Paper gets wet. The Excel sheet stays on the computer at home. And when someone asks who that bird's parents are, the answer is in one person's memory.\n\nWe want the answer to be close at hand, correct and readable. So we began with the essentials: knowing which birds you have, where they come from and how they are.",
  "about.values": "What guides us",
  "about.value.honest.title": "Only what is known",
  "about.value.honest.text":
    "An unknown date stays unknown and is never made up. Inbreeding shows how much of the pedigree is known; incubation and colours give the source of each number. When sources disagree, we say so.",
  "about.value.yours.title": "Your records are yours",
  "about.value.yours.text":
    "Come in with your spreadsheet and leave with it, or with everything in one .zip archive, whenever you like and on any plan. No advertising, no sale of data, and each breeder sees only their own.",
  "about.value.plain.title": "Simple and complete",
  "about.value.plain.text":
    "A breeder's words, text you can read at arm's length, buttons the size of a thumb. If you need a manual, the fault is ours.",
  "about.value.safe.title": "Mistakes can be undone",
  "about.value.safe.text":
    "A deleted bird stays in the trash for 30 days. An import first shows what will be added, saves only when you confirm and can be undone for 24 hours. And the activity log shows who changed what.",
  "about.features": "What it does today",
  "about.feature.register.title": "The flock, by ring",
  "about.feature.register.text":
    "Every bird with its ring, photos, parents, status and the cage it lives in. Search, filter and sort the whole flock, however large, and print labels with a QR code.",
  "about.feature.pedigree.title": "Every bird's family",
  "about.feature.pedigree.text":
    "The tree shows up to six generations each way, and the inbreeding coefficient counts every known generation. Before you pair two birds, see whether it is a good idea, and why.",
  "about.feature.sheet.title": "From Excel and back to Excel",
  "about.feature.sheet.text":
    "Import the spreadsheet you already have, up to 10,000 rows at once; rows with errors come back with the correction explained. Export the flock whenever you like.",
  "about.feature.species.title": "Species and colours, with sources",
  "about.feature.species.text":
    "47 species with their days of incubation, of most also temperature and humidity for an incubator, and the mutations of seven groups with how they are inherited. The source of each number is given.",
  "about.end.title": "See it with your own birds",
  "about.end.text":
    "The trial lasts {{count}} days and asks for no card. If you breed for a club or a breeding centre, talk to us first.",
  "about.end.start": "Start the trial",
  "about.end.sales": "Talk about plans",
};
