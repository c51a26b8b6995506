import { photoForm } from "#tests/photos/photos.ts";
import { openSession } from "#worker/accounts/sessions.ts";
import { makeFor } from "./make.ts";
import type { newWorld, Resident } from "./world.ts";

type World = Awaited<ReturnType<typeof newWorld>>;
/** What fills a door's path and body: everything in it exists and is valid, but belongs to the stranger. */
type Visit = { ids: string[]; json?: unknown; form?: FormData; headers?: Record<string, string> };
type Door = (stranger: Resident, world: World) => Promise<Visit>;

/** Stands in everything a stranger owns; whoever reads it has seen too much. */
export const canary = "ZZCANARY";
export const strangersBird = async (stranger: Resident, world: World, given = {}) =>
  (await makeFor(world, stranger).bird({ name: canary, ...given })).id;

const birdDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [await strangersBird(stranger, world)], json });

const genesDoor: Door = async (stranger, world) => {
  const given = { common_name: `${canary} ${crypto.randomUUID()}`, catalogue_slug: "budgerigar" };
  const { id: species_id } = await makeFor(world, stranger).species(given);
  const json = { genes: { blue: { alleles: ["+", "blue"] } } };
  return { ids: [await strangersBird(stranger, world, { species_id, sex: "male" })], json };
};

const speciesDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [(await makeFor(world, stranger).species()).id], json });

const mutationDoor =
  (json?: unknown): Door =>
  async (stranger, world) => {
    const { id: species_id } = await makeFor(world, stranger).species();
    const draft = { species_id, name: `${canary} ${crypto.randomUUID()}`, chromosome: "Z", inheritance: "recessive" };
    const answer = await world.ask("/api/genetics/mutations", { as: stranger, json: draft });
    return { ids: [((await answer.json()) as { data: { id: string } }).data.id], json };
  };

const statusDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [(await makeFor(world, stranger).status(json ? "sick" : "missing")).id], json });

const checkDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [await strangersCheck(stranger, world)], json });

