import { sql } from "drizzle-orm";
import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const ending = { password: "not the password", name: "Viveiro A" };

export const room: RoomFixtures = {
  bodies: { "POST /api/closing": () => ending },
  rights: { owners: { "GET /api/closing": undefined, "POST /api/closing": ending, "DELETE /api/closing": undefined } },
  settle: ({ org_id }, { db }) =>
    db.run(sql`INSERT INTO closings (org_id, asked_at) VALUES (${org_id}, '2026-01-01T00:00:00.000Z')
      ON CONFLICT (org_id) DO NOTHING`),
  tables: {
    closings: { by: "one of an organisation", listedAt: ["/api/closing"], opens: ["org_id", "asked_at", "erased"] },
    erasures: { by: "one of an organisation that is gone, without its data", listedAt: "kept by the house for itself" },
  },
};

export const pages: RoomPages = {
  members: () => ["/settings/close"],
};
