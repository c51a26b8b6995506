import type { RoomPages } from "#tests/kit/room-pages.ts";

export const pages: RoomPages = {
  members: ({ couple, bird, pair }) => [
    `/birds/${couple.hen}/pairs`,
    `${bird}/pairs`,
    "/birds/pairs",
    "/birds/pairs?state=ended&season=1999",
    "/birds/pairs/new",
    `/birds/pairs/new?${new URLSearchParams(couple)}`,
    pair,
    `${pair}/edit`,
    `${pair}/delete`,
    "/settings/season",
  ],
};
