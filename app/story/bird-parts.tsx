import { inOrder, type Part, type Places } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

type BirdPart = Part<"bird", object>;
// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onBirdPage", query: "?part=onBirdPage" });
const parts = inOrder<BirdPart>(found);

/** What other rooms show at one place of the bird's page, of all that the page was answered. */
export function BirdParts({ place, page }: { place: Places["bird"]; page: object }) {
  const may = useMay();
  return parts
    .filter((part) => part.place === place && (!part.needs || may(part.needs)))
    .map(({ order, Show }) => <Show key={order} page={page} />);
}
