import { type AttentionOf, type DueOf, type GlanceOf, inOrder, type Part, type Places } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onDashboard",
  query: "?part=onDashboard",
});
const parts = inOrder<Part<"dashboard", object>>(found);

/** What other rooms show at one place of the dashboard, of all that it was answered. */
export function DashboardParts({ place, page }: { place: Places["dashboard"]; page: object }) {
  const may = useMay();
  return parts
    .filter((part) => part.place === place && (!part.needs || may(part.needs)))
    .map(({ order, Show }) => <Show key={order} page={page} />);
}

const attention = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onAttention",
  query: "?part=onAttention",
});
/** What needs attention in other rooms. */
export const attentionOfRooms = inOrder<AttentionOf<object>>(attention);

const due = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onDue", query: "?part=onDue" });
/** What is to be done today in other rooms. */
export const dueOfRooms = inOrder<DueOf<object>>(due);

const glance = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onGlance", query: "?part=onGlance" });
/** The figures of other rooms. */
export const glanceOfRooms = inOrder<GlanceOf<object>>(glance);
