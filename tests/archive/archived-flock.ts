import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { birdPhotos } from "#db/schema/birds.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { pictureBytes } from "#tests/photos/photos.ts";

/** Two organisations: one with a family of three and a photo, one empty. */
export async function newFlock() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const father = await make.bird({ identifier: "PT 1", sex: "male", species_id, name: "=Rei" });
  const mother = await make.bird({ identifier: "PT 2", sex: "female", species_id });
  const young = await make.bird({
    identifier: "PT 3",
    species_id,
    father_id: father.id,
    mother_id: mother.id,
    notes: "a\nb",
  });
  const photo = {
    org_id: world.a.org_id,
    bird_id: father.id,
    type: "image/png",
    bytes: 12,
    width: 1,
    height: 1,
    position: 1,
  };
  const file_key = `org/${world.a.org_id}/photos/${newId("photo")}`;
  await world.env.FILES.put(file_key, png);
  await world.db
    .insert(birdPhotos)
    .values({ ...photo, id: newId("photo"), file_key, created_at: new Date().toISOString() });
  const { db, b } = world;
  const countIn = async (table: string, { org_id } = b) =>
    (await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.raw(table)} WHERE org_id = ${org_id}`))[0]?.n;
  return { ...world, make, father, mother, young, species_id, countIn };
}
/** The photo of that flock. */
export const png = await pictureBytes({ format: "png", width: 4, height: 4 });
