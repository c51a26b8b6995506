import { inOrder, type Part } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

// Typed by `inOrder`'s argument, for the reason in `app/rooms.ts`.
const onSale = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onSale",
  query: "?part=onSale",
});
const parts = inOrder<Part<"sale", object>>(onSale);

/** What later rooms show on a sale's page, of all that it was answered. */
export function SaleParts({ page }: { page: object }) {
  const may = useMay();
  return parts.filter(({ needs }) => !needs || may(needs)).map(({ order, Show }) => <Show key={order} page={page} />);
}
