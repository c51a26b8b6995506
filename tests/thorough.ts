/** Whether everything is tried at its full size and in every look, as by `npm run test:all`. */
export const isThorough = process.env.TEST_ALL === "1";

/** What `npm run test:all` takes, or what does for `npm test`; tests/README.md names each use and why it may be. */
export const sized = <Size>({ all, now }: { all: Size; now: Size }): Size => (isThorough ? all : now);
