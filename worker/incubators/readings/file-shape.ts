/** How a file is read: what stands in which column (from 0), in which unit, and which figure of a date is the day. */
export type FileColumns = {
  at: number | null;
  hour: number | null;
  temperature: number | null;
  humidity: number | null;
  unit: "c" | "f";
  order: "day_first" | "month_first";
};

/** A file, how its reader says that it is read, and whether it is taken or only looked at. */
export type ReadingsFile = { file: File; columns: FileColumns | undefined; commit: boolean };
