import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/eggs": ["clutches", "lists"],
    "/clutches": ["clutches", "birds"],
    "/incubators/:incubatorId/trays": ["clutches", "trays"],
  },
  wordsOn: { "/incubators": ["trays"], "/incubators/:incubatorId": ["clutches", "trays"] },
  menu: [{ to: "/eggs", label: "clutches.list.title", group: "breeding", order: 20, front: true }],
  within: { "/clutches": "/eggs" },
  beginnings: [
    { to: "/eggs/new", label: "clutches.begin.egg", icon: "egg", order: 10, needs: "season.write", season: true },
    {
      to: "/eggs/candle",
      label: "clutches.begin.candle",
      icon: "lightbulb",
      order: 20,
      needs: "season.write",
      season: true,
    },
    {
      to: "/eggs/ring",
      label: "clutches.begin.ring",
      icon: "circle",
      order: 30,
      needs: "season.write",
      season: true,
    },
  ],
  trail: { clutch: "/clutches/" },
  closed: ["/eggs", "/clutches"],
  help: {
    "/eggs": "make-a-pair",
    "/eggs/candle": "clear-eggs",
    "/eggs/ring": "ring-chicks",
    "/eggs/:eggId/edit": "undo-a-mistake",
    "/clutches": "clear-eggs",
    "/clutches/:clutchId/rings": "ring-chicks",
    "/incubators/:incubatorId/trays": "eggs-in-incubator",
  },
};
