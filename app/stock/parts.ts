import { inOrder, type OnItem } from "#app/kit/parts.ts";

// Typed by `inOrder`'s argument, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onItem", query: "?part=onItem" });

/** What other rooms add to what else can be done with an item. */
export const itemLinks = inOrder<OnItem[number]>(found);
