import { inOrder, type Part, type Places } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

// Typed by `inOrder`'s argument, for the reason in `app/rooms.ts`.
const onContact = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onContact",
  query: "?part=onContact",
});
const parts = inOrder<Part<"contact", object>>(onContact);

/** What other rooms show at one place of a contact's page, of all that it was answered. */
export function ContactParts({ place, page }: { place: Places["contact"]; page: object }) {
  const may = useMay();
  return parts
    .filter((part) => part.place === place && (!part.needs || may(part.needs)))
    .map(({ order, Show }) => <Show key={order} page={page} />);
}
