import { demoFlock, type Ring } from "#worker/demo/flock/flock.ts";
import { demoSeason } from "#worker/demo/season-order.ts";

const inFlock = new Set<Ring>(demoFlock.map(({ ring }) => ring));

/** Every egg of the demo's book, with its pair. */
export const bookedEggs = demoSeason.flatMap((pair) =>
  pair.clutches.flatMap((clutch) => clutch.map((egg) => ({ pair, clutch, egg }))),
);

/** How many birds the demo has: the flock, and the chicks of the present season. */
export const demoBirds =
  demoFlock.length +
  bookedEggs.filter(({ egg: { chick } }) => chick && !(chick.ring && inFlock.has(chick.ring))).length;
