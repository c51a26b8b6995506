/** Where the reason goes when a file breaks off. */
export type Tell = (thrown: unknown) => void;

/** A file as an answer's body, made as fast as it is taken. */
export function streamed(pieces: AsyncGenerator<Uint8Array>, tell: Tell): ReadableStream<Uint8Array> {
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (thrown) {
        // The answer has begun: no status can tell it any more, and the runtime would log it with its values.
        tell(thrown);
        controller.error(new Error("the file broke off"));
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  };
  // Nothing in advance: what a slow reader has not taken is not even read from the database.
  return new ReadableStream(source, { highWaterMark: 0 });
}
