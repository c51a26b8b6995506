import { encode } from "uqr";

/** A QR code without its margin: a row of `0` and `1` after another. */
export type Square = { size: number; bits: string };

/** The QR code of an address, medium correction. */
export function squareOf(address: string): Square {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  return { size, bits: data.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("") };
}
