import type { WordKey } from "#app/locales/dictionary.ts";
import type { useWords } from "#app/locales/words.tsx";
import type { Line } from "#worker/legal/register/lines.ts";

type Say = ReturnType<typeof useWords>["t"];

/** How a bird came or left, in one word. */
export const movementText = ({ direction, kind }: Pick<Line, "direction" | "kind">, t: Say): string =>
  t(`book.kind.${direction}.${kind}` as WordKey);
