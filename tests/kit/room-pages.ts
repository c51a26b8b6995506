/** What the pages are looked at with: addresses and ids of what the demo flock has. */
export type Things = {
  /** A bird's page, its ring, and the id of one in the trash. */
  bird: string;
  ring: string;
  trashed: string | undefined;
  couple: { cock: string; hen: string };
  pair: string;
  clutch: string;
  egg: string;
  /** A species' page, and the ids of two. */
  kind: string;
  otherKinds: string[];
  room: string;
  cage: string;
  shared: string;
  /** What the rooms' own `things` made, by their names. */
  made: Record<string, string>;
};

/** What a call answers that made something: its id, or ids of what was made with it. */
export type Made = { id: string; trays?: Array<{ id: string }> };
/** Sends a body to `/api/<path>`, named without a slash before it (`remedies`), and answers the id of what was made, or another by `idOf`. */
export type Send = (path: string, json: object, idOf?: (made: Made) => string | undefined) => Promise<string>;

/** Which pages of a room are looked at by every walk over all pages: `pages` of `tests/<room>/fixtures.ts`. */
export type RoomPages = {
  members?: (things: Things) => readonly string[];
  visitors?: readonly string[];
  /** Makes what the demo flock has not: ids by names that only this room uses. */
  things?: (send: Send, things: Things) => Promise<Record<string, string>>;
  /** Kilobytes of HTML that pages may weigh, of a flock of twenty; `:id` is a bird's. */
  budgets?: Record<string, number>;
  /**
   * Pages with a form that viewers are shown all the same: they show something as well, or everybody sends them. All other
   * pages with a form are nothing else, and refused to whoever may not send it.
   */
  viewersSee?: readonly string[];
  /** Pages of members that no walk visits, each with the reason. */
  notVisited?: Record<string, string>;
};
