import * as z from "zod";

const column = z.number().int().min(0).max(49).nullable();
/** How a file is read: what stands in which column (from 0), in which unit, and which figure of a date is the day. */
export const fileColumns = z.object({
  at: column,
  hour: column,
  temperature: column,
  humidity: column,
  unit: z.enum(["c", "f"]),
  order: z.enum(["day_first", "month_first"]),
});
export type FileColumns = z.output<typeof fileColumns>;

/** A file, how its reader says that it is read, and whether it is taken or only looked at. */
export type ReadingsFile = { file: File; columns: FileColumns | undefined; commit: boolean };
