import type { demo as pt } from "./pt.ts";

export const demo: Record<keyof typeof pt, string> = {
  "demo.title": "Demo",
  "demo.description":
    "Walk through an aviary of canaries, Gouldian finches, budgerigars and cockatiels: pedigrees, inbreeding, colours and cages. No sign-up.",
  "demo.headline": "Step into an aviary full of birds",
  "demo.lead":
    "Four species, four breeding seasons, every bird with its parents, its cage and its history. This is Voliera as you will see it with your own.",
  "demo.open": "Open the demo",
  "demo.see": "Try, for example",
  "demo.see.pedigree": "A bird's pedigree, with its inbreeding",
  "demo.see.mates": "Which mates suit a cock or a hen, and why",
  "demo.see.colours": "The colours a pair of Gouldians can give",
  "demo.see.places": "Who lives in each cage, and the labels to print",
  "demo.note":
    "No email, no password. Look at everything; to register your own birds, create an account. The visit ends when you leave or after 12 hours, and we keep nothing about you.",
  "demo.signup": "Create a free account",
};
