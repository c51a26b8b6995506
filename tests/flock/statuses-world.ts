import { sql } from "drizzle-orm";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";

export const today = new Date().toISOString().slice(0, 10);
export const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

type Given = Record<string, unknown>;
type Body = {
  data: Given;
  undo: string;
  detail?: string;
  code?: string;
  current?: Given;
  errors?: Array<{ path: string; code: string; message: string }>;
};

/** A cage, birds for it, and what is done to their statuses. */
export async function roost() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const make = makeFor(world, a);
  const idOf = async (key: string) => (await make.status(key)).id;
  const ids = { dead: await idOf("deceased"), sick: await idOf("sick"), sold: await idOf("sold") };
  const send = async (
    path: string,
    json?: object,
    { as = a, method = "POST" } = {} as { as?: Resident; method?: string },
  ) => {
    const answer = await ask(`/api/${path}`, {
      as,
      method,
      ...(json && { json }),
      headers: { "Accept-Language": "en" },
    });
    const text = await answer.text();
    return { status: answer.status, ...((text ? JSON.parse(text) : {}) as Body) };
  };
  const { data: cage } = await send("places", { kind: "cage", name: "C1" });
  const bird = (given: Given = {}) => make.bird({ place_id: cage.id, ...given });
  const put = (id: string, json: Given) => send(`birds/${id}`, json, { method: "PUT" });
  const status = (id: string, json: Given, as = a) => send(`birds/${id}/status`, json, { as });
  const undo = (id: string, { undo: at }: Body) => send(`birds/${id}/undo`, { undo: at });
  const stored = async (id: string) =>
    (await db.all<Given>(sql`SELECT status_id, status_since, cause_of_death, place_id FROM birds WHERE id = ${id}`))[0];
  const moves = (id: string) =>
    db.all<Given>(sql`SELECT to_place_id AS place, moved_on FROM moves WHERE bird_id = ${id} ORDER BY at, rowid`);
  const faults = ({ status: code, errors = [] }: Awaited<ReturnType<typeof send>>) => [
    code,
    ...errors.map((it) => `${it.path} ${it.code}`),
  ];
  return { ...world, ...ids, idOf, send, cage, bird, put, status, undo, stored, moves, faults };
}
