import { inOrder, type OnPair } from "#app/kit/parts.ts";

// Typed by `inOrder`'s argument, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onPair", query: "?part=onPair" });

/** What other rooms add to what else can be done with a pair. */
export const pairLinks = inOrder<OnPair[number]>(found);
