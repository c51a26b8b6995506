import { foldName } from "#worker/species/names.ts";

// Where a bird came from stands in many lists in the place of its parents.
const origins = new Set(
  (
    "comprada|comprado|compradas|comprados|compra|adquirida|adquirido|aquisicao|oferecida|oferecido|oferta|doada|doado|doacao|" +
    "cedida|cedido|trocada|trocado|emprestada|emprestado|importada|importado|selvagem|criador|criadora|criadores|sr|sra|snr|" +
    "senhor|senhora|loja|feira|vizinho|vizinha|bought|purchased|gift|given|swapped|borrowed|imported|breeder|petshop"
  ).split("|"),
);
/** Words that say so where another follows: `dada pelo João`, `from John`. */
const arrivals = new Set("dada|dado|vinda|vindo|veio|vieram|herdada|herdado|from|came".split("|"));
/** What nobody knows or has, by its first two words. */
const doubts = new Set(
  (
    "nao sei|nao se|nao sabe|nao conheco|nao conhecido|nao conhecida|nao tem|nao ha|sem anilha|sem registo|sem dados|" +
    "sem informacao|sem pedigree|not known|not ringed|no ring"
  ).split("|"),
);
/** So many words are no name and no ring. */
const mostWords = 6;
/** What is looked at of a text, in letters. */
const looked = 200;

/** Whether what stands in a parent's cell tells of it instead of naming it: `Comprada ao Sr. Manuel`. */
export function isSentence(text: string): boolean {
  // Most of what is asked about are rings: one word with figures in it.
  if (/^\S*\d\S*$/.test(text.slice(0, looked))) return false;
  const words = foldName(text.slice(0, looked))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const tells = words.some((word, at) => {
    const next = words[at + 1];
    return origins.has(word) || (next !== undefined && (arrivals.has(word) || doubts.has(`${word} ${next}`)));
  });
  return tells || words.filter((word) => /^\p{L}{2,}/u.test(word)).length >= mostWords;
}
