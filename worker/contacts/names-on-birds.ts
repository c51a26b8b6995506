import type { BirdRole } from "#db/words/trade.ts";
import { foldName } from "#worker/species/names.ts";

/** What stands on so many birds in the place of whoever is that to them. */
export type WordOnBirds = { role: BirdRole; word: string; n: number };
/** A name in all its spellings, with how many birds it stands on as what. */
export type NamedOnBirds = {
  /** What its spellings have in common. */
  key: string;
  /** As it is written most. */
  name: string;
  spellings: ReadonlyArray<{ role: BirdRole; word: string }>;
} & Record<BirdRole, number>;

/** Whether a text may be somebody's name: a dash, a year or a question mark is none. */
const isName = (key: string): boolean => /\p{L}/u.test(key);

/** The names behind words, each once however it is written, those on the most birds first. */
export function namesOnBirds(words: readonly WordOnBirds[]): NamedOnBirds[] {
  const byKey = new Map<string, WordOnBirds[]>();
  for (const it of words) {
    const key = foldName(it.word);
    const same = byKey.get(key);
    if (same) same.push(it);
    else byKey.set(key, [it]);
  }
  return [...byKey]
    .filter(([key]) => isName(key))
    .map(([key, some]) => {
      const count = (role: BirdRole) => some.filter((it) => it.role === role).reduce((sum, { n }) => sum + n, 0);
      return {
        key,
        name: mostWritten(some),
        spellings: some.map(({ role, word }) => ({ role, word })),
        breeder: count("breeder"),
        owner: count("owner"),
        buyer: count("buyer"),
      };
    })
    .sort((one, other) => totalOf(other) - totalOf(one) || (one.key < other.key ? -1 : 1));
}

const totalOf = ({ breeder, owner, buyer }: NamedOnBirds) => breeder + owner + buyer;

function mostWritten(words: readonly WordOnBirds[]): string {
  const counts = new Map<string, number>();
  for (const { word, n } of words) counts.set(word, (counts.get(word) ?? 0) + n);
  const [[name] = [""]] = [...counts].sort(([, one], [, other]) => other - one);
  return name.trim();
}
