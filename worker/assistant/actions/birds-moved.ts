import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { actionArguments } from "../tools/arguments.ts";
import { action, warned } from "./action.ts";

type Moving = {
  id: string;
  identifier: string;
  place_id: string | null;
  place_name: string | null;
  is_gone: 0 | 1;
  version: number;
};
type Place = { id: string; name: string; capacity: number | null; birds: number };

/** Birds to another place. Over its capacity it is a warning, for who agrees has been told. */
export const birdsMoved = action({
  permission: "flock.write",
  arguments: actionArguments.move_birds,
  plan: async ({ bird_ids, place_id }, { call, language, speech: { say } }) => {
    const [{ data: moving }, { data: page }] = await Promise.all([
      call<{ data: { birds: Moving[] } }>(`/api/birds/move?ids=${bird_ids.join()}&place_id=${place_id}`),
      call<{ data: { place: Place } }>(`/api/places/${place_id}/page`),
    ]);
    const { place } = page;
    const found = bird_ids.flatMap((id) => moving.birds.find((bird) => bird.id === id) ?? []);
    if (found.length < bird_ids.length) throw new Refusal("missing");
    const refused = found.flatMap((bird) => {
      const values = { ring: bird.identifier, place: place.name };
      if (bird.is_gone) return [say("deeds.move.gone", values)];
      return bird.place_id === place_id ? [say("deeds.move.there", values)] : [];
    });
    const moved = found.filter((bird) => !bird.is_gone && bird.place_id !== place_id);
    const birds = place.birds + moved.length;
    const capacity = place.capacity ?? Number.POSITIVE_INFINITY;
    const isOver = moved.length > 0 && birds > capacity;
    const warning = isOver && translate(language, "places.full", { place: place.name, capacity, birds });
    return {
      title: say("deeds.move.title", { count: moved.length, place: place.name }),
      rows: moved.map((bird) => ({
        label: bird.identifier,
        href: `/birds/${bird.id}`,
        before: bird.place_name ?? say("deeds.move.nowhere"),
        after: place.name,
      })),
      warnings: warning ? [warning] : [],
      refused,
      versions: Object.fromEntries(moved.map(({ id, version }) => [id, version])),
      write: {
        method: "POST",
        path: "/api/birds/move",
        body: {
          ids: moved.map(({ id }) => id),
          place_id,
          ...(isOver && { reason: say("deeds.move.reason") }),
          versions: Object.fromEntries(moved.map(({ id, version }) => [id, version])),
        },
      },
      href: `/birds/move?ids=${bird_ids.join()}&place_id=${place_id}`,
    };
  },
  done: (answer: { data: { undo: string }; warnings: Array<{ message: string }> }, { place_id }) => ({
    href: `/places/${place_id}`,
    warnings: warned(answer),
    undo: [{ method: "POST", path: "/api/birds/bulk/undo", body: { undo: answer.data.undo } }],
  }),
});
