import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  measured: {
    apart: { "/api/auth/email-back": "one row" },
  },
  // Found by a secret in a header.
  provedElsewhere: { "GET /api/auth/email-back": "tests/addresses/going-back.api.test.ts" },
  bodies: {
    "POST /api/profile/email": () => ({ email: "rita@voliera.test" }),
    "POST /api/profile/email/confirm": () => ({ code: "000000" }),
    "POST /api/auth/email-back": () => ({ token: "x" }),
  },
};

export const pages: RoomPages = {
  members: () => ["/profile/email"],
  visitors: ["/email-back/nobody"],
  viewersSee: ["/profile/email"],
};
