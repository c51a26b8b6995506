import { foldName } from "#worker/species/names.ts";

// Where a bird came from stands in many lists in the place of its parents.
const origins =
  "comprad[ao]s?|compra|adquirid[ao]s?|aquisicao|oferecid[ao]s?|oferta|doad[ao]s?|doacao|cedid[ao]s?|trocad[ao]s?|" +
  "emprestad[ao]s?|importad[ao]s?|selvagem|criador|criadora|criadores|sr|sra|snr|senhor|senhora|loja|feira|vizinho|vizinha|" +
  "bought|purchased|gift|given|swapped|borrowed|imported|breeder|pet shop|petshop";
const arrivals = "(?:dad[ao]|vind[ao]|veio|vieram|herdad[ao]|from|came)";
const doubts =
  "nao (?:se )?(?:sei|sabe|conhe\\w*|tem|ha)|sem (?:anilha|registo|dados|informacao|pedigree)|not (?:known|ringed)|no ring";
const sentence = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${origins}|${arrivals} (?:d[aeo]s?|ao?s?|por|pel[ao]s?|um[ao]?|me|mr|mrs|\\p{L}+)|${doubts})(?![\\p{L}\\p{N}])`,
  "u",
);
/** So many words are no name and no ring. */
const mostWords = 6;

/** Whether what stands in a parent's cell tells of it instead of naming it: `Comprada ao Sr. Manuel`. */
export function isSentence(text: string): boolean {
  const folded = foldName(text).replace(/\s+/g, " ");
  return sentence.test(folded) || folded.split(" ").filter((word) => /^\p{L}{2,}/u.test(word)).length >= mostWords;
}
