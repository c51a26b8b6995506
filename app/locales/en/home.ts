import type { home as pt } from "../pt/home.ts";

export const home: Record<keyof typeof pt, string> = {
  "home.title": "The aviary notebook",
  "home.description":
    "A bird register by ring number, with pedigrees and Excel import. In Portuguese and English, on any phone.",
  "home.for": "For bird breeders",
  "home.headline": "The aviary notebook, always in order.",
  "home.lead":
    "Every bird in its place, by its ring: species, parents, age and status. The pedigree draws itself, and the spreadsheet you already have comes in all at once.",
  "home.start": "Create a free account",
  "home.see_plans": "See the plans",
  "home.note": "No card. Works on old phones and poor reception.",
  "home.example": "Example",
  "home.example_title": "Where it comes from",
  "home.example_species": "Lizard canary",
  "home.example_bird": "The bird",
  "home.example_parents": "Its parents",
  "home.example_grandparents": "Its grandparents",
  "home.does": "What Voliera does today",
  "home.register.title": "The flock, by ring",
  "home.register.text":
    "Search by ring, name or species; filter by species, status and sex. Whatever you delete by mistake comes back with one tap, for up to 30 days.",
  "home.pedigree.title": "The pedigree",
  "home.pedigree.text":
    "Parents, grandparents, chicks, siblings and partners of every bird, up to six generations each way. No bird becomes its own ancestor or younger than its chick.",
  "home.import.title": "Your spreadsheet, without retyping",
  "home.import.text":
    "Files in .xlsx, .xls and .csv with up to 10,000 rows. You first see what will come in; every error names its row, its column and the cure.",
  "home.anywhere.title": "On any phone",
  "home.anywhere.text":
    "In Portuguese and English, light or dark. The pages are small and work even without JavaScript, on an old phone, in the bird room.",
  "home.plans": "Plans",
  "home.plans_lead": "Start where it makes sense to you. Change when you need to.",
  "home.end.title": "Do you keep your birds in a spreadsheet?",
  "home.end.text": "Create the account, import the sheet and see your first pedigree today.",
};
