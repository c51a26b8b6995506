/** R2 as far as the API uses it, in memory: the vendor's stand-in for tests in Node. */
export function memoryFiles(): R2Bucket {
  const kept = new Map<string, { bytes: Uint8Array; httpMetadata: R2HTTPMetadata | undefined }>();
  const bytesOf = async (value: ArrayBuffer | ArrayBufferView | string) =>
    new Uint8Array(await new Response(value as BodyInit).arrayBuffer());
  return {
    put: async (key: string, value: ArrayBuffer | string, options?: { httpMetadata?: R2HTTPMetadata }) =>
      void kept.set(key, { bytes: await bytesOf(value), httpMetadata: options?.httpMetadata }),
    get: async (key: string) => {
      const found = kept.get(key);
      if (!found) return null;
      const copy = new Response(found.bytes.slice());
      const { httpMetadata, bytes } = found;
      return { key, httpMetadata, size: bytes.length, body: copy.body, arrayBuffer: () => copy.arrayBuffer() };
    },
    list: async ({ prefix = "", limit = 1000 }: R2ListOptions = {}) => {
      const keys = [...kept.keys()].filter((key) => key.startsWith(prefix)).sort();
      return { objects: keys.slice(0, limit).map((key) => ({ key })), truncated: keys.length > limit };
    },
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) kept.delete(key);
    },
  } as unknown as R2Bucket;
}
