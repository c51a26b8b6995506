import type { AssistantAction } from "#db/words/assistant.ts";
import { type Cell, valuesIn } from "./cells/cells.ts";
import type { Rows } from "./lookup/rows.ts";
import { eggNumbers, eggStateIn, eggsOf } from "./order-eggs.ts";
import { saysOf, type Taking } from "./order-taking.ts";
import { orderWords } from "./order-verbs.ts";
import type { Question } from "./understood.ts";

type Ordered = { question: Question; cells: readonly Cell[]; words: number; rows: Rows; today: string };
type Reader = (it: Ordered) => Taking | undefined;

const has = (kind: Parameters<typeof valuesIn>[1]) => (cell: Cell) => cell.readings.some((it) => it.kind === kind);
const nameBird = saysOf("bird", "male", "female", "ring");
const dayIn = (cells: readonly Cell[], side: "back" | "ahead") =>
  cells.flatMap((cell) =>
    valuesIn(cell, "period").map((period) => ({ cell, day: period[side].from, last: period[side].to })),
  )[0];
// A day that is still to come is kept: the deed refuses it by its own words.
const lastDay = ({ cells, today }: Ordered) => {
  const input = dayIn(
    cells.filter((it) => !has("bird")(it)),
    "back",
  );
  return { uses: input ? [input.cell] : [], on: input?.day ?? today };
};
const ids = (cells: readonly Cell[]) =>
  cells.flatMap((cell) =>
    valuesIn(cell, "bird")
      .slice(0, 1)
      .map(({ id }) => id),
  );
const distinct = (all: readonly string[]) => [...new Set(all)];

// The last place that is named is where they go; what stands before it are the birds.
const moveBirds: Reader = ({ cells }) => {
  const to = cells.findLast(has("place"));
  const birds = cells.filter((cell) => cell !== to && has("bird")(cell));
  if (!to || birds.length === 0) return undefined;
  const place = valuesIn(to, "place")[0];
  return {
    arguments: { bird_ids: distinct(ids(birds)), place_id: place?.id },
    uses: [to, ...birds],
    takes: nameBird,
    named: [[to, "place"], ...birds.map((it) => [it, "bird"] as const)],
  };
};

const markEggs: Reader = (it) => {
  const { question, rows, cells } = it;
  const words = orderWords[question.language];
  const request = eggNumbers(question.tokens, words);
  const text = question.tokens.map(({ word }) => word).join(" ");
  const state = eggStateIn(text, words);
  const pair = cells.find(has("pair"));
  if (!request || request.numbers.length === 0 || !state || !pair) return undefined;
  const clutch = Number(new RegExp(`(?:${words.clutch}) (\\d+)`).exec(text)?.[1] ?? Number.NaN);
  const { on, uses } = lastDay(it);
  const pair_id = valuesIn(pair, "pair")[0]?.id ?? "";
  const egg_ids = eggsOf(rows, pair_id, request.numbers, Number.isNaN(clutch) ? undefined : clutch);
  const input = state.input.split(" ");
  const isGiven = (cell: Cell) =>
    (cell.from >= request.from && cell.to <= request.to) ||
    question.tokens.slice(cell.from, cell.to).every(({ word }) => input.includes(word) || word === String(clutch));
  return {
    arguments: { egg_ids: egg_ids ?? [], state: state.state, on },
    uses: [pair, ...uses],
    takes: (cell) => isGiven(cell) || saysOf("egg", "fertile", "clear", "hatched", "stored")(cell),
    named: [[pair, "pair"]],
    ...(!egg_ids &&
      pair_id && {
        lacks: question.tokens
          .slice(request.from, request.to)
          .map((it) => it.text)
          .join(" "),
      }),
  };
};

const units: Record<string, number> = { g: 1, gr: 1, grama: 1, gramas: 1, gram: 1, grams: 1, kg: 1000 };

const noteWeight: Reader = (it) => {
  const { question, cells } = it;
  const { tokens } = question;
  const at = tokens.findIndex(
    ({ word }, i) => /^\d{1,5}(?:[.,]\d{1,2})?$/.test(word) && Object.hasOwn(units, tokens[i + 1]?.word ?? ""),
  );
  if (at === -1) return undefined;
  const isWeight = (cell: Cell) => cell.from >= at && cell.to <= at + 2;
  const bird = cells.find((cell) => has("bird")(cell) && !isWeight(cell));
  const grams = Number((tokens[at]?.word ?? "").replace(",", ".")) * (units[tokens[at + 1]?.word ?? ""] ?? 1);
  if (!bird || !(grams > 0 && grams <= 20_000)) return undefined;
  const { on, uses } = lastDay(it);
  return {
    arguments: { bird_id: ids([bird])[0], grams, on },
    uses: [bird, ...uses],
    takes: (cell) => isWeight(cell) || nameBird(cell) || saysOf("weight")(cell),
    named: [[bird, "bird"]],
  };
};

const leadsToDay = /^(?:na|no|em|ate|para|on|by|until|for)$/;

