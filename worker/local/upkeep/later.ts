/** Remembers what to close, last opened first. */
export type Later = (close: () => unknown) => void;
