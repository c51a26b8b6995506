import { inOrder, type Part } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";
import type { RoundCage } from "#worker/round/stops.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onRound", query: "?part=onRound" });
const parts = inOrder<Part<"round", object>>(found);

/** What other rooms have to be done at a cage, below its nests. */
export function RoundParts({ page }: { page: object }) {
  const may = useMay();
  return parts.filter(({ needs }) => !needs || may(needs)).map(({ order, Show }) => <Show key={order} page={page} />);
}

/** Whether there is nothing to do at a cage, for whatever room. */
export const isIdle = (cage: RoundCage): boolean =>
  Object.values(cage).every((it) => !Array.isArray(it) || it.length === 0);
