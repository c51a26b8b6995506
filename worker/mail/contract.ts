import * as z from "zod";

/** Whose mails the local viewer shows; everybody's without. */
export const mailFilter = z.object({
  to: z
    .string("fields.invalid")
    .max(320, "fields.long")
    .transform((address) => address.trim().toLowerCase() || undefined)
    .optional(),
});

/** A name that carries no address and no advert: anybody may found an organisation and invite any address. */
export const plainName = /^(?:[\p{L}\p{M}\p{N}' ’&,()ºª/-]|\.(?= |$)){1,80}$/u;
