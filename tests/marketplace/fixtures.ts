import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { browsing } from "./browsing/fixtures.ts";
import { enquiries, enquiryPages } from "./enquiries/fixtures.ts";
import { gate } from "./gate/fixtures.ts";
import { listings } from "./listings/fixtures.ts";

const parts: readonly RoomFixtures[] = [gate, listings, browsing, enquiries];
const together = <Name extends "routes" | "provedElsewhere" | "questions" | "bodies" | "tables">(name: Name) =>
  Object.assign({}, ...parts.map((it) => it[name])) as NonNullable<RoomFixtures[Name]>;

export const room: RoomFixtures = {
  routes: together("routes"),
  provedElsewhere: together("provedElsewhere"),
  questions: together("questions"),
  bodies: together("bodies"),
  tables: together("tables"),
  rights: {
    managers: Object.assign({}, ...parts.map(({ rights }) => rights?.managers)),
    keepers: parts.flatMap(({ rights }) => rights?.keepers ?? []),
    viewers: parts.flatMap(({ rights }) => rights?.viewers ?? []),
  },
  measured: {
    apart: Object.assign({}, ...parts.map(({ measured }) => measured?.apart)),
    queries: Object.assign({}, ...parts.map(({ measured }) => measured?.queries)),
    hundred: Object.assign({}, ...parts.map(({ measured }) => measured?.hundred)),
  },
  async settle(stranger, world) {
    for (const { settle } of parts) await settle?.(stranger, world);
  },
};

export const pages: RoomPages = {
  visitors: ["/market/about", ...enquiryPages.visitors],
  notVisited: enquiryPages.notVisited,
  members: ({ bird, made: { cage } }) => [
    "/marketplace",
    "/marketplace/new",
    "/marketplace/new?goods",
    `/marketplace/new?${new URLSearchParams({ bird_ids: bird.replace("/birds/", "") })}`,
    `/marketplace/${cage}`,
    `/marketplace/${cage}/edit`,
    `/marketplace/${cage}?delete`,
    "/marketplace/seller",
    ...enquiryPages.members,
  ],
  things: async (send) => ({
    cage: await send("listings", {
      kind: "goods",
      title: "Gaiola de criação",
      text: "Com duas divisórias.",
      price_cents: 4000,
    }),
  }),
};
