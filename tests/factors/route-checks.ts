import { sql } from "drizzle-orm";
import { freshMinutes, freshness } from "#db/permissions.ts";
import { questions } from "#tests/app/route-fixtures.ts";
import type { World } from "#tests/app/strangers.ts";
import { newWorld } from "#tests/app/world.ts";
import { requirementOf } from "#worker/rights.ts";
import { withPassword } from "./factor-of.ts";
import { decisive, goodVisit } from "./good-visits.ts";
import { everything, waysIn } from "./ways-in.ts";

/** When somebody last gave a password or a code in the session that tries the routes. */
type Session = "fresh" | "stale";
/** What a route asks of whoever is signed in. */
export type Kind = "confirmed lately" | "password in the body" | "signed in" | "anybody";
export type Tried = {
  route: string;
  kind: Kind;
  status: number;
  code: string | undefined;
  /** Whether anything changed that lets anybody in, and whether anything at all did; the latter of refusals alone. */
  way: boolean;
  anything: boolean;
};

/** Every route of the app as it is mounted, as in `POST /api/members/invitations`, with what it asks. */
export function routesOf({ api }: World): Map<string, Kind> {
  const found = new Map<string, Kind>();
  for (const { method, path, handler } of api.routes) {
    if (method === "ALL") continue;
    const route = `${method} ${path.replace(/\/$/, "")}`;
    const requirement = requirementOf(handler);
    const when = requirement?.proof === "key" ? "always" : requirement && freshness[requirement.permission];
    const isRequested = when === "always" || (when === "writing" && method !== "GET");
    const input = requirement?.proof === "password" ? "password in the body" : "confirmed lately";
    if (requirement) found.set(route, isRequested ? input : "signed in");
    else if (!found.has(route)) found.set(route, "anybody");
  }
  return found;
}

const agoOf = { fresh: 0, stale: freshMinutes * 60_000 + 1000 };
const settleSession = ({ db }: World, session: Session) =>
  db.run(sql`UPDATE sessions SET confirmed_at = ${new Date(Date.now() - agoOf[session]).toISOString()}`);

async function opened(): Promise<World> {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  await withPassword(world, world.a);
  return world;
}

/** Tries every route, or those of some kinds, with what opens it, as an owner whose session is one or the other. */
export async function tryRoutes(session: Session, isMeant: (kind: Kind) => boolean = () => true): Promise<Tried[]> {
  const shared = await opened();
  const tried: Tried[] = [];
  for (const [route, kind] of [...routesOf(shared)].filter(([, kind]) => isMeant(kind))) {
    const world = decisive[route] ? await opened() : shared;
    tried.push({ route, kind, ...(await tryRoute(world, route, { kind, session })) });
  }
  return tried;
}

async function tryRoute(world: World, route: string, { kind, session }: { kind: Kind; session: Session }) {
  const { ask, a } = world;
  const [method = "", path = ""] = route.split(" ");
  await settleSession(world, "fresh");
  const { ids, json, form, headers = {} } = await goodVisit(route, a, world);
  // Whoever sits at a screen left open does not know the password.
  const body = session === "stale" ? withoutPassword(json) : json;
  await settleSession(world, session);
  const look = kind === "signed in" || kind === "anybody" || session === "fresh" ? waysIn : everything;
  const before = await look(world, a);
  const address = `${filled(path, ids)}${questions[path] ?? ""}`;
  const answer = await ask(address, { as: a, method, json: body, headers, ...(form && { form }) });
  const text = await answer.text();
  const after = await look(world, a);
  const changed = (was: unknown, is: unknown) => JSON.stringify(was) !== JSON.stringify(is);
  return {
    status: answer.status,
    code: /"code":"(\w+)"/.exec(text)?.[1],
    way: changed(before.ways ?? before, after.ways ?? after),
    anything: changed(before, after),
  };
}

function withoutPassword(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return json;
  const requests = ["current_password", "password"].find((it) => it in json);
  return requests ? { ...json, [requests]: "nem por isso" } : json;
}

function filled(path: string, ids: string[]): string {
  const left = [...ids];
  return path.replace(/:\w+/g, () => encodeURIComponent(left.shift() ?? "nothing"));
}

/** What came of it as lines to read: of every method and kind how many routes, and how many of each answer. */
export function tableOf(fresh: Tried[], stale: Tried[]): string {
  const lines = new Map<
    string,
    { routes: number; fresh: Map<number, number>; stale: Map<number, number>; ways: number }
  >();
  for (const [at, { route, kind, status }] of fresh.entries()) {
    const other = stale[at] as Tried;
    const key = `${kind} | ${route.split(" ")[0]}`;
    const line = lines.get(key) ?? { routes: 0, fresh: new Map(), stale: new Map(), ways: 0 };
    lines.set(key, line);
    line.routes += 1;
    line.fresh.set(status, (line.fresh.get(status) ?? 0) + 1);
    line.stale.set(other.status, (line.stale.get(other.status) ?? 0) + 1);
    line.ways += other.way ? 1 : 0;
  }
  const counts = (of: Map<number, number>) =>
    [...of]
      .sort()
      .map(([status, n]) => `${status}: ${n}`)
      .join(", ");
  const rows = [...lines].sort(([one], [two]) => one.localeCompare(two));
  const head = "| asks | method | routes | fresh | stale | rows of rights changed by the stale one |\n|-|-|-|-|-|-|";
  return [
    head,
    ...rows.map(([key, it]) => `| ${key} | ${it.routes} | ${counts(it.fresh)} | ${counts(it.stale)} | ${it.ways} |`),
  ].join("\n");
}
