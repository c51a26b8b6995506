import type { Language } from "#db/vocabulary.ts";
import type { Token } from "../text/tokens.ts";
import { lexiconOf } from "./lexicon.ts";

// Words that neither language has and others have often.
const foreign = new Set(
  (
    "combien|quels|quelles|oiseaux|oiseau|mes|nous|avons|est|ce|quel|sont|les|des|du|je|ai|une|dans|avec|semaine|prochaine|oeufs|" +
    "cuantos|cuantas|pajaros|pajaro|tengo|hay|cual|cuales|esta|estan|los|las|el|mis|huevos|proxima|semana|" +
    "wie|viele|voegel|vogel|habe|ich|meine|welche|sind|der|die|das|und|nachste|woche|eier|wieviele|gibt|" +
    "quanti|quante|uccelli|ho|sono|gli|il|uova|settimana|prossima|quali|hoeveel|vogels|heb|ik|welke"
  ).split("|"),
);
// Of those, words of Portuguese or English too: they decide nothing.
const shared = new Set("mes|as|das|die|esta|las|los|do|a|no|me|ai|ho|semana|proxima|est|des|il".split("|"));

// Words of periods and deeds, which the lexicons leave to others.
const own: Record<Language, ReadonlySet<string>> = {
  pt: new Set(
    (
      "hoje|amanha|ontem|semana|mes|ano|proxima|proximo|passada|passado|ultimos|ultimas|dias|desde|entre|dei|marca|muda|move|passa|pesa|" +
      "anota|regista|lembra|vende|reserva|anuncia|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|" +
      "segunda|terca|quarta|quinta|sexta|sabado|domingo|apaga|elimina|poe|adiciona|cria|gaiola|viveiro|sala|anel|trimestre|epoca"
    ).split("|"),
  ),
  en: new Set(
    (
      "today|tomorrow|yesterday|week|month|year|next|last|days|since|between|fed|gave|mark|move|weigh|note|remind|sell|reserve|advertise|" +
      "january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|" +
      "saturday|sunday|delete|remove|put|add|create|cage|room|quarter|season|past"
    ).split("|"),
  ),
};

/** The language most of a question's words are of; `foreign` for one that is neither, null where they tell none. */
export function languageOf(tokens: readonly Token[]): Language | "foreign" | null {
  const { pt, en } = { pt: lexiconOf("pt").phrases, en: lexiconOf("en").phrases };
  let [inPt, inEn, other] = [0, 0, 0];
  for (const { word, text } of tokens) {
    const [isPt, isEn] = [pt.has(word) || own.pt.has(word) || /[ãõ]/iu.test(text), en.has(word) || own.en.has(word)];
    if (isPt && !isEn) inPt += 1;
    if (isEn && !isPt) inEn += 1;
    if (!isPt && !isEn && foreign.has(word) && !shared.has(word)) other += 1;
  }
  if (other >= 2 && other >= Math.max(inPt, inEn)) return "foreign";
  if (inPt === inEn) return null;
  return inPt > inEn ? "pt" : "en";
}
