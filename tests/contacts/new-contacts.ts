import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { Contact } from "#worker/contacts/contact-rows.ts";
import type { ContactPage } from "#worker/contacts/page.ts";

type Given = Record<string, unknown>;
export type Answer<Data> = { data: Data; errors?: Array<{ path: string }>; code?: string; total?: number };

/** A world with what its breeder does to contacts. */
export async function newContacts() {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, db } = world;
  const call = async <Data>(path: string, json?: Given, more: Given = {}) => {
    const answer = await ask(`/api/contacts${path}`, { as: a, json, ...more });
    return { status: answer.status, ...((await answer.json()) as Answer<Data>) };
  };
  const add = async (json: Given) => (await call<Contact>("", json)).data;
  const page = async (id: string) => (await call<ContactPage>(`/${id}`)).data;
  const list = async (query = "") => (await call<Contact[]>(`?${query}`)).data.map(({ name }) => name);
  const merge = (id: string, into_id: string) => call<Contact>(`/${id}/merge`, { into_id });
  return { ...world, call, add, page, list, merge, make: makeFor(world, a), db };
}
