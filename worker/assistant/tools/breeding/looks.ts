import type { Crossed, OutcomeView } from "#worker/genetics/crosses.ts";
import type { ToolContext } from "../tool.ts";
import { shareWords } from "./inbreeding-words.ts";

/** A look of the young, its share of all of them (0 to 1), and of which sex alone it is, where it is. */
type Look = { name: string; share: number; text: string; detail: string };

/** What the young would look like, the likeliest first; cocks and hens of one look are counted together. */
export function looksOf({ outcomes }: Pick<Crossed, "outcomes">, context: ToolContext): Look[] {
  const { speech } = context;
  const looks = new Map<string, { name: string; share: number; sexes: Set<OutcomeView["sex"]> }>();
  for (const { key, name, chance, sex } of outcomes) {
    const look = looks.get(key) ?? { name, share: 0, sexes: new Set() };
    look.share += chance.number;
    looks.set(key, { ...look, sexes: look.sexes.add(sex) });
  }
  return [...looks.values()]
    .sort((one, other) => other.share - one.share)
    .map(({ name, share, sexes }) => ({
      name,
      share,
      text: shareWords(share, context),
      detail: sexes.size === 1 ? speech.say(`colours.only.${[...sexes][0]}`) : "",
    }));
}

/** Which part of the eggs a colour would cost; nothing where none is lost. */
export function lossWords({ lost }: Pick<Crossed, "lost">, context: ToolContext): string {
  const { speech } = context;
  const parts = lost.map(({ name, chance }) =>
    speech.say("colours.lost", { name, share: shareWords(chance.number, context) }),
  );
  return parts.join(" ");
}
