/** From the first to the last day, both counted; `YYYY-MM-DD`. */
export type Period = { from: string; to: string };

const day = 86_400_000;
const at = (text: string) => Date.parse(`${text}T00:00:00Z`);
const text = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const lastOfMonth = (year: number, month: number) => text(Date.UTC(year, month, 0));

/** The year of a day. */
export const yearOf = (today: string): Period => ({
  from: `${today.slice(0, 4)}-01-01`,
  to: `${today.slice(0, 4)}-12-31`,
});

/** What a period stands beside: the same of last year, or as much time before it; whole months before whole months. */
export function beside({ from, to }: Period, against: "before" | "year"): Period {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const [lastYear = 0, lastMonth = 1] = to.split("-").map(Number);
  const isWhole = from.endsWith("-01") && to === lastOfMonth(lastYear, lastMonth);
  const months = against === "year" ? 12 : (lastYear - year) * 12 + lastMonth - month + 1;
  if (isWhole) {
    const start = Date.UTC(year, month - 1 - months, 1);
    const end = Date.UTC(lastYear, lastMonth - months, 0);
    return { from: text(start), to: text(end) };
  }
  if (against === "year") return { from: yearBefore(from), to: yearBefore(to) };
  return { from: text(at(from) - (at(to) - at(from)) - day), to: text(at(from) - day) };
}

// Of 29 February the year before has the 28th.
function yearBefore(of: string): string {
  const moved = `${String(Number(of.slice(0, 4)) - 1).padStart(4, "0")}${of.slice(4)}`;
  return moved.endsWith("-02-29") ? moved.replace(/29$/, "28") : moved;
}

/** The months from one to another, both counted, `YYYY-MM`. */
export function monthsFrom(first: string, last: string): string[] {
  const [year = 0, month = 1] = first.split("-").map(Number);
  const [lastYear = 0, lastMonth = 1] = last.split("-").map(Number);
  const many = Math.max(0, (lastYear - year) * 12 + lastMonth - month + 1);
  return Array.from({ length: many }, (_, n) => text(Date.UTC(year, month - 1 + n, 1)).slice(0, 7));
}
