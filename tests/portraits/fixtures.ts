import type { RoomFixtures } from "#tests/app/strangers.ts";
import { pictureBytes } from "#tests/photos/photos.ts";

export const room: RoomFixtures = {
  routes: {
    "GET /api/portraits/:id": async (stranger, { ask }) => {
      const form = new FormData();
      form.set(
        "portrait",
        new File([(await pictureBytes({ format: "png", width: 8, height: 8 })) as BlobPart], "a.png"),
      );
      const answer = await ask("/api/profile/portrait", { as: stranger, method: "PUT", form });
      return { ids: [((await answer.json()) as { data: { portrait: string } }).data.portrait] };
    },
  },
};
