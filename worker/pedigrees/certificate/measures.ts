/** Points in a millimetre. */
export const mm = 72 / 25.4;
/** A4 upright and across, in points. */
export const a4 = { upright: [210 * mm, 297 * mm], across: [297 * mm, 210 * mm] } as const;
