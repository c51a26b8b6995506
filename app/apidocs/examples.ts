type Example = {
  room: string;
  method: "GET" | "POST" | "PUT";
  /** What stands in braces is the id that the example of that name answered. */
  path: string;
  json?: Record<string, unknown>;
  /** How later examples call the id this one answers. */
  name?: string;
};

/** Calls as whoever begins makes them, one behind the other; a test makes them all. */
export const examples: readonly Example[] = [
  {
    room: "species",
    method: "POST",
    path: "/api/bird-species",
    json: { common_name: "Canary", latin_name: "Serinus canaria", group: "Songbirds", incubation_days: 13 },
    name: "species_id",
  },
  {
    room: "birds",
    method: "POST",
    path: "/api/birds",
    json: { identifier: "PT 2026 001", sex: "male", species_id: "{species_id}", birth_date: "2025-04-12" },
    name: "cock_id",
  },
  {
    room: "birds",
    method: "POST",
    path: "/api/birds",
    json: { identifier: "PT 2026 002", sex: "female", species_id: "{species_id}" },
    name: "hen_id",
  },
  { room: "birds", method: "GET", path: "/api/birds?after=&page_size=100" },
  { room: "record", method: "POST", path: "/api/birds/{cock_id}/weights", json: { grams: 21.5 } },
  {
    room: "pairs",
    method: "POST",
    path: "/api/pairs",
    json: { kind: "pair", state: "active", cock_ids: ["{cock_id}"], hen_ids: ["{hen_id}"] },
    name: "pair_id",
  },
  { room: "clutches", method: "POST", path: "/api/pairs/{pair_id}/eggs", json: { count: 2, every: 0 } },
  { room: "clutches", method: "GET", path: "/api/eggs?after=" },
  { room: "flock", method: "GET", path: "/api/statuses" },
  { room: "places", method: "GET", path: "/api/places" },
  { room: "sales", method: "GET", path: "/api/sales" },
  { room: "incubators", method: "GET", path: "/api/incubators/readings" },
  { room: "trail", method: "GET", path: "/api/audit?after=&page_size=100" },
];

/** An example as one types it into a terminal. */
export function commandOf({ method, path, json }: Example, origin: string): string {
  const lines = [
    `curl ${method === "GET" ? "" : `-X ${method} `}"${origin}${path}"`,
    `-H "Authorization: Bearer $VOLIERA_KEY"`,
    ...(json ? [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(json)}'`] : []),
  ];
  return lines.join(" \\\n  ");
}
