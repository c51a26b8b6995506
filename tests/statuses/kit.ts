import { statuses } from "#db/schema/statuses.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import { statusRows } from "#worker/statuses/changing.ts";
import { statusChange } from "#worker/statuses/contract.ts";

export const kit: RoomKit = {
  path: "/api/statuses",
  subject: "status",
  table: statuses,
  rows: statusRows,
  change: statusChange,
  // `PUT /api/statuses/order` tells of positions itself: `tests/trail/settings.api.test.ts`.
  unedited: ["key", "position"],
  draft: (name_pt) => ({ name_pt, name_en: `${name_pt} en`, kind: "away" }),
  name: "name_pt",
  edits: [{ kind: "gone" }, { kind: "present" }],
  bird: { values: (status_id, species_id) => ({ status_id, species_id }) },
};
