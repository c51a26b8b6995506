import { newSite } from "#tests/app/site.ts";

type Made = { id: string; species_id: string };

/** A breeder with a species, a place and a mutation of their own, and what the pages of those rooms are sent. */
export async function newRooms(language = "en") {
  const site = await newSite();
  const { ask, a } = site;
  async function make(path: string, json: object): Promise<Made> {
    const answer = await ask(path, { as: a, json });
    if (!answer.ok) throw new Error(await answer.text());
    const { data } = (await answer.json()) as { data: Made | [Made] };
    return Array.isArray(data) ? data[0] : data;
  }
  const species = await make("/api/bird-species/from-catalogue", { slugs: ["budgerigar"] });
  const place = await make("/api/places", { name: "C1", kind: "cage", capacity: 2, notes: "near the door" });
  const inherited = { chromosome: "Z", inheritance: "recessive" };
  const mutation = await make("/api/genetics/mutations", { species_id: species.id, name: "Moon", ...inherited });
  const forms = {
    species: {
      common_name: "Budgie",
      latin_name: "Melopsittacus undulatus",
      group: "Parrots",
      incubation_days: "18",
      lockdown_days_before_hatch: "",
      temperature_c: "",
      humidity_start_pct: "",
      humidity_lockdown_pct: "",
      ring_size_mm: "",
      profile_notes: "",
    },
    place: { name: "C1", kind: "cage", parent_id: "", capacity: "2", notes: "near the door" },
    mutation: {
      name: "Moon",
      ...inherited,
      lethal: "none",
      evidence: "estimated",
      allele_rank: "1",
      locus: "",
      source: "",
      notes: "",
    },
  };
  return { ...site, make, species, place, mutation, forms, rita: site.visitor({ as: a, language }) };
}
