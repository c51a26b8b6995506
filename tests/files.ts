/** R2 as far as the API uses it, in memory: the vendor's stand-in for tests in Node. */
export function memoryFiles(): R2Bucket {
  const kept = new Map<string, Uint8Array>();
  const bytesOf = async (value: ArrayBuffer | ArrayBufferView | string) =>
    new Uint8Array(await new Response(value as BodyInit).arrayBuffer());
  return {
    put: async (key: string, value: ArrayBuffer | string) => void kept.set(key, await bytesOf(value)),
    get: async (key: string) => {
      const bytes = kept.get(key);
      return bytes ? { key, size: bytes.length, arrayBuffer: async () => bytes.slice().buffer } : null;
    },
    delete: async (keys: string | string[]) => {
      for (const key of [keys].flat()) kept.delete(key);
    },
  } as unknown as R2Bucket;
}
