import { foldName, isHybridName } from "#worker/species/names.ts";

/** One bird under several scientific names: all of them mean what the first says. */
const synonyms: ReadonlyArray<readonly string[]> = [
  ["Chloebia gouldiae", "Erythrura gouldiae"],
  ["Carduelis cucullata", "Spinus cucullatus", "Spinus cucullata"],
  ["Carduelis yarrellii", "Spinus yarrellii"],
  ["Padda oryzivora", "Lonchura oryzivora"],
  ["Padda fuscata", "Lonchura fuscata"],
  ["Amandava formosa", "Stictospiza formosa"],
  ["Psittacula krameri", "Alexandrinus krameri"],
  ["Psittacus timneh", "Psittacus erithacus timneh"],
  ["Psephotus dissimilis", "Psephotellus dissimilis"],
  ["Polyplectron napoleonis", "Polyplectron emphanum"],
  ["Catreus wallichii", "Catreus wallichi"],
  ["Chloris chloris", "Carduelis chloris"],
  ["Spinus spinus", "Carduelis spinus"],
  ["Linaria cannabina", "Carduelis cannabina"],
  ["Serinus canaria", "Serinus canarius", "Serinus canaria domestica", "Serinus canaria domesticus"],
];

const first = new Map(synonyms.flatMap(([head = "", ...others]) => others.map((it) => [foldName(it), foldName(head)])));

/**
 * The names by which rules may mean a species, the nearest first: itself, its species where it is a subspecies, its genus,
 * every bird. Of a hybrid only the last: nobody wrote whose rules it has.
 */
export function namesOf(latin_name: string): string[] {
  if (isHybridName(latin_name)) return ["*"];
  const folded = foldName(latin_name);
  const own = first.get(folded) ?? folded;
  const [genus = "", species] = own.split(" ");
  const binomial = species ? `${genus} ${species}` : "";
  const all = [own, binomial && (first.get(binomial) ?? binomial), genus, "*"];
  return [...new Set(all.filter(Boolean))];
}

/** The species whose domestic forms are no wild animals: their law is that of pets and of poultry. */
export const domesticForms = [
  ...["Serinus canaria", "Columba livia", "Gallus gallus", "Anas platyrhynchos", "Cairina moschata", "Anser anser"],
  ...["Anser cygnoides", "Meleagris gallopavo", "Numida meleagris", "Coturnix japonica", "Lonchura striata"],
] as const;
