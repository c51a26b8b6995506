import { type Read, sources } from "./catalogue-sources.ts";

/** The large birds that run. */
export const ratites: readonly Read[] = [
  {
    slug: "ostrich",
    names: { pt: "Avestruz", en: "Ostrich" },
    latin_name: "Struthio camelus",
    group: "ratite",
    days: 42,
    range: "40–42",
    celsius: 36.4,
    humidity: "24–35",
    humidity_from: 25,
    lockdown: { days_before: 3, humidity: "75" },
    candling: [14, 28, 38],
    doubt: {
      pt: "na eclosão a tabela dá cerca de 75 % de humidade; muitos criadores usam 30 a 40 %",
      en: "at lockdown the table gives about 75 % humidity; many breeders use 30 to 40 %",
    },
    sources: [sources.table],
  },
  {
    slug: "emu",
    names: { pt: "Ema-australiana", en: "Emu" },
    latin_name: "Dromaius novaehollandiae",
    group: "ratite",
    days: 50,
    range: "49–50",
    celsius: 36.4,
    humidity: "25–35",
    lockdown: { days_before: 3, humidity: "75" },
    candling: [],
    doubt: {
      pt: "outros textos dão 46 a 56 dias; na eclosão a tabela dá cerca de 75 % de humidade, muitos criadores usam 30 a 40 %; a casca é opaca: pese os ovos em vez da ovoscopia",
      en: "other texts give 46 to 56 days; at lockdown the table gives about 75 % humidity, many breeders use 30 to 40 %; the shell is opaque: weigh the eggs instead of candling",
    },
    sources: [sources.table],
  },
  {
    slug: "rhea",
    names: { pt: "Nandu", en: "Rhea" },
    latin_name: "Rhea americana",
    group: "ratite",
    days: 38,
    range: "36–42",
    celsius: 36.4,
    humidity: "47",
    lockdown: { days_before: 3, humidity: "60" },
    candling: [14, 28],
    doubt: {
      pt: "47 % de humidade por confirmar; 60 % na eclosão é o mínimo",
      en: "47 % humidity is unconfirmed; 60 % at lockdown is the least",
    },
    sources: [sources.table],
  },
];
