import { pairsBook } from "../farm/seasons.ts";
import { type BookEgg, eggs } from "./book.ts";
import { type Counted, total } from "./count.ts";

type Given = Record<string, string | undefined>;
const open = ["laid", "stored", "set", "fertile", "pipped"];
const ofFertile = ["fertile", "pipped", "hatched", "early_dead", "late_dead"];
const among = (words: readonly string[]) => (egg: BookEgg) => words.includes(egg.state);

/** How many pairs are meant; an unsaid season is every season. */
export function countPairs({ season, state, species_id, place_id, bird_id }: Given): Counted {
  const meant = pairsBook.filter(
    (pair) =>
      (!season || pair.number.startsWith(season)) &&
      (!state || pair.state === state || (state === "open" && pair.state !== "ended")) &&
      (!species_id || pair.species === species_id) &&
      (!place_id || pair.place === place_id) &&
      (!bird_id || pair.cock === bird_id || pair.hen === bird_id),
  );
  return total(meant.length);
}

const tally = (some: readonly BookEgg[]) => ({
  eggs: some.length,
  open: some.filter(among(open)).length,
  checked: some.filter(among([...ofFertile, "clear"])).length,
  fertile: some.filter(among(ofFertile)).length,
  hatched: some.filter(among(["hatched"])).length,
  dead: some.filter(among(["early_dead", "late_dead"])).length,
});

/** What eggs came to; told apart by something, a figure may be of any part. */
export function countResults({ season = "2026", species_id, pair_id, bird_id, by }: Given): Counted {
  const ofBird = pairsBook.filter(({ cock, hen }) => cock === bird_id || hen === bird_id).map(({ number }) => number);
  const meant = eggs.filter(
    (egg) =>
      (by === "season" || egg.season === season) &&
      (!species_id || egg.species === species_id) &&
      (!pair_id || egg.pair === pair_id) &&
      (!bird_id || ofBird.includes(egg.pair)),
  );
  const key = (egg: BookEgg) => (by === "species" ? egg.species : by === "season" ? egg.season : egg.pair);
  const parts = by ? [...new Set(meant.map(key))].map((it) => meant.filter((egg) => key(egg) === it)) : [];
  const tallies = [meant, ...parts].map(tally);
  const figures = Object.fromEntries(
    Object.keys(tally([])).map((name) => [name, tallies.map((it) => it[name as keyof typeof it])]),
  );
  return { figures, headline: tallies.map((it) => it.eggs), within: 0 };
}
