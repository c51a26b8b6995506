import { sql } from "drizzle-orm";
import { goodPassword } from "#tests/accounts/signup.ts";
import { makeFor, speciesDraft } from "#tests/app/make.ts";
import { bodies, routeFixtures } from "#tests/app/route-fixtures.ts";
import type { RouteFixture, Visit, World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import { takeArchive } from "#tests/archive/archives.ts";
import { codeFor } from "#tests/mail/postbox.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { pictureBytes } from "#tests/photos/photos.ts";
import { ofBilling } from "./billing-visits.ts";
import { codeNow, withFactor } from "./factor-of.ts";
import { ofTrade } from "./trade-visits.ts";

const address = "nova@voliera.test";
const password = goodPassword;

async function pictureAs(name: string): Promise<FormData> {
  const form = new FormData();
  form.set(name, new File([(await pictureBytes({ format: "png", width: 8, height: 8 })) as BlobPart], "a.png"));
  return form;
}
const put = (world: World, as: Resident, path: string, form: FormData) => world.ask(path, { as, method: "PUT", form });

async function tableOf(world: World, as: Resident): Promise<FormData> {
  const { common_name } = await makeFor(world, as).species();
  const form = new FormData();
  form.set("file", new File([`Tag ID,Species\nI-1,${common_name}\n`], "aves.csv", { type: "text/csv" }));
  return form;
}

/** An archive of the other organisation, for one that is empty. */
async function otherArchive(world: World): Promise<FormData> {
  await makeFor(world, world.b).bird();
  const { bytes } = await takeArchive(world, world.b);
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], "arquivo.zip", { type: "application/zip" }));
  return form;
}

/** What another route of the app is opened with, asked by its first id. */
const like =
  (route: string, json: (id: string) => object): RouteFixture =>
  async (who, world) => {
    const { ids } = (await routeFixtures[route]?.(who, world)) ?? { ids: [] };
    return { ids: [], json: json(ids[0] ?? "") };
  };

const begunFactor: RouteFixture = async (who, world) => {
  const begun = await world.ask("/api/profile/second-factor", { as: who, method: "POST" });
  const { data } = (await begun.json()) as { data: { secret: string } };
  return { ids: [], json: { code: await codeNow(data.secret), password } };
};

/** What opens routes that take an organisation or an account along: each is tried in a world of its own. */
export const decisive: Record<string, RouteFixture> = {
  ...ofBilling,
  "POST /api/closing": async () => ({ ids: [], json: { password, name: "Viveiro A" } }),
  "DELETE /api/closing": async (who, { ask }) => {
    await ask("/api/closing", { as: who, json: { password, name: "Viveiro A" } });
    return { ids: [] };
  },
  "POST /api/archive/waiting": async (_, world) => ({ ids: [], form: await otherArchive(world) }),
  "POST /api/archive/restore": async (who, world) => {
    const kept = await world.ask("/api/archive/waiting", { as: who, form: await otherArchive(world) });
    return { ids: [], json: { digest: ((await kept.json()) as { data: { digest: string } }).data.digest } };
  },
  "POST /api/members/leave": async (who, world) => {
    await colleague(world, who, "owner");
    return { ids: [], json: { current_password: password } };
  },
  "POST /api/profile/email": async () => ({ ids: [], json: { email: address } }),
  "POST /api/profile/email/confirm": async (who, { ask, db }) => {
    await ask("/api/profile/email", { as: who, json: { email: address } });
    return { ids: [], json: { code: await codeFor(db, address) } };
  },
  "POST /api/profile/second-factor": async () => ({ ids: [] }),
  "POST /api/profile/second-factor/confirm": begunFactor,
  "DELETE /api/profile/second-factor": async (who, world) => {
    const { recovery } = await withFactor(world, who);
    return { ids: [], json: { code: recovery[0], password } };
  },
  "PUT /api/access": async () => ({ ids: [], json: { required: true } }),
  "POST /api/auth/password": async () => ({
    ids: [],
    json: { current_password: password, password: "seis poleiros de pinho" },
  }),
  "POST /api/auth/confirm": async () => ({ ids: [], json: { password } }),
  "POST /api/auth/logout": async () => ({ ids: [] }),
  // As a stranger asks for them who knows whose session it is.
  "POST /api/auth/register": async ({ org_id }) => ({
    ids: [],
    json: {
      org_id,
      first_name: "Rita",
      last_name: "Melo",
      email: address,
      password,
      roles: ["owner"],
      is_active: true,
    },
  }),
  "POST /api/auth/forgot-password": async ({ email }) => ({ ids: [], json: { email } }),
};

const table: RouteFixture = async (who, world) => ({ ids: [], form: await tableOf(world, who) });

