/** Bytes as base64url without padding. */
export const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** The bytes that a text in base64url, padded or not, stands for; undefined where it is none. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bare = text.replace(/=+$/, "");
  if (!/^[\w-]+$/.test(bare) || bare.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(bare.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}