// The title is what is left once the day is taken out: it may say anything.
const addTask: Reader = ({ question, cells, words, today }) => {
  const due = dayIn(
    cells.filter((it) => !has("bird")(it)),
    "ahead",
  );
  const bird = cells.find((cell) => valuesIn(cell, "bird").length === 1);
  const pair = cells.find((cell) => valuesIn(cell, "pair").length === 1);
  let from = due?.cell.from ?? 0;
  while (due && from > words && leadsToDay.test(question.tokens[from - 1]?.word ?? "")) from -= 1;
  const rest = question.tokens
    .filter((_, at) => at >= words && !(due && at >= from && at < due.cell.to))
    .map(({ text }) => text)
    .join(" ");
  const title = rest.replace(new RegExp(`^(?:${orderWords[question.language].title} )+`, "iu"), "").slice(0, 200);
  if (title.trim() === "") return undefined;
  return {
    arguments: {
      title: title.charAt(0).toUpperCase() + title.slice(1),
      // Of days that have begun what is left counts; of days that are over the deed warns.
      on: due && (due.day >= today || due.last < today) ? due.day : today,
      ...(bird && { bird_id: valuesIn(bird, "bird")[0]?.id }),
      ...(pair && { pair_id: valuesIn(pair, "pair")[0]?.id }),
    },
    uses: [],
    takes: () => true,
    named: [],
  };
};

const bookFeed: Reader = (it) => {
  const { question, cells, rows } = it;
  const isFeed = new RegExp(`(?:^| )(?:${orderWords[question.language].feed_words})(?= |$)`);
  const cell = cells.find(has("feed"));
  const text = question.tokens.map(({ word }) => word).join(" ");
  const [only, another] = rows.feeds;
  const feed_id = cell ? valuesIn(cell, "feed")[0]?.id : isFeed.test(text) && !another ? only?.id : undefined;
  if (feed_id === undefined) return undefined;
  const { on, uses } = lastDay(it);
  return {
    arguments: { feed_id, on },
    uses: [...(cell ? [cell] : []), ...uses],
    takes: (some) =>
      has("category")(some) || saysOf("bird", "all")(some) || isFeed.test(question.tokens[some.from]?.word ?? ""),
    named: cell ? [[cell, "feed"]] : [],
  };
};

const priced = /^(?:por|for|a|at|preco|price|€|\$)$/;
const currency = /^(?:€|euros?|eur)$/;

/** The birds, and for how much. */
function goods({ question, cells }: Ordered) {
  const { tokens } = question;
  const isSum = (at: number) =>
    /^\d{1,6}(?:[.,]\d{1,2})?$/.test(tokens[at]?.word ?? "") &&
    (currency.test(tokens[at + 1]?.word ?? "") || priced.test(tokens[at - 1]?.word ?? ""));
  const sum = cells.find(({ from, to }) => to === from + 1 && isSum(from));
  const birds = cells.filter((cell) => cell !== sum && has("bird")(cell));
  const cents = sum && Math.round(Number((tokens[sum.from]?.word ?? "").replace(",", ".")) * 100);
  return { birds, sum, cents: Number.isSafeInteger(cents) ? cents : undefined };
}

const draftSale: Reader = (it) => {
  const { birds, sum, cents } = goods(it);
  const contact = it.cells.find(has("contact"));
  if (birds.length === 0) return undefined;
  return {
    arguments: {
      bird_ids: distinct(ids(birds)),
      ...(contact && { contact_id: valuesIn(contact, "contact")[0]?.id }),
      ...(cents !== undefined && { cents }),
    },
    uses: [...birds, ...(sum ? [sum] : []), ...(contact ? [contact] : [])],
    takes: nameBird,
    named: [...birds.map((it) => [it, "bird"] as const), ...(contact ? [[contact, "contact"] as const] : [])],
  };
};

const draftListing: Reader = (it) => {
  const { birds, sum, cents } = goods(it);
  const text = it.question.tokens.map(({ word }) => word).join(" ");
  const isForSale = new RegExp(`(?:${orderWords[it.question.language].for_sale})`).test(text);
  // "Put" and "list" are said of much else.
  const isPlain = /^(?:.* )?(?:put|list|offer|poe|por|coloca|colocar|mete)$/.test(
    it.question.tokens
      .slice(0, it.words)
      .map(({ word }) => word)
      .join(" "),
  );
  if (birds.length === 0 || (isPlain && !isForSale)) return undefined;
  return {
    arguments: { bird_ids: distinct(ids(birds)), ...(cents !== undefined && { cents }) },
    uses: [...birds, ...(sum ? [sum] : [])],
    takes: (cell) => nameBird(cell) || valuesIn(cell, "status").some(({ id }) => id !== "") || saysOf("sales")(cell),
    named: birds.map((it) => [it, "bird"] as const),
  };
};

/** What each deed needs of a question. */
export const parts: Record<AssistantAction, Reader> = {
  mark_eggs: markEggs,
  move_birds: moveBirds,
  note_weight: noteWeight,
  add_task: addTask,
  book_feed: bookFeed,
  draft_sale: draftSale,
  draft_listing: draftListing,
};
