import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

test("a viewer is refused with a reason by every page that only performs an action", async () => {
  const site = await newSite();
  const make = makeFor(site, site.a);
  const { id } = await make.species();
  const { id: bird } = await make.bird({ species_id: id });
  const made = await site.ask("/api/places", { as: site.a, json: { kind: "bank", name: "Bateria" } });
  const place = ((await made.json()) as { data: { id: string } }).data.id;
  const pages = [
    ...[
      "/weigh",
      "/move",
      "/places/new",
      "/birds/species/new",
      "/birds/new",
      "/species/catalogue",
      "/genetics/mutations/new",
    ],
    ...["edit", "cages", "delete", "move-in"].map((action) => `/places/${place}/${action}`),
    ...["edit", "delete"].map((action) => `/species/${id}/${action}`),
    ...["edit", "delete", "species"].map((action) => `/birds/${bird}/${action}`),
  ];
  const reader = site.visitor({ as: site.a });
  for (const page of pages) expect([page, (await reader.get(page)).status]).toEqual([page, 200]);
  await site.db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${site.a.user_id}`);
  // The token says what somebody was until the first call of theirs renews it.
  await reader.get("/dashboard");
  for (const page of pages) expect([page, (await reader.get(page)).status]).toEqual([page, 403]);
});
