import { expect, onTestFinished, vi } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { canarySeason } from "#tests/clutches/canary-season.ts";
import type { Given } from "#tests/clutches/egg-input.ts";
import { openSession } from "#worker/accounts/sessions.ts";
import type { Egg } from "#worker/clutches/eggs/egg-view.ts";
import type { Results } from "#worker/clutches/figures/results.ts";

type Chick = Given & { id: string; identifier: string; egg_id: string; inbreeding: number };
type Laid = { clutch: { id: string; number: number }; eggs: Egg[] };
export type EggsAnswer<Data> = {
  status: number;
  data: Data;
  code?: string;
  detail?: string;
  from?: string;
  current?: unknown;
  errors?: Array<{ path: string; code: string }>;
};

const canaries = { common_name: "Canário", latin_name: "Serinus canaria", ...canarySeason };

/** A world in the spring of 2027 with canaries, and what its breeder does to eggs. */
export const newNests = (day = "2027-03-20") => nestsIn(newWorld, day);

/** The same in a world that is more. */
export async function nestsIn<World extends Awaited<ReturnType<typeof newWorld>>>(
  build: () => Promise<World>,
  day: string,
) {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(`${day}T12:00:00Z`);
  const world = await build();
  const { ask, a, db, env } = world;
  async function signIn(who: Resident) {
    const card = { first_name: "Rita", last_name: "Melo", email: who.email, organization: "Viveiro" };
    const rest = { timezone: "Europe/Lisbon", role: "owner" as const, is_verified: true };
    const member = { id: who.user_id, org_id: who.org_id, card: { ...card, ...rest } };
    const kept = { remember: true, user_agent: "", ip: "" };
    who.token = (await openSession(db, env.JWT_SECRET, member, kept)).access_token;
  }
  /** Lives on a calendar day, signed in anew; the app reads the same clock. */
  async function dayIs(today: string) {
    vi.setSystemTime(`${today}T12:00:00Z`);
    await signIn(a);
  }
  const make = makeFor(world, a);
  const species = await make.species(canaries);
  const describe = async <Data>(answer: Response): Promise<EggsAnswer<Data>> => ({
    status: answer.status,
    ...((answer.status === 204 ? {} : await answer.json()) as { data: Data }),
  });
  const post = async <Data>(path: string, json: Given = {}, headers = {}, as: Resident = a) =>
    describe<Data>(await ask(path, { as, json, headers }));
  const get = async <Data>(path: string) => describe<Data>(await ask(path, { as: a }));
  const bird = (given: Given = {}) => make.bird({ species_id: species.id, birth_date: "2025-05-01", ...given });
  /** A pair that is together since the twentieth of March. */
  async function pair(given: { cocks?: string[]; hens?: string[]; place_id?: string; started_on?: string } = {}) {
    const cocks = given.cocks ?? [(await bird({ sex: "male" })).id];
    const hens = given.hens ?? [(await bird({ sex: "female" })).id];
    const kind = cocks.length + hens.length > 2 ? "colony" : "pair";
    const { status, data } = await post<{ id: string; number: string }>("/api/pairs", {
      kind,
      state: "active",
      cock_ids: cocks,
      hen_ids: hens,
      started_on: given.started_on ?? "2027-03-20",
      ...(given.place_id && { place_id: given.place_id }),
    });
    expect(status).toBe(201);
    return { ...data, cocks, hens };
  }
  const lay = (pair_id: string, given: Given = {}, headers = {}) =>
    post<Laid>(`/api/pairs/${pair_id}/eggs`, given, headers);
  /** Lays eggs, one a day from the first of April, and is there on the day of the last. */
  async function laid(pair_id: string, count: number): Promise<Egg[]> {
    await dayIs(`2027-04-${String(count).padStart(2, "0")}`);
    const { status, data } = await lay(pair_id, { laid_on: "2027-04-01", count });
    expect(status).toBe(201);
    return data.eggs;
  }
  const action = (eggs: readonly string[], given: Given, headers = {}) =>
    post<{ eggs: Egg[]; birds: Chick[] }>("/api/eggs/events", { egg_ids: eggs, ...given }, headers);
  /** The same, on that day, and it has to be allowed. */
  async function done(eggs: ReadonlyArray<Egg | undefined>, on: string, given: Given) {
    await dayIs(on);
    const answer = await action(
      eggs.map((egg) => egg?.id ?? ""),
      { on, ...given },
    );
    expect([answer.status, answer]).toEqual([200, expect.anything()]);
    return answer.data;
  }
  const results = async (pair_id: string) => (await get<Results>(`/api/pairs/${pair_id}/results`)).data;
  const egg = async (id: string) => (await get<Egg>(`/api/eggs/${id}`)).data;
  const undo = (id: string, headers = {}) => post<Egg>(`/api/eggs/${id}/undo`, {}, headers);
  return {
    ...world,
    make,
    species,
    post,
    get,
    bird,
    pair,
    lay,
    laid,
    deed: action,
    done,
    results,
    egg,
    undo,
    dayIs,
    signIn,
  };
}
