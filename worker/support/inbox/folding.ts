/** What somebody wrote, and what stood below it: an older mail, shown folded. */
type Folded = { text: string; quoted: string | null };
type Longest = { text: number; quoted: number };

/** Letters of a mail that are looked at; what is beyond is no answer of a person's. */
const mostRead = 200_000;
/** No head of a quote is longer, and of a longer line only so much is looked at. */
const longestHead = 400;

const ours = /Responda acima desta linha|Answer above this line/i;
// As Gmail, Apple Mail, Thunderbird and Outlook head what they quote, in the languages of our readers and their neighbours.
const wrote = /(wrote|escreveu|escribió|a écrit|schrieb)[^\n]{0,80}:$/i;
const original =
  /^-{2,}\s*(original message|mensagem original|forwarded message|mensagem (re)?encaminhada|mensagem reenviada)\s*-{2,}\s*$/i;
const sender = /^\*?(from|de)\s*:\*?\s*\S/i;
const beside = /^\*?(sent|date|to|subject|enviad[ao]( em)?|data|para|assunto)\s*:/i;

/**
 * A mail's text parted where an older mail begins: at our own line or at the head of a quote, whichever stands first. Whoever
 * writes below is found there.
 */
export function folded(given: string, longest: Longest): Folded {
  const lines = clean(given.slice(0, mostRead)).split("\n");
  const at = lines.findIndex((_, place) => beginsQuote(lines, place));
  const own = joined(at === -1 ? lines : lines.slice(0, at));
  const rest = at === -1 ? [] : lines.slice(at);
  const below =
    own === "" ? joined(rest.filter((line, place) => !line.startsWith(">") && !beginsQuote(rest, place))) : "";
  const text = own || below;
  const quoted = joined(rest);
  return { text: cut(text, longest.text), quoted: quoted === "" ? null : cut(quoted, longest.quoted) };
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = bare(lines[at]);
  if (line === "") return false;
  if (ours.test(line) || original.test(line)) return true;
  // Our name heads our mails.
  if (line === "Voliera" && lines.slice(at + 1, at + 4).some((next) => ours.test(bare(next)))) return true;
  // A long head is broken into two lines.
  if (isHead(line) || (/^(on|em|no dia|a|às|em)\b/i.test(line) && isHead(`${line} ${bare(lines[at + 1])}`)))
    return true;
  return sender.test(line) && lines.slice(at + 1, at + 4).some((next) => beside.test(bare(next)));
}

/** Somebody wrote something: the head of a quote names an address or a day too. */
const isHead = (line: string) => wrote.test(line) && /[<@]|\d/.test(line);

const bare = (line = "") =>
  line
    .slice(0, longestHead)
    .replace(/^[\s>|]+/, "")
    .trimEnd();

// biome-ignore lint/suspicious/noControlCharactersInRegex: tabs and line breaks are all a message may hold
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Cs}|\p{Bidi_Control}/gu;

/** As a message may hold it: no controls, nothing that turns the reading round. */
const clean = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(unseen, "");

/** Lines as one text, with no blank ones around and no more than one between. */
function joined(lines: readonly string[]): string {
  const kept: string[] = [];
  for (const line of lines.map((it) => it.trimEnd())) if (line !== "" || kept.at(-1) !== "") kept.push(line);
  return kept.join("\n").trim();
}

const cut = (text: string, most: number): string => {
  const letters = [...text.slice(0, 2 * most)];
  return letters.length <= most && text.length <= 2 * most ? text : `${letters.slice(0, most - 1).join("")}…`;
};
