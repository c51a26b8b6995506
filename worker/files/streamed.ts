/** A download's place among those under way. A request that was broken off never says so: places lapse by themselves. */
export type Place = {
  /** Acts when its reader has taken nothing for too long, unless what it answers with is called before. */
  stop: (act: () => void) => () => void;
  isKept: () => boolean;
  keep: (doing: "making" | "waiting") => void;
  leave: () => void;
};

/** Where the reason goes when a file breaks off. */
type ReportError = (thrown: unknown) => void;
type Reading = { place: Place; report: ReportError };

/** Bytes given to a reader at a time: so much is taken within the reader's patience on any line that works at all. */
const atOnce = 64 * 1024;
const nothing = new Uint8Array();

/**
 * A file as an answer's body, made as fast as it is taken. A reader who takes nothing for as long as its place allows is
 * cut off, and its place is free again.
 */
export function streamed(pieces: AsyncGenerator<Uint8Array>, { place, report }: Reading): ReadableStream<Uint8Array> {
  let rest: Uint8Array = nothing;
  let wasTaken = () => {};
  const end = async () => {
    wasTaken();
    rest = nothing;
    place.leave();
    await pieces.return(undefined);
  };
  const breakOff = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    controller.error(new Error("the file broke off"));
    end().catch(report);
  };
  const waitFor = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    place.keep("waiting");
    wasTaken = place.stop(() => breakOff(controller));
  };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start: waitFor,
    async pull(controller) {
      wasTaken();
      // Its slot may have been given to another download after it was taken for dead.
      if (!place.isKept()) return breakOff(controller);
      place.keep("making");
      try {
        if (rest.length === 0) rest = await nextOf(pieces);
      } catch (thrown) {
        // The answer has begun: no status can tell it any more, and the runtime would log it with its values.
        report(thrown);
        return breakOff(controller);
      }
      if (rest.length === 0) {
        place.leave();
        return controller.close();
      }
      const given = rest.subarray(0, atOnce);
      rest = rest.subarray(atOnce);
      waitFor(controller);
      controller.enqueue(given);
    },
    cancel: end,
  };
  // Nothing in advance: what a slow reader has not taken is not even read from the database.
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** The next piece that holds anything; an empty one when there is none. */
async function nextOf(pieces: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  for (;;) {
    const { done, value } = await pieces.next();
    if (done) return nothing;
    if (value.length > 0) return value;
  }
}
