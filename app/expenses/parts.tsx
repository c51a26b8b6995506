import { inOrder, type Part } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

// Typed by `inOrder`'s argument, for the reason in `app/rooms.ts`.
const onExpense = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onExpense",
  query: "?part=onExpense",
});
const parts = inOrder<Part<"expense", object>>(onExpense);

/** What later rooms show on an expense's page, of all that it was answered. */
export function ExpenseParts({ page }: { page: object }) {
  const may = useMay();
  return parts.filter(({ needs }) => !needs || may(needs)).map(({ order, Show }) => <Show key={order} page={page} />);
}