/** What opens the routes of every day that need more than a body which is good by itself. */
const daily: Record<string, RouteFixture> = {
  "POST /api/bird-species": async () => ({ ids: [], json: speciesDraft(0, { common_name: "Ave só daqui" }) }),
  "POST /api/birds/import": table,
  "POST /api/birds/import/checks": table,
  "POST /api/birds/bulk": like("GET /api/birds/:id", (id) => ({ action: "status", status_id: null, ids: [id] })),
  "POST /api/birds/bulk/undo": async (who, world) => {
    const make = makeFor(world, who);
    const json = { action: "status", status_id: (await make.status("sick")).id, ids: [(await make.bird()).id] };
    const { data } = (await (await world.ask("/api/birds/bulk", { as: who, json })).json()) as { data: object };
    return { ids: [], json: data };
  },
  "POST /api/birds/labels/pdf": like("GET /api/birds/:id", (id) => ({ ids: [id], sheet: "a4_24", skip: 0 })),
  "POST /api/places/labels/pdf": like("GET /api/places/:id", (id) => ({ ids: [id], sheet: "a4_24", skip: 0 })),
  "POST /api/birds/move": like("GET /api/birds/:id", (id) => ({ ids: [id], place_id: null })),
  "PUT /api/organizations/current/look": async ({ org_id }, { db }) => {
    await db.run(sql`UPDATE organizations SET plan = 'empresarial' WHERE id = ${org_id}`);
    return { ids: [], json: { look_name: "Viveiro" } };
  },
  "PUT /api/organizations/current/logo": async () => ({ ids: [], form: await pictureAs("logo") }),
  "DELETE /api/organizations/current/logo": async (who, world) => {
    await put(world, who, "/api/organizations/current/logo", await pictureAs("logo"));
    return { ids: [] };
  },
  "GET /api/organizations/current/logo": async (who, world) => {
    await put(world, who, "/api/organizations/current/logo", await pictureAs("logo"));
    return { ids: [] };
  },
  "PUT /api/profile/portrait": async () => ({ ids: [], form: await pictureAs("portrait") }),
  "DELETE /api/profile/portrait": async (who, world) => {
    await put(world, who, "/api/profile/portrait", await pictureAs("portrait"));
    return { ids: [] };
  },
  "POST /api/birds/bulk/wean": like("POST /api/birds/:id/wean", (id) => ({ ids: [id] })),
  "POST /api/eggs/events": like("GET /api/eggs/:id", (id) => ({ egg_ids: [id], state: "set" })),
  "POST /api/eggs/weights": like("GET /api/eggs/:id", (id) => ({ weights: [{ egg_id: id, grams: 2 }] })),
  "POST /api/eggs/lockdown": like("GET /api/eggs/trays/:id", (id) => ({ tray_id: id })),
  "POST /api/eggs/lockdown/undo": async (who, world) => {
    const { ids } = (await routeFixtures["GET /api/eggs/trays/:id"]?.(who, world)) ?? { ids: [] };
    const json = { tray_id: ids[0] };
    await world.ask("/api/eggs/lockdown", { as: who, json });
    return { ids: [], json };
  },
  "POST /api/pairs": async (who, world) => {
    const { bird, species } = makeFor(world, who);
    const { id: species_id } = await species();
    const [cock, hen] = [await bird({ sex: "male", species_id }), await bird({ sex: "female", species_id })];
    return { ids: [], json: { kind: "pair", cock_ids: [cock.id], hen_ids: [hen.id] } };
  },
  "POST /api/statuses": async () => ({
    ids: [],
    json: { name_pt: "Só um", name_en: "Only one", kind: "present" },
  }),
  "PUT /api/ring-colours": async () => ({ ids: [], json: { colours: { 2026: "blue" } } }),
  "POST /api/genetics/cross": async (who, world) => ({ ids: [], json: await crossOf(who, world) }),
  "POST /api/genetics/parents": async (who, world) => {
    const { species_id } = await crossOf(who, world);
    return { ids: [], json: { species_id, sex: "male", states: { blue: "blue" } } };
  },
};

async function crossOf(who: Resident, world: World) {
  const { id: species_id } = await makeFor(world, who).species({ catalogue_slug: "budgerigar" });
  return { species_id, cock: { text: "blue" }, hen: { text: "green" } };
}

/** All it takes to be let through a route, by whoever may and gave a password just now. */
export async function goodVisit(route: string, who: Resident, world: World): Promise<Visit> {
  const fixture = decisive[route] ?? daily[route] ?? ofTrade[route] ?? routeFixtures[route];
  if (fixture) return fixture(who, world);
  const body = bodies[route];
  if (!body) return { ids: [] };
  const make = makeFor(world, who);
  const { id, species_id } = await make.bird();
  return { ids: [], json: body({ id, species_id, status_id: (await make.status("sick")).id }) };
}
