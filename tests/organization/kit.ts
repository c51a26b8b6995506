import type { RoomKit } from "#tests/kit/room-kit.ts";

export const kit: RoomKit = {
  provedElsewhere: "two registrations may share all they say: tests/organization/registrations.api.test.ts",
};
