import * as z from "zod";

/** Where a figure stands in a file: its column from 0; null where it has none. */
export const fileColumn = z.number().int().min(0).max(49).nullable();

/**
 * The multipart body by which a file is read: `columns` is JSON of how its reader says it is read, `commit` whether it is
 * taken or only looked at. `missing` is the word where there is no file.
 */
export const mappedFile = <Columns extends z.ZodType>(columns: Columns, missing: string) =>
  z.object({
    file: z.instanceof(File, { error: missing }).refine(({ size }) => size > 0, missing),
    columns: z
      .string("fields.invalid")
      .max(500, "fields.long")
      .optional()
      .transform((text, context): z.output<Columns> | undefined => {
        if (!text) return undefined;
        const read = columns.safeParse(parsed(text));
        if (!read.success) context.addIssue({ code: "custom", message: "fields.invalid" });
        return read.data;
      }),
    commit: z
      .enum(["1", "0", ""], "fields.invalid")
      .default("0")
      .transform((word) => word === "1"),
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
