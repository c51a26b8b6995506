import { inOrder, type Part, type Places } from "#app/kit/parts.ts";
import { useMay } from "#app/web/root-data.ts";

// Typed by `inOrder`'s argument, for the reason in `app/rooms.ts`.
const onCards = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onIncubators",
  query: "?part=onIncubators",
});
const onPage = import.meta.glob("../*/elsewhere.tsx", {
  eager: true,
  import: "onIncubator",
  query: "?part=onIncubator",
});
const cardParts = inOrder<Part<"incubators", object>>(onCards);
const pageParts = inOrder<Part<"incubator", object>>(onPage);

/** What other rooms say of a machine on its card, of all that the list was answered; `page.incubator` is the machine. */
export function CardParts({ page }: { page: { incubator: { id: string } } }) {
  const may = useMay();
  return cardParts
    .filter(({ needs }) => !needs || may(needs))
    .map(({ order, Show }) => <Show key={order} page={page} />);
}

/** What other rooms show at one place of a machine's page, of all that it was answered; in a tray `page.tray` is the tray. */
export function PageParts({ place, page }: { place: Places["incubator"]; page: object }) {
  const may = useMay();
  return pageParts
    .filter((part) => part.place === place && (!part.needs || may(part.needs)))
    .map(({ order, Show }) => <Show key={order} page={page} />);
}
