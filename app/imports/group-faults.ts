import { pageSizes } from "#db/page-sizes.ts";
import type { RowError } from "#worker/imports/report-contract.ts";

/** A row's fault, or what was only remarked on. */
export type ListedRemark = RowError & { kind: "error" | "warning" };
/** Faults of one kind in one column: what they say, how many there are, and the rows of one page of them. */
export type FaultGroup = {
  id: string;
  kind: ListedRemark["kind"];
  code: string;
  column: string;
  /** Values that stand in several of the rows, each to be put right at once. */
  words: CommonWord[];
  /** What all say; where rings and names in it differ, with dots in their places. */
  message: string;
  isVaried: boolean;
  count: number;
  isOpen: boolean;
  rows: ListedRemark[];
  page: number;
  total_pages: number;
  page_size: number;
};

/** A value of a column (`C`) and how many of the rows have it. */
type CommonWord = { column: string; word: string; rows: number };

const usualSize = 20;

/**
 * Equal faults as one line each, errors before warnings and the most frequent first. `fault` in the address opens one of
 * them, `page` and `page_size` turn its pages.
 */
export function groupFaults(remarks: readonly ListedRemark[], params: URLSearchParams): FaultGroup[] {
  const groups = new Map<string, ListedRemark[]>();
  for (const remark of remarks) {
    const id = `${remark.kind} ${remark.code} ${remark.column}`;
    const before = groups.get(id);
    if (before) before.push(remark);
    else groups.set(id, [remark]);
  }
  return [...groups]
    .map(([id, all]) => groupOf(id, all, params))
    .sort((one, other) => Number(one.kind === "warning") - Number(other.kind === "warning") || other.count - one.count);
}

function groupOf(id: string, all: readonly ListedRemark[], params: URLSearchParams): FaultGroup {
  const [first] = all;
  const { kind = "error", code = "", column = "" } = first ?? {};
  const isOpen = params.get("fault") === id;
  const query = isOpen ? params : new URLSearchParams();
  const page_size = pageSizes.find((size) => String(size) === query.get("page_size")) ?? usualSize;
  const total_pages = Math.max(1, Math.ceil(all.length / page_size));
  const page = Math.min(total_pages, Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1));
  const messages = [...new Set(all.map(({ message }) => message))];
  const rows = all.slice((page - 1) * page_size, page * page_size);
  const isVaried = messages.length > 1;
  const message = messages.slice(0, 50).reduce(sharedFaults, messages[0] ?? "");
  const words = kind === "error" ? commonWords(all) : [];
  const paged = { isOpen, rows, page, total_pages, page_size };
  return { id, kind, code, column, words, message, isVaried, count: all.length, ...paged };
}

const mostWords = 3;
/** Faults whose value is not what the cell says, or that another row has to answer for. */
const notOfWord = /\.(?:twice|required|rejected|before_parent|after_child|before_birth|before_arrival)$/;

function commonWords(all: readonly ListedRemark[]): CommonWord[] {
  const counts = new Map<string, CommonWord>();
  for (const { cell, value, code } of all) {
    const column = cell?.replace(/\d+$/, "");
    // A value that was cut is not the whole word.
    if (!column || value === "" || value.endsWith("…") || notOfWord.test(code)) continue;
    const before = counts.get(value) ?? { column, word: value, rows: 0 };
    counts.set(value, { ...before, rows: before.rows + 1 });
  }
  return [...counts.values()]
    .filter(({ rows }) => rows > 1)
    .sort((one, other) => other.rows - one.rows)
    .slice(0, mostWords);
}

/** Two sentences made from one pattern, with dots where they part. */
export function sharedFaults(one: string, other: string): string {
  if (one === other) return one;
  const [words, others] = [one.split(" "), other.split(" ")];
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const [head, tail] = [words.slice(0, start), end > 0 ? words.slice(-end) : []];
  return [...head, ...(head.at(-1) === "…" || tail[0] === "…" ? [] : ["…"]), ...tail].join(" ");
}
