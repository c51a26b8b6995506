import type { LineageNode } from "#worker/pedigrees/lineage.ts";
import type { Side } from "./family.ts";

/** Where a place in the tree leads: to the tree of the bird in it, or to naming who belongs there. */
export type PedigreeLinks = {
  /** Absent where there is nowhere to go. */
  hrefOf?: ((bird: LineageNode) => string) | undefined;
  /** Only for those who may write. */
  addHrefOf?: ((child: LineageNode, side: Side) => string) | undefined;
};
