import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ bird }) => [
    `/genetics?father=${bird.slice("/birds/".length)}`,
    "/genetics",
    "/genetics?c.crest=crest.0&h.crest=crest.0&c.brown=0.brown&c.ivory=0.ivory",
    "/genetics?h.brown=0.brown",
    "/genetics/parents?w.crest=crest&w.brown=brown",
    "/genetics/mutations",
    "/genetics/mutations/new",
  ],
  notVisited: {
    "/genetics/mutations/:mutationId/edit": "the demo flock has no mutation of its own: tests/genetics, tests/kit",
    "/genetics/mutations/:mutationId/delete": "the demo flock has no mutation of its own: tests/genetics, tests/kit",
  },
};
