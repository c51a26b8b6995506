// From 0x80 to 0x9f.
const added = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Text in the code page of western Windows (1252), whose dashes and quotes some runtimes' decoders take for control characters. */
export function westernText(bytes: Uint8Array): string {
  const text = new TextDecoder("windows-1252").decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (letter) => added[letter.charCodeAt(0) - 0x80] ?? letter);
}
