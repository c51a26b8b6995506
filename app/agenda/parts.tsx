import { inOrder, type Part } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onAgenda", query: "?part=onAgenda" });
const parts = inOrder<Part<"agenda", object>>(found);

/** What other rooms show above what is due. */
export function AgendaParts({ page }: { page: object }) {
  const may = useMay();
  return parts.filter(({ needs }) => !needs || may(needs)).map(({ order, Show }) => <Show key={order} page={page} />);
}
