import { house } from "#worker/rooms.ts";
import type { Rights, RoomDoors } from "./strangers.ts";

// Without a type argument: only so does vitest see that what is found must be looked for anew in every run.
const found = import.meta.glob("../*/doors.ts", { import: "room", eager: true }) as Record<
  string,
  RoomDoors | undefined
>;
/** How the rooms say their routes are tried; a new room's file is found by its name. This very file has none to say. */
const rooms = Object.values(found).filter((room) => room !== undefined);

type Part = "doors" | "provedElsewhere" | "questions" | "bodies" | "tables";
/** All rooms' entries of one kind in one table. */
const together = <Of extends Part>(part: Of) =>
  Object.assign({}, ...rooms.map((room) => room[part])) as NonNullable<RoomDoors[Of]>;

export const doors = together("doors");
export const provedElsewhere = together("provedElsewhere");
export const questions = together("questions");
export const bodies = together("bodies");
/** Where each table ends and where its rows are told: nothing that an account can make grows without an end. */
export const tables = together("tables");

/** Who may take which route, in all rooms together. */
export const rights: Required<Rights> = {
  keepers: rooms.flatMap(({ rights }) => rights?.keepers ?? []),
  viewers: rooms.flatMap(({ rights }) => rights?.viewers ?? []),
  managers: Object.assign({}, ...rooms.map(({ rights }) => rights?.managers)),
  owners: Object.assign({}, ...rooms.map(({ rights }) => rights?.owners)),
};

const open = ["/api/health", ...house.mounts.flatMap(({ at, doors }) => (doors === "everyone" ? [at] : []))];
/** Whether nobody has to be a member to be answered there; `/api/auth` asks route by route who they are. */
export const isOpen = (route: string) => open.some((at) => `${route}/`.includes(` ${at}/`));

/** Makes rows in the tables that no door fills. */
export const settlements = rooms.flatMap(({ settle }) => settle ?? []);
