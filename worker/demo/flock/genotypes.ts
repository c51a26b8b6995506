import type { Language } from "#db/vocabulary.ts";
import { bookWith } from "#worker/genetics/books/own-book.ts";
import { readGenotype } from "#worker/genetics/reading.ts";
import { writeGenotype } from "#worker/genetics/writing.ts";
import type { DemoBird, Ring } from "./flock.ts";

/** What is written of the colours of the demo birds; their families agree with it. */
export const demoGenotypes: Partial<Record<Ring, string>> = {
  "FONP 0932 18": "Cabeça-vermelha verde",
  "FONP 0932 21": "Cabeça-preta verde /cabeça-amarela",
  "FONP 1140 5": "Cabeça-amarela verde",
  "FOP R481 40": "Cabeça-vermelha verde",
  "FOP R481 41": "Cabeça-vermelha verde /cabeça-preta",
  "FOP R481 44": "Cabeça-vermelha verde /cabeça-amarela",
  "FOP R481 45": "Cabeça-amarela verde",
  "WBO PT77 104": "Verde opalino /azul",
  "WBO PT77 131": "Azul-celeste canela",
  "WBO PT81 16": "Verde /opalino canela azul [opalino|canela]",
  "WBO PT81 17": "Azul-celeste opalino",
  "WBO PT81 18": "Verde /opalino canela azul [opalino|canela]",
  "WBO PT64 9": "Cinza asa-clara",
  "WBO PT81 52": "Azul-celeste /asa-clara",
  "WBO PT81 53": "Verde-cinza",
  "FOP C055 61": "Cinzento /lutino",
  "FOP C055 70": "Lutino",
  "FOP R481 60": "Lutino",
  "FOP R481 61": "Cinzento /lutino",
};

/** Of birds of which nothing else is written what they look like; the clear canaries, whose shades nobody calculates. */
const demoLooks: Partial<Record<Ring, string>> = Object.fromEntries([
  ...["FOP M207 11", "FOP M207 24", "FOP R481 2", "FOP R481 3", "FOP R481 4"].map((ring) => [
    ring,
    "Lipocrómico amarelo",
  ]),
  ...["FOP R481 1", "FOP R481 5", "FOP R481 12", "FOP R481 13"].map((ring) => [ring, "Lipocrómico laranja"]),
  ...["FOP J118 3", "FOP J118 7", "FOP R481 8", "FOP R481 9", "FOP R481 10"].map((ring) => [
    ring,
    "Lipocrómico vermelho mosaico",
  ]),
]);

/** The book of a demo bird's species. */
export const demoBook = ({ species }: Pick<DemoBird, "species">) =>
  bookWith({ common_name: "", latin_name: "", catalogue_slug: species }, []);

/** A demo bird's genotype in the language of the demo flock. */
export const demoGenotype = (bird: DemoBird, language: Language): string | null =>
  writtenIn(bird, demoGenotypes[bird.ring], language);

/** What it looks like, without what it is split for. */
export const demoMutation = (bird: DemoBird, language: Language): string | null =>
  writtenIn(bird, (demoGenotypes[bird.ring] ?? demoLooks[bird.ring])?.split(" /")[0], language);

function writtenIn(bird: DemoBird, text: string | undefined, language: Language): string | null {
  if (!text) return null;
  const sex = bird.sex === "female" ? "female" : "male";
  const { genes, phases } = readGenotype(demoBook(bird), sex, text);
  return writeGenotype(demoBook(bird), { sex, genes, phases })[language];
}
