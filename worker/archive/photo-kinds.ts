/** What a file is, told by its first bytes: no name and no header is believed. */
const kinds = [
  { type: "image/jpeg", extension: "jpg", at: 0, magic: [0xff, 0xd8, 0xff] },
  { type: "image/png", extension: "png", at: 0, magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/webp", extension: "webp", at: 8, magic: [0x57, 0x45, 0x42, 0x50] },
  { type: "application/pdf", extension: "pdf", at: 0, magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  // A workbook, of what is kept here: an authority's form, or a return.
  {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    extension: "xlsx",
    at: 0,
    magic: [0x50, 0x4b, 0x03, 0x04],
  },
] as const;
type PhotoKind = (typeof kinds)[number];

/** The kind of file in these bytes; undefined for anything else. */
export const photoKind = (bytes: Uint8Array): PhotoKind | undefined =>
  kinds.find(({ at, magic }) => magic.every((byte, offset) => bytes[at + offset] === byte));
