import { expect, test } from "vitest";
import { createApi } from "#worker/api.ts";
import { room } from "#worker/http.ts";
import { gathered, type Mount } from "#worker/kit/room.ts";
import { gatheredRooms, rooms } from "#worker/rooms.ts";

const mount = (at: Mount["at"]): Mount => ({ at, routes: room(), access: "members" });

test("a longer path is tried before a shorter one, and among equals the later room's", () => {
  const { mounts } = gathered({
    birds: { mounts: [mount("/api/birds")], subjects: gatheredRooms.subjects },
    moves: { mounts: [mount("/api/birds/move"), mount("/api/birds")] },
    trail: { mounts: [mount("/api/audit"), mount("/api/birds")] },
  });
  expect(mounts.map(({ at }) => at)).toEqual([
    ...["/api/birds/move", "/api/birds", "/api/audit", "/api/birds", "/api/birds"],
  ]);
});

const isOpen = (part: string | undefined) => part?.startsWith(":") ?? false;

/** Whether a request may mean either of two routes, and at their first difference the second one says a word. */
function takesAWordForAnId(first: string, second: string): boolean {
  const [one, other] = [first.split("/"), second.split("/")];
  const mayBeEither =
    one.length === other.length && one.every((it, at) => isOpen(it) || isOpen(other[at]) || it === other[at]);
  const at = one.findIndex((it, place) => isOpen(it) !== isOpen(other[place]));
  return mayBeEither && at >= 0 && isOpen(one[at]);
}

test("no route takes for an id what another, tried later, means by a word", () => {
  const api = createApi(() => {
    throw new Error("nobody asks");
  });
  const routes = api.routes.filter(({ method }) => method !== "ALL");
  const wrong = routes.flatMap(({ method, path }, place) =>
    routes
      .slice(place + 1)
      .filter((later) => later.method === method && takesAWordForAnId(path, later.path))
      .map((later) => `${method} ${path} is tried before ${later.path}`),
  );
  expect([routes.length > 100, wrong]).toEqual([true, []]);
});

test("what rooms contribute is gathered once", () => {
  const brought: ReadonlyArray<readonly unknown[]> = [
    Object.values(rooms),
    gatheredRooms.jobs.map(({ name }) => name),
    gatheredRooms.archived.map(({ name }) => name),
  ];
  for (const all of brought) expect([all.length > 10, new Set(all).size]).toEqual([true, all.length]);
});
