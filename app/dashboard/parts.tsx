import { useMay } from "#app/accounts/use-may.ts";
import { type HandsOf, inOrder, type Part, type Places } from "#app/kit/parts.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/on-dashboard.tsx", { eager: true, import: "onDashboard" });
const parts = inOrder<Part<"dashboard", object>>(found);

/** What other rooms show at one place of the dashboard, of all that it was answered. */
export function DashboardParts({ place, page }: { place: Places["dashboard"]; page: object }) {
  const may = useMay();
  return parts
    .filter((part) => part.place === place && (!part.needs || may(part.needs)))
    .map(({ order, Show }) => <Show key={order} page={page} />);
}

const hands = import.meta.glob("../*/on-hands.tsx", { eager: true, import: "onHands" });
/** What needs a hand in other rooms. */
export const handsOfRooms = inOrder<HandsOf<object>>(hands);
