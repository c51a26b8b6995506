import type { Mount } from "#worker/kit/room.ts";
import { gatheredRooms, rooms } from "#worker/rooms.ts";

const near = process.env.NEAR_ROOMS?.split(",");

const routesOf = ({ at, routes }: Mount): string[] => {
  const own = typeof routes === "function" ? routes(gatheredRooms) : routes;
  return own.routes.map(({ method, path }) => `${method} ${at}${path.replace(/\/$/, "")}`);
};

const nearRoutes = new Set(
  Object.entries(rooms).flatMap(([name, room]) =>
    near?.includes(name) ? ((room as { mounts?: readonly Mount[] }).mounts ?? []).flatMap(routesOf) : [],
  ),
);

/** Whether only routes near to a change are tried (`npm run test:near`), and not all of them. */
export const isNarrowed = near !== undefined;
/** Whether a route, such as `GET /api/birds/:id`, is tried: all are, but where it is narrowed to the rooms of a change. */
export const isTried = (route: string): boolean => !isNarrowed || nearRoutes.has(route);
