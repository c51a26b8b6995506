import type { Language } from "#db/vocabulary.ts";
import { dayInWords } from "#worker/locales/dates.ts";
import { translate } from "#worker/locales/translate.ts";
import type { Line } from "../../register/lines.ts";
import type { Block } from "../drawing/layout.ts";
import type { RegisterFacts } from "./register-year.ts";

type Say = (key: string, values?: Record<string, string | number>) => string;
type Given = { language: Language; say: Say; lines: readonly Line[] };

const columns = [
  ...([
    ["number", 4],
    ["on", 9],
    ["kind", 13],
    ["scientific_name", 17],
    ["mark", 12],
    ["sex", 6],
  ] as const),
  ...([
    ["birth_date", 9],
    ["annex", 6],
    ["parents", 14],
    ["party_name", 16],
    ["document", 9],
    ["notes", 8],
  ] as const),
] as const;

const joined = (separator: string, ...parts: Array<string | null | undefined | false>) =>
  parts.filter(Boolean).join(separator);

/** A year of the register: its entered lines, and what was there at its end. */
export function registerBlocks(
  { lines: count, until, balances }: RegisterFacts,
  { language, say, lines }: Given,
): Block[] {
  const day = (on: string) => dayInWords(on, language);
  const head = (name: string) => translate(language, `movements.file.${name}`);
  return [
    {
      is: "table",
      title: say("register.lines", { count }),
      columns: columns.map(([name, share]) => ({ head: head(name), share })),
      size: 7,
      isTight: true,
      rows: eachLine(lines, (it) => cellsOf(it, language, say)),
    },
    {
      is: "table",
      title: say("register.balances", { day: day(until) }),
      columns: [
        { head: say("column.species"), share: 55 },
        ...(["owned", "held", "borrowed"] as const).map((name) => ({ head: say(`register.${name}`), share: 15 })),
      ],
      rows: balances.map(({ name, owned, held, borrowed }) => [
        name ?? say("register.species_gone"),
        ...[owned, held, borrowed].map(String),
      ]),
    },
    { is: "text", text: say("declares.register") },
    { is: "signatures", names: [say("signs.own")] },
  ];
}

function* eachLine(lines: readonly Line[], cells: (line: Line) => string[]) {
  for (const line of lines) yield cells(line);
}

function cellsOf(it: Line, language: Language, say: Say): string[] {
  const name = joined(
    " ",
    it.scientific_name,
    it.common_name !== it.scientific_name && it.common_name && `(${it.common_name})`,
  );
  return [
    String(it.number),
    dayInWords(it.on, language),
    joined(
      " · ",
      translate(language, `audit.movement.direction.${it.direction}`),
      translate(language, `audit.movement.kind.${it.kind}`),
    ),
    name,
    it.mark ?? "",
    it.sex === "male" || it.sex === "female" ? say(`sex.${it.sex}`) : "",
    it.birth_date ? dayInWords(it.birth_date, language) : "",
    joined(" ", it.annex, it.source_code),
    joined(" · ", it.parents, it.certificate),
    joined(" · ", it.party_name, it.party_tax_id, it.party_registration, it.party_address),
    joined(" · ", it.document, it.document_on && dayInWords(it.document_on, language)),
    joined(" · ", it.corrects && say("register.corrects", { number: it.corrects.number }), it.notes),
  ];
}
