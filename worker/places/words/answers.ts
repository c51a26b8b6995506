import * as z from "zod";
import { placeKinds } from "#db/vocabulary.ts";
import type { Answers } from "#worker/kit/room.ts";

const place = z
  .strictObject({
    org_id: z.string(),
    name: z.string(),
    id: z.string(),
    address: z.string().nullable(),
    postal_code: z.string().nullable(),
    locality: z.string().nullable(),
    district: z.string().nullable(),
    version: z.number(),
    created_at: z.string(),
    updated_at: z.string(),
    parent_id: z.string().nullable(),
    kind: z.enum(placeKinds),
    capacity: z.number().nullable(),
    notes: z.string().nullable(),
  })
  .meta({ id: "Place" });

/** What the calls of this room answer. */
export const answers: Answers = {
  "GET /api/places": {
    status: 200,
    schema: z.strictObject({ data: z.array(place), total: z.number(), page: z.number(), total_pages: z.number() }),
  },
  "GET /api/places/:id": { status: 200, schema: z.strictObject({ data: place }) },
  "POST /api/places": { status: 201, schema: z.strictObject({ data: place }) },
  "PUT /api/places/:id": { status: 200, schema: z.strictObject({ data: place }) },
};
