/**
 * Groups of birds that descend from one another: the strongly connected parts of the graph `parentsOf` (Tarjan 1972),
 * looked for from `starts` upwards. Time grows with birds and parents; no recursion, so any depth will do.
 */
export function circles(starts: Iterable<string>, parentsOf: (id: string) => readonly string[]): string[][] {
  const search: Search = { parentsOf, order: new Map(), low: new Map(), stack: [], onStack: new Set(), found: [] };
  for (const start of starts) if (!search.order.has(start)) climb(search, start);
  return search.found;
}

type Search = {
  parentsOf: (id: string) => readonly string[];
  order: Map<string, number>;
  /** The earliest bird still open that can be reached. */
  low: Map<string, number>;
  stack: string[];
  onStack: Set<string>;
  found: string[][];
};
type Step = { id: string; parents: readonly string[]; next: number };

function climb(search: Search, start: string) {
  const path: Step[] = [enter(search, start)];
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const parent = step.parents[step.next];
    step.next += 1;
    if (parent === undefined) {
      path.pop();
      leave(search, step.id, path.at(-1)?.id);
    } else if (!search.order.has(parent)) path.push(enter(search, parent));
    else if (search.onStack.has(parent)) lower(search, step.id, search.order.get(parent));
  }
}

function enter(search: Search, id: string): Step {
  search.low.set(id, search.order.size);
  search.order.set(id, search.order.size);
  search.stack.push(id);
  search.onStack.add(id);
  return { id, parents: search.parentsOf(id), next: 0 };
}

function leave(search: Search, id: string, child: string | undefined) {
  const low = search.low.get(id);
  if (child !== undefined) lower(search, child, low);
  if (low !== search.order.get(id)) return;
  const circle = search.stack.splice(search.stack.lastIndexOf(id));
  for (const member of circle) search.onStack.delete(member);
  if (circle.length > 1 || search.parentsOf(id).includes(id)) search.found.push(circle);
}

function lower({ low }: Search, id: string, to: number | undefined) {
  if (to !== undefined && to < (low.get(id) ?? to + 1)) low.set(id, to);
}
