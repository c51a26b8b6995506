import { useWords } from "#app/locales/words.tsx";
import type { RingColour } from "#db/vocabulary.ts";

type RingProps = {
  children: string;
  /** What it is anodised in, where that is known: its year's colour in the organisation. */
  colour?: RingColour | null | undefined;
  /** In a line of text or a row, or as large as a bird's page has it. */
  size?: "row" | "page";
};

/** A ring number: monospaced, in its own direction, never cut short; its colour is drawn and said. */
export function Ring({ children, colour, size = "row" }: RingProps) {
  const { t } = useWords();
  const words = colour && t(`birds.ring.colour.${colour}`);
  return (
    <bdi className="ring-number" data-band={colour ?? undefined} data-size={size === "page" ? size : undefined}>
      {children}
      {words && <span className="unseen">{` (${words})`}</span>}
    </bdi>
  );
}
