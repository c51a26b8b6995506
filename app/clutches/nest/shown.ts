import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import type { LatestStep } from "#worker/clutches/latest-events.ts";
import type { ClutchPage } from "#worker/clutches/page.ts";

type Unshown = "due" | "silent" | "tag" | "hen_id" | "set_on" | "stored_on" | "clutch" | "pair";
/** An egg as the page of its clutch shows it: without what the page says once, and where its steps are counted from. */
export type ShownEgg = Omit<Egg, Unshown | "steps"> & { steps: LatestStep[] };
export type ShownClutch = Omit<ClutchPage, "eggs" | "chick_versions"> & { eggs: ShownEgg[] };
/** An egg as a list of nests shows it. */
export type ListedEgg = Pick<Egg, "id" | "number" | "tag" | "state" | "clutch" | "pair" | "nest" | "tray"> & {
  steps: LatestStep[];
};

/** Leaves out of an egg what its page does not show: it travels twice, as words and as data. */
export function shownOf(egg: Egg): ShownEgg {
  const { due, silent, tag, hen_id, set_on, stored_on, clutch, pair, ...shown } = egg;
  return { ...shown, steps: stepsOf(egg) };
}

const stepsOf = ({ steps }: Egg) => steps.map(({ step, on, until, by }) => ({ step, on, until, by }));

/** The same for a list. */
export function listedOf(egg: Egg): ListedEgg {
  const { id, number, tag, state, clutch, pair, nest, tray } = egg;
  return { id, number, tag, state, clutch, pair, nest, tray, steps: stepsOf(egg) };
}
