const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in base32 (RFC 4648) without padding, as authenticator apps take it. */
export function base32(bytes: Uint8Array): string {
  let [held, bits, written] = [0, 0, ""];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) written += letters[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? written + letters[(held << (5 - bits)) & 31] : written;
}

/** The bytes of a base32 text (RFC 4648), with or without padding; throws a `RangeError` for any other sign. */
export function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const sign of text.toUpperCase().replace(/=+$/, "")) {
    const value = letters.indexOf(sign);
    if (value < 0) throw new RangeError("not base32");
    held = (held << 5) | value;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(held >> bits);
    held &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}
