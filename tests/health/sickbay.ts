import type { Resident } from "#tests/app/world.ts";
import type { Given } from "#tests/clutches/egg-input.ts";
import { newNests } from "#tests/clutches/nests.ts";
import { isOfNest } from "#worker/agenda/lines.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import type { HealthEvent } from "#worker/health/event-rows.ts";
import type { healthOfBird, listHealth } from "#worker/health/queries.ts";

type Bird = { status: { key: string } | null; sex: string; sexing_method: string; place: { id: string } | null };

/** A world in April of 2027 whose breeder writes down what happens to the health of birds. */
export async function newSickbay() {
  const nests = await newNests("2027-03-20");
  const { ask, a, b, post, get, bird, dayIs, signIn } = nests;
  await dayIs("2027-04-06");
  await signIn(b);
  const enter = (id: string, json: Given, as: Resident = a, headers = {}) =>
    post<HealthEvent>(`/api/birds/${id}/health`, json, headers, as);
  const faults = async (id: string, json: Given) =>
    (await enter(id, json)).errors?.map(({ path, code }) => [path, code]);
  const stands = async (id: string) => {
    const { data } = await get<Bird & { status_id: string | null }>(`/api/birds/${id}`);
    return data;
  };
  const statusKey = async (id: string) => {
    const { data } = await get<{ head: { status: { key: string } | null } }>(`/api/birds/${id}/papers`);
    return data.head.status?.key ?? null;
  };
  const statuses = (await get<Array<{ id: string; key: string }>>("/api/statuses/")).data;
  const withStatus = (key: string) => statuses.find((it) => it.key === key)?.id ?? "";
  const history = async (id: string) =>
    (await get<Awaited<ReturnType<typeof healthOfBird>>>(`/api/birds/${id}/health`)).data;
  const list = async (query = "") =>
    (await (await ask(`/api/health-events?${query}`, { as: a })).json()) as Awaited<ReturnType<typeof listHealth>>;
  const lines = async (query = "late=1") => {
    const { data } = (await (await ask(`/api/agenda?${query}`, { as: a })).json()) as Agenda;
    return data.flatMap((it) => (isOfNest(it) ? [] : [it]));
  };
  return { ...nests, bird, enter, faults, stands, statusKey, withStatus, history, list, lines };
}
