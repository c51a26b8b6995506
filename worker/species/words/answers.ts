import * as z from "zod";
import type { Answers } from "#worker/kit/room.ts";

const species = z
  .strictObject({
    org_id: z.string(),
    id: z.string(),
    version: z.number(),
    created_at: z.string(),
    common_name: z.string(),
    latin_name: z.string(),
    group: z.string(),
    incubation_days: z.number().nullable(),
    lockdown_days_before_hatch: z.number().nullable(),
    humidity_start_pct: z.number().nullable(),
    humidity_lockdown_pct: z.number().nullable(),
    temperature_c: z.number().nullable(),
    turning_enabled: z.boolean(),
    has_exception_profile: z.boolean(),
    profile_notes: z.string().nullable(),
    catalogue_slug: z.string().nullable(),
    ring_size_mm: z.number().nullable(),
    incubation_days_to: z.number().nullable(),
    candling_days: z.array(z.number()).nullable(),
    lay_interval_days: z.number().nullable(),
    sits_from_egg: z.number().nullable(),
    ring_days_from: z.number().nullable(),
    ring_days_to: z.number().nullable(),
    weaning_day: z.number().nullable(),
    weight_loss_pct: z.number().nullable(),
    updated_at: z.string(),
  })
  .meta({ id: "Species" });

/** What the calls of this room answer. */
export const answers: Answers = {
  "GET /api/bird-species": {
    status: 200,
    schema: z.strictObject({
      data: z.array(
        z.strictObject({
          drawing: z.string(),
          org_id: z.string(),
          id: z.string(),
          version: z.number(),
          created_at: z.string(),
          common_name: z.string(),
          latin_name: z.string(),
          group: z.string(),
          incubation_days: z.number().nullable(),
          lockdown_days_before_hatch: z.number().nullable(),
          humidity_start_pct: z.number().nullable(),
          humidity_lockdown_pct: z.number().nullable(),
          temperature_c: z.number().nullable(),
          turning_enabled: z.boolean(),
          has_exception_profile: z.boolean(),
          profile_notes: z.string().nullable(),
          catalogue_slug: z.string().nullable(),
          ring_size_mm: z.number().nullable(),
          incubation_days_to: z.number().nullable(),
          candling_days: z.array(z.number()).nullable(),
          lay_interval_days: z.number().nullable(),
          sits_from_egg: z.number().nullable(),
          ring_days_from: z.number().nullable(),
          ring_days_to: z.number().nullable(),
          weaning_day: z.number().nullable(),
          weight_loss_pct: z.number().nullable(),
          updated_at: z.string(),
        }),
      ),
      total: z.number(),
      page: z.number(),
      total_pages: z.number(),
    }),
  },
  "GET /api/bird-species/:id": { status: 200, schema: z.strictObject({ data: species }) },
  "POST /api/bird-species": { status: 201, schema: z.strictObject({ data: species }) },
  "PUT /api/bird-species/:id": { status: 200, schema: z.strictObject({ data: species }) },
};
