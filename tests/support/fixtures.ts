import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { feedbackFixtures } from "./feedback-fixtures.ts";

export const room: RoomFixtures = {
  bodies: {
    ...feedbackFixtures.bodies,
    "POST /api/contact": () => ({ full_name: "Rita", email: "rita@voliera.test", subject: "x", message: "y" }),
  },
  rights: { viewers: [...feedbackFixtures.rights.viewers] },
  tables: {
    ...feedbackFixtures.tables,
    contact_messages: { by: "5 an hour of an address", listedAt: "never listed" },
  },
  settle: (stranger, world) => feedbackFixtures.settle(stranger, world),
};

export const pages: RoomPages = {
  visitors: ["/contact?sent"],
  members: () => ["/feedback"],
  viewersSee: ["/feedback"],
};
