import type { RoomFixtures, RouteFixture } from "#tests/app/strangers.ts";
import { plainForm } from "./made-forms.ts";

const fields = { places: { "own.name": { page: 1, x: 20, y: 20, width: 50, size: 10 } } };

/** A form that was given, of which every route tells only whom it is of. */
const formRoute: RouteFixture = async (stranger, world) => {
  const form = new FormData();
  form.set("file", new File([(await plainForm()) as Uint8Array<ArrayBuffer>], "impresso.pdf"));
  await world.ask("/api/paper-templates/transfer", { as: stranger, method: "PUT", form });
  return { ids: ["transfer"] };
};

/** How the routes of forms are tried. */
export const forms = {
  routes: { "DELETE /api/paper-templates/:kind": formRoute },
  provedElsewhere: {
    "GET /api/paper-templates/transfer": "tests/legal/forms/forms.api.test.ts",
    "GET /api/paper-templates/transfer/proof": "tests/legal/forms/forms.api.test.ts",
  },
  bodies: { "PUT /api/paper-templates/transfer/fields": () => fields },
  rights: {
    managers: {
      "GET /api/paper-templates": undefined,
      "GET /api/paper-templates/transfer": undefined,
      "GET /api/paper-templates/transfer/proof": undefined,
      "PUT /api/paper-templates/transfer": undefined,
      "PUT /api/paper-templates/transfer/fields": fields,
      "DELETE /api/paper-templates/:kind": undefined,
    },
  },
  measured: {
    apart: {
      "/api/paper-templates": "forms without what is known of them: a hundred at most",
      "/api/paper-templates/transfer": "one form, of 400 fields at most",
      "/api/paper-templates/transfer/proof": "a file",
    },
  },
} satisfies Partial<RoomFixtures>;
