import { inOrder, type OnBirdList, shownBy } from "#app/kit/parts.ts";

// Typed by `as`, for the reason in `app/rooms.ts`.
const found = import.meta.glob("../../*/elsewhere.tsx", {
  eager: true,
  import: "onBirdList",
  query: "?part=onBirdList",
});
const all = shownBy<OnBirdList>(found);

type Of<Name extends keyof OnBirdList> = NonNullable<OnBirdList[Name]>[number];

/** What rooms let the register be narrowed by, the columns they bring, and what they do with birds, each in its order. */
export const filtersOfRooms = inOrder<Of<"filters">>({ rooms: all.flatMap(({ filters }) => filters ?? []) });
export const columnsOfRooms = inOrder<Of<"columns">>({ rooms: all.flatMap(({ columns }) => columns ?? []) });
export const actionsOfRooms = inOrder<Of<"actions">>({ rooms: all.flatMap(({ actions }) => actions ?? []) });
