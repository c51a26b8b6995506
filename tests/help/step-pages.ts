/** Answers the HTML of a page, or nothing where it does not open. */
export type Open = (path: string) => Promise<string>;

/** Where the things of a parameter are linked from, and how a link to one of them looks. */
const sources: Record<string, { lists: readonly string[]; link: RegExp }> = {
  birdId: { lists: ["/birds?sort_by=birth_date&order=desc", "/birds", "/health"], link: /\/birds\/(bird_\w+)/g },
  pairId: { lists: ["/birds/pairs"], link: /\/birds\/pairs\/(pair_\w+)/g },
  clutchId: { lists: ["/eggs", "/agenda?span=month", "/agenda"], link: /\/clutches\/(clu_\w+)/g },
  speciesId: { lists: ["/species"], link: /\/species\/(sp_\w+)/g },
  placeId: { lists: ["/places"], link: /\/places\/(pl_\w+)/g },
  incubatorId: { lists: ["/incubators"], link: /\/incubators\/(inc_\w+)/g },
  courseId: { lists: ["/health?show=courses"], link: /\/health\/courses\/(course_\w+)/g },
  saleId: { lists: ["/finance/sales"], link: /\/finance\/sales\/(sale_\w+)/g },
  itemId: { lists: ["/stock"], link: /\/stock\/(item_\w+)/g },
  seriesId: { lists: ["/stock/rings"], link: /\/stock\/rings\/(ring_series_\w+)/g },
};
const stops = { lists: ["/agenda", "/dashboard"], link: /\/round\/(\w+)/g };
/** Of so many things one must have what a step speaks of. */
const most = 12;

/**
 * The pages that a path of the help stands for, by what a flock has: `/birds/:birdId` is the page of each of its birds,
 * the likeliest first. What is asked for in place of a bird, a pair or a tray is found where its lists link it.
 */
export function pagesOf(open: Open) {
  const known = new Map<string, Promise<string[]>>();

  async function linked(lists: readonly string[], link: RegExp): Promise<string[]> {
    const pages = await Promise.all(lists.map(open));
    return [...new Set(pages.flatMap((html) => [...html.matchAll(link)].map(([, id = ""]) => id)))].slice(0, most);
  }

  function idsFor(path: string, name: string): Promise<string[]> {
    const isStop = path.startsWith("/round/");
    const key = isStop ? "stop" : name;
    const source = isStop ? stops : sources[name];
    if (!source) throw new Error(`Say in tests/help/step-pages.ts where :${name} is found`);
    const found = known.get(key) ?? linked(source.lists, source.link);
    known.set(key, found);
    return found;
  }

  return async function pages(path: string): Promise<string[]> {
    const [before, name, behind = ""] = path.split(/:(\w+)(.*)/s);
    if (!name || before === undefined) return [path];
    if (name === "trayId") return linked([before.replace(/\/trays\/$/, "")], new RegExp(`(${before}tray_\\w+)`, "g"));
    const ids = await idsFor(path, name);
    const inner = await Promise.all(ids.map((id) => pages(`${before}${id}${behind}`)));
    return inner.flat().slice(0, most);
  };
}
