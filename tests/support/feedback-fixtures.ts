import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures } from "#tests/app/strangers.ts";

export const opinion = { type: "bug", title: canary, description: "A lista não abre no telemóvel.", rating: 4 };

export const feedbackFixtures = {
  bodies: { "POST /api/feedback": () => ({ ...opinion, title: "Lista" }) },
  rights: { viewers: ["POST /api/feedback"] },
  tables: {
    feedback: {
      most: 20_000,
      per: ["org_id"],
      listedAt: ["/api/feedback"],
      opens: "nothing",
      rows: (org_id) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
          INSERT INTO feedback (id, org_id, user_id, type, title, description, rating, state, line, created_at)
          SELECT 'fbk_' || i, ${org_id}, users.id, 'general', printf('%.*c', 150, 'x'), printf('%.*c', 5000, 'x'), 5,
            'declined', printf('%.*c', 300, 'x'), '2027-01-01T00:00:00.000Z'
          FROM n, (SELECT id FROM users WHERE org_id = ${org_id} AND role = 'owner' LIMIT 1) users`,
      ],
    },
  },
  settle: (stranger, world) => made(world, stranger, "/api/feedback", { json: opinion }),
} satisfies RoomFixtures;
