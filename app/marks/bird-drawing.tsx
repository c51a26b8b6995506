import { groupOf, type Tint } from "./birds/bird-groups.ts";

type DrawingProps = {
  /** The species' group, in the breeder's own words; a bird of no group is drawn where it says nothing. */
  group: string | null | undefined;
  /** The colour it is drawn in where its look is known; each group has its own. */
  tint?: Tint | undefined;
};

/**
 * A bird of its group: a decoration, as large as what it stands in. All of them lie in one file (birds.svg), of which
 * the style sheet shows a corner, so that a row of a list costs its group's name.
 */
export function BirdDrawing({ group, tint }: DrawingProps) {
  return <span className="bird-drawing" data-of={groupOf(group)} data-tint={tint} />;
}
