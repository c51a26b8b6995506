import type { Language } from "#db/vocabulary.ts";
import type { Unit } from "./spans.ts";

/** The words of periods in one language, folded; the sources of regular expressions where they say so. */
export type PeriodWords = {
  months: readonly string[];
  weekdays: readonly string[];
  numbers: readonly string[];
  units: Record<string, Unit>;
  /** Before a unit, and behind it: so many away. */
  before: Record<string, number>;
  behind: Record<string, number>;
  days: Record<string, number>;
  quarters: Record<string, number>;
  /** The last so many; the next so many; words between. Expressions. */
  last: string;
  next: string;
  /** So many units back: what stands before and what behind. Expressions. */
  ago: readonly [string, string];
  /** Whole phrases that are a unit so many away. */
  wholes: Record<string, readonly [Unit, number]>;
  /** What may stand before a period and is part of it; between a day and its month, a month and its year. Expressions. */
  lead: string;
  of: string;
  since: string;
  until: string;
  from: string;
  to: string;
  between: string;
  and: string;
  season: string;
  year: string;
  day: string;
};

const pt: PeriodWords = {
  months: [
    ..."janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro".split("|"),
    ..."jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez".split("|"),
  ],
  weekdays:
    "segunda(?: feira)?|terca(?: feira)?|quarta(?: feira)?|quinta(?: feira)?|sexta(?: feira)?|sabado|domingo".split(
      "|",
    ),
  numbers: "uma?|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze".split("|"),
  units: {
    dia: "day",
    dias: "day",
    semana: "week",
    semanas: "week",
    "fim de semana": "weekend",
    mes: "month",
    meses: "month",
    trimestre: "quarter",
    trimestres: "quarter",
    ano: "year",
    anos: "year",
    epoca: "season",
    epocas: "season",
    temporada: "season",
  },
  before: {
    este: 0,
    esta: 0,
    neste: 0,
    nesta: 0,
    deste: 0,
    desta: 0,
    "o corrente": 0,
    corrente: 0,
    ultimo: -1,
    ultima: -1,
    passado: -1,
    passada: -1,
    anterior: -1,
    proximo: 1,
    proxima: 1,
    "este proximo": 1,
    "esta proxima": 1,
    penultimo: -2,
    penultima: -2,
  },
  behind: {
    passado: -1,
    passada: -1,
    anterior: -1,
    "que passou": -1,
    ultimo: -1,
    ultima: -1,
    transato: -1,
    transata: -1,
    "que vem": 1,
    seguinte: 1,
    proximo: 1,
    proxima: 1,
    "que entra": 1,
    corrente: 0,
    atual: 0,
    "em curso": 0,
  },
  days: { hoje: 0, amanha: 1, ontem: -1, "depois de amanha": 2, anteontem: -2, "antes de ontem": -2 },
  quarters: {
    primeiro: 1,
    segundo: 2,
    terceiro: 3,
    quarto: 4,
    "1o": 1,
    "2o": 2,
    "3o": 3,
    "4o": 4,
    "1": 1,
    "2": 2,
    "3": 3,
    "4": 4,
  },
  last: "(?:n?[oa]s )?(?:ultim[oa]s|passad[oa]s)",
  next: "(?:n?[oa]s )?(?:proxim[oa]s|seguintes)|dentro de|daqui a|em|durante",
  ago: ["(?:ha|faz) ", "(?: atras)?"],
  wholes: { "para a semana": ["week", 1], "para o ano": ["year", 1], "para o mes": ["month", 1] },
  lead: "(?:(?:durante|em|de|do|da|no|na|nos|nas|ao|a|o|para|pelo|pela|dia|mes de|no mes de|no dia|ano de|no ano de|do ano de|para o|para a|ja) )*",
  of: " (?:de |do |da |do ano de |do ano )?",
  since: "desde(?: o inicio (?:de|do|da))?|a partir (?:de|do|da)",
  until: "ate(?: ao fim (?:de|do|da)| ao| a| o| fim de)?",
  from: "de|do dia|da|do|desde",
  to: "a|ate|ao|ate ao|ate a",
  between: "entre(?: os dias)?",
  and: "e(?: o)?",
  season: "(?:epoca|temporada)(?: de cria(?:cao)?)?(?: de| do ano)?",
  year: "ano(?: de)?",
  day: "dia ",
};

const en: PeriodWords = {
  months: [
    ..."january|february|march|april|may|june|july|august|september|october|november|december".split("|"),
    ..."jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec".split("|"),
  ],
  weekdays: "mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?".split("|"),
  numbers: "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve".split("|"),
  units: {
    day: "day",
    days: "day",
    week: "week",
    weeks: "week",
    weekend: "weekend",
    month: "month",
    months: "month",
    quarter: "quarter",
    quarters: "quarter",
    year: "year",
    years: "year",
    season: "season",
    seasons: "season",
    "breeding season": "season",
  },
  before: {
    this: 0,
    "the current": 0,
    current: 0,
    "the present": 0,
    "this current": 0,
    last: -1,
    "the last": -1,
    previous: -1,
    "the previous": -1,
    "this past": -1,
    past: -1,
    "the past": -1,
    next: 1,
    "the next": 1,
    "the coming": 1,
    coming: 1,
    "this coming": 1,
    "the following": 1,
    following: 1,
  },
  behind: { ago: -1, "from now": 1, before: -1 },
  days: {
    today: 0,
    tonight: 0,
    tomorrow: 1,
    yesterday: -1,
    "the day after tomorrow": 2,
    "day after tomorrow": 2,
    "the day before yesterday": -2,
  },
  quarters: { first: 1, second: 2, third: 3, fourth: 4, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4 },
  last: "(?:in |over |during |within |for )?(?:the )?(?:last|past|previous)",
  next: "(?:in |over |during |within |for )?(?:the )?(?:next|coming|following)|within|in(?: the)?",
  ago: ["", " ago"],
  wholes: { "the week after next": ["week", 2], "week after next": ["week", 2] },
  lead: "(?:(?:during|in|on|of|for|over|by|the|month of|year|within|from|at) )*",
  of: "(?: of|,)? ",
  since: "since(?: the start of| the beginning of)?|from|starting(?: from)?|as of",
  until: "until|till|up to|through|to the end of|until the end of|by",
  from: "from|since",
  to: "to|until|till|through",
  between: "between",
  and: "and",
  season: "(?:breeding )?season(?: of)?|(?:the )?season",
  year: "year",
  day: "",
};

/** Both languages, for a question may mix them. */
export const periodWords: Record<Language, PeriodWords> = { pt, en };
