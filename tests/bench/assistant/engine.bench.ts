import { loadavg } from "node:os";
import { farm, today } from "#tests/assistant/engine/asking.ts";
import { allQuestions } from "#tests/questions/all.ts";
import type { Rows } from "#worker/assistant/engine/lookup/rows.ts";
import { soughtIn } from "#worker/assistant/engine/lookup/sought.ts";
import { hear, readWith } from "#worker/assistant/engine/understand.ts";

// The processor time of understanding a question, without the database: what is sought of it, and what it means by as many
// rows as a lookup brings at most; 240 questions, and those that are as long as may be.

const bound = 15;

const many = <Row extends { id: string }>(rows: readonly Row[], count: number, named: (at: number) => Partial<Row>) =>
  Array.from({ length: count }, (_, at) => ({ ...(rows[at % rows.length] as Row), id: `x_${at}`, ...named(at) }));
const name = (at: number) => ({ name: `Mistura ${String.fromCharCode(97 + (at % 26))}${at} para exóticos` });
const full: Rows = {
  ...farm,
  species: [...farm.species, ...many(farm.species, 200, (at) => ({ common_name: `Ave ${at}`, catalogue_slug: null }))],
  incubators: [...farm.incubators, ...many(farm.incubators, 98, name)],
  feeds: [...farm.feeds, ...many(farm.feeds, 98, name)],
  places: [...farm.places, ...many(farm.places, 56, name)],
  items: [...farm.items, ...many(farm.items, 58, name)],
  contacts: [...farm.contacts, ...many(farm.contacts, 57, name)],
  rings: [...farm.rings, ...many(farm.rings, 56, (at) => ({ identifier: `PT 2020 ${at}` }))],
  called: [...farm.called, ...many(farm.called, 56, (at) => ({ identifier: `PT 2021 ${at}` }))],
};

/** Milliseconds of processor time that understanding takes. */
function spent(question: string): number {
  const before = process.cpuUsage();
  const heard = hear(question, "pt", null);
  if (!("outcome" in heard)) {
    soughtIn(heard.tokens, heard.language);
    readWith(heard, full, today, null);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function report(what: string, ms: number): void {
  console.log(`${what.padEnd(60)} ${ms.toFixed(2).padStart(7)} ms of CPU  ${ms <= bound ? "within" : "OVER"} ${bound}`);
}

console.log(
  `the first question of a language, its words made: ${spent("Quantos canários tenho?").toFixed(1)} ms of CPU`,
);
spent("How many canaries do I have?");
for (const { question } of allQuestions) spent(question);
// Of seven times each the least: what the collector, or a neighbour on the same core, takes of one is no question's own.
const least = (question: string) => Math.min(...Array.from({ length: 7 }, () => spent(question)));
const each = allQuestions.map(({ question }) => ({ question, ms: least(question) }));
const sorted = each.sort((one, other) => one.ms - other.ms);
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
report(`${sorted.length} questions, the middle one`, at(0.5)?.ms ?? 0);
report("… 99 of 100", at(0.99)?.ms ?? 0);
report(`… the dearest: ${at(1)?.question.slice(0, 40)}`, at(1)?.ms ?? 0);
const long = {
  "a thousand letters, all words known": "quantos canários machos tenho na gaiola B4 em abril "
    .repeat(20)
    .slice(0, 1000),
  "a thousand letters, every word mistyped": "quantso canáiros macohs tnho gaoila abrli pasraos "
    .repeat(20)
    .slice(0, 1000),
  "a thousand letters, nothing but rings": "PT 2026 0417 AB-7 ".repeat(56).slice(0, 1000),
};
for (const [what, question] of Object.entries(long)) report(what, least(question));
console.log(`load ${loadavg().map((it) => it.toFixed(1))}`);
