import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "places.full": "{{place}}: capacity {{capacity}}, with {{birds}} birds.",
  "moves.nothing": "Select at least one bird.",
  "moves.unknown_ring": "You have no bird with this ring number: {{ring}}. Check the number.",
  "moves.unknown_birds": "One of the birds no longer exists. None was moved.",
  "moves.gone":
    "{{count}} of these birds are no longer in your flock ({{ring}} is the first), so they have no place. Leave them out or change their status. No bird was moved.",
  "moves.gone_one":
    "{{ring}} is no longer in your flock, so it has no place. Leave it out or change its status. No bird was moved.",
  "moves.gone_many":
    "{{count}} of these birds are no longer in your flock ({{ring}} is the first), so they have no place. Leave them out or change their status. No bird was moved.",
  "moves.gone_other":
    "{{count}} of these birds are no longer in your flock ({{ring}} is the first), so they have no place. Leave them out or change their status. No bird was moved.",
  "moves.stale": "{{ring}} was changed after you saw it. No bird was moved.",
  "moves.moved_on.future": "This day has not come yet. Enter today or an earlier day.",
  "moves.moved_on.early":
    "{{count}} of these birds were not born or had not arrived yet on that day (the first is {{ring}}). Correct the day or take them out of the selection. No bird was moved.",
  "moves.moved_on.early_one":
    "{{ring}} was not born or had not arrived yet on that day. Correct the day or take it out of the selection. No bird was moved.",
  "moves.moved_on.early_many":
    "{{count}} of these birds were not born or had not arrived yet on that day (the first is {{ring}}). Correct the day or take them out of the selection. No bird was moved.",
  "moves.moved_on.early_other":
    "{{count}} of these birds were not born or had not arrived yet on that day (the first is {{ring}}). Correct the day or take them out of the selection. No bird was moved.",
  "moves.over_capacity":
    "{{place}} has a capacity of {{capacity}} and would have {{birds}}. Enter a reason to move them anyway.",
};
