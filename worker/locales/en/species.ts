import type { species as pt } from "../pt/species.ts";

export const species: Record<keyof typeof pt, string> = {
  "species.name.taken": "You already have a species with this name.",
  "species.incubation.range": "Incubation days are a whole number from 1 to 365.",
  "species.lockdown.range": "Days before hatch are a whole number from 1 to 10.",
  "species.humidity.range": "Humidity goes from 0 to 100 %.",
  "species.temperature.range": "Temperature goes from 30 to 45 °C.",
  "species.temperature.step": "Temperature has one decimal at most.",
  "species.ring_size.range": "A ring size goes from 1 to 40 mm.",
  "species.in_use":
    "There are birds of this species, some perhaps in the trash. A species is deleted only when no bird uses it.",
  "species.slugs.required": "Choose at least one species from the catalogue.",
  "species.slugs.unknown": "The catalogue does not have this species.",
  "species.key_reused": "This idempotency key already made another species. Nothing was saved.",
  "species.profile.days": "Incubation: {{range}} days.",
  "species.profile.humidity": "Humidity: {{start}} %, at hatch {{lockdown}} %.",
  "species.profile.candling": "Candle on day {{days}}.",
  "species.profile.doubt": "To confirm: {{doubt}}",
  "species.profile.sources": "Sources: {{sources}}.",
};
