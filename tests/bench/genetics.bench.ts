import { bookOf } from "#tests/genetics/crosses.ts";
import { eightLoci } from "#tests/genetics/eight-loci.ts";
import { half, one, times } from "#worker/genetics/crossing/fractions.ts";
import { outcomesOf } from "#worker/genetics/crossing/outcomes.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// A pair mixed at eight loci, every combination told, against multiplying one exact chance of eight halves for each.

const bound = 50;
const book = bookOf("budgerigar");
const { outcomes } = outcomesOf(book, eightLoci);
const eightTimes = Array.from({ length: 8 });
const ms = await inQueue(25, {
  told: async () => outcomesOf(book, eightLoci),
  floor: async () => outcomes.map(() => eightTimes.reduce((chance: typeof one) => times(chance, half), one)),
});
const view = ms.told ?? 0;
const kept = view <= bound ? `within ${bound} ms` : `OVER ${bound} ms`;
console.log(`${verdict(`${outcomes.length} outcomes of eight loci`, view, ms.floor ?? 0, undefined)}  ${kept}`);
