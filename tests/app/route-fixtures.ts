import type { MountAccess } from "#worker/kit/room.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import type { Measured, Rights, RoomFixtures } from "./strangers.ts";

// Without a type argument: only so does vitest see that what is found must be looked for anew in every run.
const found = import.meta.glob("../*/fixtures.ts", { import: "room", eager: true }) as Record<
  string,
  RoomFixtures | undefined
>;
/** How the rooms say their routes are tried; a new room's file is found by its name. Some have nothing but pages. */
const rooms = Object.values(found).filter((room) => room !== undefined);

type Part = "routes" | "provedElsewhere" | "questions" | "bodies" | "tables";
/** All rooms' entries of one kind in one table. */
const together = <Of extends Part>(part: Of) =>
  Object.assign({}, ...rooms.map((room) => room[part])) as NonNullable<RoomFixtures[Of]>;

export const routeFixtures = together("routes");
export const provedElsewhere = together("provedElsewhere");
export const questions = together("questions");
export const bodies = together("bodies");
/** Where each table ends and where its rows are told: nothing that an account can make grows without an end. */
export const tables = together("tables");

/** How lists of all rooms are measured. */
export const measured: Required<Measured> = {
  queries: Object.assign({}, ...rooms.map((room) => room.measured?.queries)),
  apart: Object.assign({}, ...rooms.map((room) => room.measured?.apart)),
  hundred: Object.assign({}, ...rooms.map((room) => room.measured?.hundred)),
};

/** Who may take which route, in all rooms together. */
export const rights: Required<Rights> = {
  keepers: rooms.flatMap(({ rights }) => rights?.keepers ?? []),
  viewers: rooms.flatMap(({ rights }) => rights?.viewers ?? []),
  managers: Object.assign({}, ...rooms.map(({ rights }) => rights?.managers)),
  owners: Object.assign({}, ...rooms.map(({ rights }) => rights?.owners)),
};

const listed = [...rights.viewers, ...rights.keepers, ...Object.keys({ ...rights.managers, ...rights.owners })];
const isUnder = (route: string, at: string) => `${route}/`.includes(` ${at}/`);
const withAccess = (...wanted: MountAccess[]) =>
  gatheredRooms.mounts.flatMap(({ at, access }) => (wanted.includes(access) ? [at] : []));
// For operators nothing depends on what they are in an organisation.
const mounted = withAccess("everyone", "operators");
// Where a room says who may what, its routes ask for members themselves: one beside them is for somebody else too.
const open = [
  "/api/health",
  "/api/openapi.json",
  ...mounted.filter((at) => !listed.some((route) => isUnder(route, at))),
];
/** Whether nobody has to be a member to be answered there; `/api/auth` asks route by route who they are. */
export const isOpen = (route: string) => open.some((at) => isUnder(route, at));

/** Whether only who runs the app is answered there: for everybody else nothing is. */
export const isOperators = (route: string) => withAccess("operators").some((at) => isUnder(route, at));

/** Makes rows in the tables that no route fills. */
export const settlements = rooms.flatMap(({ settle }) => settle ?? []);
