import type { ExpenseCategory } from "#db/words/trade.ts";

/** A sale of one bird or one good, delivered on a day; amounts are cents. */
export type Sale = { on: string; to: string; bird?: string; good?: string; cents: number; paid: number; due?: string };
export const salesBook: readonly Sale[] = [
  { on: "2025-08-10", to: "Rui Alves", bird: "JM25-105", cents: 4500, paid: 4500 },
  { on: "2025-09-20", to: "Rui Alves", bird: "JM25-133", cents: 4000, paid: 4000 },
  { on: "2026-03-12", to: "Joana Pires", bird: "JM25-123", cents: 3000, paid: 1000, due: "2026-04-15" },
  { on: "2026-04-10", to: "Rui Alves", good: "Gaiola usada", cents: 2500, paid: 2500 },
  { on: "2026-05-08", to: "Joana Pires", bird: "JM25-143", cents: 6000, paid: 0, due: "2026-06-08" },
];

export type Expense = { on: string; category: ExpenseCategory; cents: number; due?: string; to?: string };
/** What was spent; `due` is not paid yet, and to whom. */
export const expensesBook: readonly Expense[] = [
  { on: "2025-02-01", category: "feed", cents: 12_000 },
  { on: "2025-10-01", category: "medicine", cents: 3000 },
  { on: "2026-01-15", category: "rings", cents: 2400 },
  { on: "2026-02-10", category: "feed", cents: 8000 },
  { on: "2026-03-20", category: "energy", cents: 4500 },
  { on: "2026-04-05", category: "feed", cents: 6500 },
  { on: "2026-04-22", category: "equipment", cents: 9900 },
  { on: "2026-05-03", category: "feed", cents: 5200, due: "2026-05-30", to: "Manuel Costa" },
  { on: "2026-05-06", category: "shows", cents: 2000 },
];

/** What stands on the shelf: grams bought and used, and from when on it is no good. */
export const stockBook = [
  { name: "Alpista", category: "seed", unit: "g", minimum: 5000, bought: 10_000, used: 8000 },
  { name: "Papa de ovo", category: "egg_food", unit: "g", minimum: 500, bought: 3000, used: 0, expires: "2026-06-01" },
  { name: "Grit", category: "supplements", unit: "g", minimum: 200, bought: 4000, used: 500 },
] as const;

/** Closed rings that were ordered, by their numbers. */
export const seriesBook = [
  { pattern: "JM{yy}-{nnn}", year: 2025, first: 101, last: 150, size_mm: 2.9 },
  { pattern: "JM{yy}-{nnn}", year: 2026, first: 201, last: 260, size_mm: 2.9 },
] as const;

/** Machines with what was read of them this morning. */
export const machinesBook = [
  { name: "Octagon", set: 37.5, read: 39.2 },
  { name: "Brinsea", set: 37.5, read: 37.6 },
] as const;

/** What was prescribed and still runs. */
export const coursesBook = [
  { bird: "JM24-006", medicine: "Baytril", dose: "0,3 ml por litro", first_on: "2026-05-18", days: 7 },
] as const;

export const tasksBook = [
  { title: "Limpar a voadeira", on: "2026-05-20" },
  { title: "Comprar areia", on: "2026-05-21" },
  { title: "Cortar unhas", on: "2026-05-15" },
  { title: "Encomendar anilhas", on: "2026-05-27" },
] as const;

/** Grams, of a bird on a day. */
export const weightsBook = [
  { bird: "JM24-005", on: "2026-04-01", grams: 19.5 },
  { bird: "JM24-005", on: "2026-05-10", grams: 21 },
  { bird: "JM24-004", on: "2026-05-10", grams: 18.2 },
] as const;
