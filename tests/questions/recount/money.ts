import { today } from "../farm/cast.ts";
import { coursesBook, expensesBook, machinesBook, salesBook, seriesBook, stockBook } from "../farm/trade.ts";
import { birds } from "./book.ts";
import { type Counted, total, uncounted } from "./count.ts";

type Given = Record<string, string | undefined>;
const sum = (all: readonly number[]) => all.reduce((so, it) => so + it, 0);

/** What days that are over came to, in cents; of days to come the book knows nothing. */
export function countMoney({ from = "", to = "", about, category, species_id }: Given): Counted {
  const isIn = ({ on }: { on: string }) => on >= from && on <= to;
  const income = sum(salesBook.filter(isIn).map(({ cents }) => cents));
  const spent = expensesBook.filter(isIn).filter((it) => !category || it.category === category);
  const expense = sum(spent.map(({ cents }) => cents));
  if (to > today || species_id) return uncounted;
  const amount = about === "sales" ? income : about === "expenses" ? expense : income - expense;
  const all = { income_cents: [income], result_cents: [income - expense], expense_cents: [expense] };
  return { figures: category ? {} : all, headline: [amount], within: 0 };
}

/** What is still to be paid, in cents, and how many parts of it. */
export function countOwed({ direction, late, contact_id }: Given): Counted {
  const parts =
    direction === "in"
      ? salesBook.map(({ to, due, cents, paid }) => ({ to, due, cents: cents - paid })).filter(({ cents }) => cents > 0)
      : expensesBook.filter(({ due }) => due !== undefined);
  const meant = parts.filter(
    ({ to, due = "" }) => (!contact_id || to === contact_id) && (String(late) !== "true" || due < today),
  );
  return { figures: { total: [meant.length] }, headline: [sum(meant.map(({ cents }) => cents))], within: 0 };
}

/** Numbers of the series that a bird wears, or that none does. */
export function countRings({ year, series_id, about = "left" }: Given): Counted {
  const named = year ?? series_id;
  const meant = seriesBook.filter((series) => !named || String(series.year) === named);
  const counts = meant.map(({ year, first, last }) => {
    const head = `JM${String(year).slice(2)}-`;
    const numbers = birds.filter(({ ring }) => ring.startsWith(head)).map(({ ring }) => Number(ring.slice(5)));
    const used = numbers.filter((number) => number >= first && number <= last).length;
    return about === "used" ? used : last - first + 1 - used;
  });
  return { figures: {}, headline: [sum(counts)], within: 0 };
}

/** What stands on the shelf and is below its minimum, or expires in the thirty days that the page warns of. */
export function countStock({ item_id, show }: Given): Counted {
  const left = stockBook.map((it) => ({ ...it, left: it.bought - it.used }));
  if (item_id)
    return { figures: {}, headline: left.filter(({ name }) => name === item_id).map((it) => it.left), within: 0 };
  if (show === "running_out") return total(left.filter((it) => it.left < it.minimum).length);
  return total(show === "expiring" ? left.filter((it) => "expires" in it).length : left.length);
}

/** The last reading of a machine, or what there is of them. */
export function countMachines({ incubator_id, about = "all" }: Given): Counted {
  const meant = machinesBook.filter(({ name }) => !incubator_id || name === incubator_id);
  if (about === "temperature") return { figures: {}, headline: meant.map(({ read }) => read), within: 0.051 };
  if (about === "humidity") return { figures: {}, headline: [45], within: 0.5 };
  return about === "all" && !incubator_id ? total(meant.length) : uncounted;
}

/** Courses that run. */
export const countCourses = ({ bird_id }: Given): Counted =>
  total(coursesBook.filter(({ bird }) => !bird_id || bird === bird_id).length);
