/** A file in a field of a form, between its preview and the yes: packed (gzip), in base64. */
export type PackedFile = { name: string; bytes: string };

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** What a file is sent along as. */
export async function packed(file: File): Promise<PackedFile> {
  const bytes = await through(new Uint8Array(await file.arrayBuffer()), new CompressionStream("gzip"));
  let text = "";
  // So many arguments every engine takes.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { name: file.name, bytes: btoa(text) };
}

/** Bytes of the largest file that is unpacked: what is read of a table. */
const mostBytes = 5 * 1024 * 1024;

/** The file that came back; undefined where it is none, or swells to more than a table may weigh. */
export async function unpacked({ name, bytes }: PackedFile): Promise<File | undefined> {
  try {
    const packed = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return new File(pieces, name);
      size += value.length;
      if (size > mostBytes) {
        await reader.cancel();
        return undefined;
      }
      pieces.push(value as Uint8Array<ArrayBuffer>);
    }
  } catch {
    return undefined;
  }
}
