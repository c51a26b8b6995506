import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ bird, otherKinds, ring }) => [
    "/birds",
    "/birds?q=nothing-has-this",
    "/birds?page=x",
    "/birds?sex=male&age=adult&columns=sex,place,mutation",
    "/birds/new",
    `${bird}/edit`,
    `${bird}/species`,
    ...otherKinds.map((id) => `${bird}/species?to=${id}`),
    `/birds/new?${new URLSearchParams({ after: ring })}`,
    `${bird}/delete`,
  ],
  notVisited: {
    "/birds/views": "takes a form and shows nothing",
    "/birds/:birdId/restore": "takes a form and shows nothing",
  },
  budgets: { "/birds": 70 },
};
