import type { places as pt } from "../pt/places.ts";

export const places: Record<keyof typeof pt, string> = {
  "places.name.required": "Enter the name of the location.",
  "places.name.long": "A name has at most 60 characters.",
  "places.name.taken": "There already is a location with this name in the same spot.",
  "places.kind.required": "Choose the kind of location.",
  "places.kind.holds": "This location holds others that do not fit into that kind. Move them first.",
  "places.capacity.range": "The capacity is a whole number from 1 to 10,000.",
  "places.parent.of_room": "A room stands in no other location.",
  "places.parent.of_bank": "A bank stands in a room or alone.",
  "places.parent.of_cage": "A cage stands in a bank, in a room or alone.",
  "places.parent.of_aviary": "An aviary stands in a room or alone.",
  "places.parent.itself": "A location cannot stand in itself.",
  "places.run.form": "Both names must begin alike and end in a number, such as C1 and C24.",
  "places.run.backwards": "The last number must not be smaller than the first.",
  "places.run.many": "Make at most 200 at a time.",
  "places.key_reused": "This idempotency key already made another location. Nothing was saved.",
  "places.delete.has_birds": "There are still birds in this location. Move them first.",
  "places.delete.has_places": "This location holds others. Delete or move them first.",
  "places.full": "{{place}}: capacity {{capacity}}, with {{birds}} birds.",
  "moves.nothing": "Choose at least one bird.",
  "moves.unknown_ring": "You have no bird with this tag ID: {{ring}}.",
  "moves.unknown_birds": "One of the birds no longer exists. None was moved.",
  "moves.over_capacity":
    "{{place}} has a capacity of {{capacity}} and would hold {{birds}}. Enter a reason to move them all the same.",
};
