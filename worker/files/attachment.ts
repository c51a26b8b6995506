/** A `Content-Disposition` that saves under this name, whatever script and signs it is in (RFC 6266). */
export function attachment(name: string, extension: string): string {
  // Nothing unseen, nothing that turns the reading round, nothing that a file system takes for its own.
  const clean = name.replace(/[\p{C}\p{Z}"%*/:;<>?\\|]+/gu, " ").replace(/^[\s.]+|\s+$/g, "");
  const shown = `${clean || "voliera"}.${extension}`;
  const plain = shown
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.]+/g, "-");
  const encoded = encodeURIComponent(shown).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain.replace(/^-+/, "") || `voliera.${extension}`}"; filename*=UTF-8''${encoded}`;
}
