import { newId } from "#db/ids.ts";
import { statuses as kept } from "#db/schema/statuses.ts";
import { seededStatuses } from "#db/vocabulary.ts";
import type { Room } from "#worker/kit/room.ts";
import { archivedStatuses } from "./archived.ts";
import { statusCautions } from "./cautions.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

// Its routes are mounted by the flock, which counts who has each status.
export const statuses = {
  subjects: {
    status: {
      called: (language) => (language === "pt" ? kept.name_pt : kept.name_en),
      known_by: ["name_pt"],
      isReferredTo: true,
    },
  },
  archived: [archivedStatuses],
  birdCautions: statusCautions,
  founding: (db, org_id) => ({
    statuses: db
      .insert(kept)
      .values(
        seededStatuses.map(({ key, pt, en, kind }, position) => ({
          id: newId("status"),
          org_id,
          key,
          name_pt: pt,
          name_en: en,
          kind,
          position,
        })),
      )
      .onConflictDoNothing(),
  }),
  words: { pt, en },
} satisfies Room;
