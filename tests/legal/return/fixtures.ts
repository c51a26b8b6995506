import type { RoomFixtures } from "#tests/app/strangers.ts";

const columns = { year: 2025, version: 1, columns: { C: "" } };

/** How the routes of the annual return are tried. */
export const returns = {
  bodies: {
    "POST /api/register/return/issue": () => ({ year: 2025 }),
    "PUT /api/paper-templates/annual_return/columns": () => columns,
  },
  rights: {
    managers: {
      "GET /api/register/return": undefined,
      "GET /api/register/return.xlsx": undefined,
      "POST /api/register/return/issue": { year: 2025 },
      "PUT /api/paper-templates/annual_return": undefined,
      "PUT /api/paper-templates/annual_return/columns": columns,
    },
  },
  measured: {
    apart: {
      "/api/register/return": "with a price by its rows; its page asks for 200",
      "/api/register/return.xlsx": "a file with a price",
    },
  },
} satisfies Partial<RoomFixtures>;