async function strangersCheck(stranger: Resident, { ask }: World): Promise<string> {
  const form = new FormData();
  form.set("file", new File([`Tag ID,Species\n${canary}-1,${canary}\n`], "aves.csv", { type: "text/csv" }));
  const answer = await ask("/api/birds/import/checks", { as: stranger, form });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const placeDoor =
  (json?: unknown): Door =>
  async (stranger, { ask }) => {
    const place = { kind: "bank", name: `${canary} ${crypto.randomUUID()}`, notes: canary };
    const answer = await ask("/api/places", { as: stranger, json: place });
    return { ids: [((await answer.json()) as { data: { id: string } }).data.id], json };
  };

const photoDoor =
  (json?: unknown): Door =>
  async (stranger, world) => {
    const id = await strangersBird(stranger, world);
    const answer = await world.ask(`/api/birds/${id}/photos`, { as: stranger, form: await photoForm() });
    return { ids: [((await answer.json()) as { data: Array<{ id: string }> }).data[0]?.id ?? ""], json };
  };

/** Every route with an id in its path, and how a stranger's id gets there. */
export const doors: Record<string, Door> = {
  "GET /api/birds/:id": birdDoor(),
  "PUT /api/birds/:id": birdDoor({ name: "Mine now" }),
  "DELETE /api/birds/:id": birdDoor(),
  "GET /api/birds/:id/form": birdDoor(),
  "GET /api/birds/:id/kinship": birdDoor(),
  "GET /api/birds/:id/mates": async (stranger, world) => ({
    ids: [await strangersBird(stranger, world, { sex: "male" })],
  }),
  "GET /api/birds/:id/lineage": birdDoor(),
  "GET /api/birds/:id/genetics": birdDoor(),
  "PUT /api/birds/:id/genetics": genesDoor,
  "GET /api/birds/:id/pedigree": birdDoor(),
  "GET /api/birds/:id/certificate.pdf": birdDoor(),
  "POST /api/birds/:id/shares": birdDoor({ expires: "30" }),
  "DELETE /api/birds/:id/shares/:share": async (stranger, world) => {
    const id = await strangersBird(stranger, world);
    const made = await world.ask(`/api/birds/${id}/shares`, { as: stranger, json: {} });
    return { ids: [id, ((await made.json()) as { data: { id: string } }).data.id] };
  },
  "POST /api/birds/:id/restore": async (stranger, world) => {
    const id = await strangersBird(stranger, world);
    await world.ask(`/api/birds/${id}`, { as: stranger, method: "DELETE" });
    return { ids: [id] };
  },
  "GET /api/places/:id": placeDoor(),
  "GET /api/places/:id/page": placeDoor(),
  "GET /api/places/:id/arrivals": placeDoor(),
  "PUT /api/places/:id": placeDoor({ notes: "mine now" }),
  "DELETE /api/places/:id": async (stranger, { ask }) => {
    const answer = await ask("/api/places", { as: stranger, json: { kind: "room", name: `${canary} empty` } });
    return { ids: [((await answer.json()) as { data: { id: string } }).data.id] };
  },
  "POST /api/places/:id/cages": placeDoor({ first: "C1", last: "C3" }),
  "GET /api/birds/:id/page": birdDoor(),
  "GET /api/birds/:id/history": birdDoor(),
  "GET /api/birds/:id/weights": birdDoor(),
  "POST /api/birds/:id/weights": birdDoor({ weighed_on: "2026-01-02", grams: 20 }),
  "DELETE /api/birds/:id/weights/:weight": async (stranger, world) => {
    const id = await strangersBird(stranger, world);
    const json = { weighed_on: "2026-01-02", grams: 20, note: canary };
    const answer = await world.ask(`/api/birds/${id}/weights`, { as: stranger, json });
    return { ids: [id, ((await answer.json()) as { data: { id: string } }).data.id] };
  },
  "GET /api/birds/:id/photos": birdDoor(),
  "POST /api/birds/:id/photos": async (stranger, world) => ({
    ids: [await strangersBird(stranger, world)],
    form: await photoForm(),
  }),
  "GET /api/photos/:id": photoDoor(),
  "GET /api/photos/:id/thumb": photoDoor(),
  "PUT /api/photos/:id": photoDoor({ caption: "Mine now", position: 1 }),
  "DELETE /api/photos/:id": photoDoor(),
  "GET /api/bird-species/:id": speciesDoor(),
  "PUT /api/bird-species/:id": speciesDoor({ incubation_days: 20 }),
  "DELETE /api/bird-species/:id": speciesDoor(),
  "GET /api/bird-species/:id/profile": speciesDoor(),
  "GET /api/genetics/mutations/:id": mutationDoor(),
  "GET /api/genetics/mutations/:id/form": mutationDoor(),
  "PUT /api/genetics/mutations/:id": mutationDoor({ notes: "mine now" }),
  "DELETE /api/genetics/mutations/:id": mutationDoor(),
  "PUT /api/statuses/:id": statusDoor({ kind: "away" }),
  "DELETE /api/statuses/:id": statusDoor(),
  "GET /api/birds/import/checks/:id": checkDoor(),
  "POST /api/birds/import/checks/:id/mapping": checkDoor({ mapping: {} }),
  "POST /api/birds/import/checks/:id/commit": checkDoor({ on_duplicate: "skip" }),
  "GET /api/birds/import/:id": async (stranger, world) => {
    const id = await strangersCheck(stranger, world);
    await world.ask(`/api/birds/import/checks/${id}/commit`, { as: stranger, json: { on_duplicate: "skip" } });
    return { ids: [id] };
  },
  "GET /api/birds/import/:id/rejected": checkDoor(),
  "POST /api/birds/import/:id/undo": async (stranger, world) => {
    const id = await strangersCheck(stranger, world);
    await world.ask(`/api/birds/import/checks/${id}/commit`, { as: stranger, json: { on_duplicate: "skip" } });
    return { ids: [id], json: { only_untouched: false } };
  },
  "DELETE /api/views/:id": async (stranger, { ask }) => {
    const json = { list: "birds", name: canary, query: "sex=male" };
    const answer = await ask("/api/views", { as: stranger, json });
    return { ids: [((await answer.json()) as { data: { id: string } }).data.id] };
  },
  "DELETE /api/auth/sessions/:handle": async (stranger, { ask, db, env }) => {
    const card = {
      first_name: "",
      last_name: "",
      email: "",
      organization: "",
      timezone: "UTC",
      role: "owner" as const,
      is_verified: true,
    };
    const user = { id: stranger.user_id, org_id: stranger.org_id, card };
    await openSession(db, env.JWT_SECRET, user, { remember: false, user_agent: "", ip: "" });
    const answer = await ask("/api/auth/sessions", { as: stranger });
    const { data } = (await answer.json()) as { data: Array<{ id: string; current: boolean }> };
    return { ids: [data.find(({ current }) => !current)?.id ?? ""] };
  },
};
