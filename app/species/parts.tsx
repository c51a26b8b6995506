import { inOrder, type Part } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

// Typed by `inOrder`'s argument, for the reason in `app/rooms.ts`.
const onSpecies = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onSpecies",
  query: "?part=onSpecies",
});
const parts = inOrder<Part<"species", object>>(onSpecies);

/** What later rooms show on a species' page, of all that it was answered. */
export function SpeciesParts({ page }: { page: object }) {
  const may = useMay();
  return parts.filter(({ needs }) => !needs || may(needs)).map(({ order, Show }) => <Show key={order} page={page} />);
}
