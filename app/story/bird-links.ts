import { inOrder, type OnBird, shownBy } from "#app/kit/parts.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../*/elsewhere.tsx", { eager: true, import: "onBird", query: "?part=onBird" });
const all = shownBy<OnBird>(found);

type Of<Name extends keyof OnBird> = NonNullable<OnBird[Name]>[number];
const first: Of<"tabs"> = { path: "", label: "birds.tab.overview", order: 10 };

/** The pages of a bird, as their rooms name them. */
export const birdTabs = inOrder<Of<"tabs">>({ first: [first], rooms: all.flatMap(({ tabs }) => tabs ?? []) });
/** What is done with a bird day by day. */
export const birdActions = inOrder<Of<"actions">>({ rooms: all.flatMap(({ actions }) => actions ?? []) });
