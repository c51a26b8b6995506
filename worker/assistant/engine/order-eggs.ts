import type { EggState } from "#db/vocabulary.ts";
import type { Rows } from "./lookup/rows.ts";
import type { OrderWords } from "./patterns/order-words.ts";
import type { Token } from "./text/tokens.ts";

/** The numbers behind `eggs`, as in `eggs 1, 2 and 5 to 7`, and which words say them. */
export function eggNumbers(
  tokens: readonly Token[],
  words: OrderWords,
): { numbers: number[]; from: number; to: number } | undefined {
  const at = tokens.findIndex(({ word }) => new RegExp(`^(?:${words.eggs})$`).test(word));
  if (at === -1) return undefined;
  const numbers: number[] = [];
  let to = at + 1;
  for (; to < tokens.length; to += 1) {
    const word = tokens[to]?.word ?? "";
    const [, first, last] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(word) ?? [];
    const isNext = /^\d/.test(tokens[to + 1]?.word ?? "");
    if (first) numbers.push(...span(Number(first), Number(last ?? first)));
    else if (new RegExp(`^(?:${words.range})$`).test(word) && isNext && numbers.length > 0) {
      numbers.push(...span((numbers.at(-1) ?? 0) + 1, Number.parseInt(tokens[to + 1]?.word ?? "", 10)));
      to += 1;
    } else if (word !== words.and || !isNext) break;
  }
  return { numbers: [...new Set(numbers)], from: at, to };
}

const span = (from: number, to: number): number[] =>
  to >= from && to - from < 60 ? Array.from({ length: to - from + 1 }, (_, at) => from + at) : [];

/** Which state the words say; the longest that fits. */
export function eggStateIn(text: string, { states }: OrderWords): { state: EggState; input: string } | undefined {
  const found = (Object.entries(states) as [EggState, string][]).flatMap(([state, looks]) => {
    const input = new RegExp(`(?:^| )(${looks})(?= |$)`, "u").exec(text)?.[1];
    return input ? [{ state, input }] : [];
  });
  return found.sort((a, b) => b.input.length - a.input.length)[0];
}

/** The eggs of a pair with these numbers: of its latest clutch that has them all, else of the one that is named. */
export function eggsOf(
  { eggs }: Pick<Rows, "eggs">,
  pair_id: string,
  numbers: readonly number[],
  clutch?: number,
): string[] | undefined {
  const own = eggs.filter((it) => it.pair_id === pair_id && (clutch === undefined || it.clutch === clutch));
  const clutches = [...new Set(own.map((it) => it.clutch))].sort((a, b) => b - a);
  for (const each of clutches) {
    const ids = numbers.map((number) => own.find((it) => it.clutch === each && it.number === number)?.id);
    if (ids.every((id) => id !== undefined)) return ids;
  }
  return undefined;
}
