import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: () => ["/profile", "/logout"],
  visitors: ["/forgot-password", "/reset-password?token=x"],
  budgets: { "/profile": 30 },
};
