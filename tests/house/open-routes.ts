import { house } from "#worker/rooms.ts";

/** Where everybody may who stands at the door, or does for themselves; `/api/auth` asks route by route who they are. */
const open = ["/api/health", ...house.mounts.flatMap(({ at, doors }) => (doors === "everyone" ? [at] : []))];

/** Whether nobody has to be a member to be answered there; a route as in `GET /api/birds`. */
export const isOpen = (route: string) => open.some((at) => `${route}/`.includes(` ${at}/`));
