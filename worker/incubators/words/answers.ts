import * as z from "zod";
import type { Answers } from "#worker/kit/room.ts";

/** What the calls of this room answer. */
export const answers: Answers = {
  "GET /api/incubators/readings": {
    status: 200,
    schema: z.strictObject({
      data: z.array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          temperature_c: z.number().nullable(),
          humidity_pct: z.number().nullable(),
        }),
      ),
    }),
  },
  "GET /api/incubators/:id/readings": {
    status: 200,
    schema: z.strictObject({
      data: z.strictObject({
        points: z.array(
          z.strictObject({
            at: z.string(),
            temperature_c: z.number().nullable(),
            humidity_pct: z.number().nullable(),
            temperature_range: z.tuple([z.number(), z.number()]).nullable().optional(),
            humidity_range: z.tuple([z.number(), z.number()]).nullable().optional(),
          }),
        ),
        from: z.string(),
        to: z.string(),
        step: z.enum(["raw", "day", "hour"]),
      }),
      head: z.strictObject({
        incubator: z.strictObject({
          id: z.string(),
          name: z.string(),
          temperature_c: z.number().nullable(),
          warning_c: z.number(),
          critical_c: z.number(),
          warning_pct: z.number(),
        }),
        humidities: z.array(z.number()),
        days: z.strictObject({ from: z.string(), to: z.string() }),
        alarms: z.array(
          z.strictObject({
            id: z.string(),
            kind: z.enum(["temperature", "humidity", "silent"]),
            level: z.enum(["warning", "critical"]),
            opened_at: z.string(),
            closed_at: z.string().nullable(),
            worst: z.number().nullable(),
            acknowledged_at: z.string().nullable(),
            acknowledged_by: z.string().nullable(),
          }),
        ),
        power_cuts: z.array(
          z.strictObject({ from_at: z.string(), to_at: z.string().nullable(), coldest_c: z.number().nullable() }),
        ),
        now: z.string(),
        today: z.string(),
      }),
    }),
  },
  "POST /api/incubators/:id/readings": {
    status: 200,
    schema: z.strictObject({
      data: z.strictObject({
        accepted: z.number(),
        repeated: z.number(),
        refused: z.array(
          z.strictObject({
            at: z.string(),
            code: z.enum(["future", "old", "temperature_range", "humidity_range", "nothing"]),
          }),
        ),
      }),
    }),
  },
};
