/** Lets others of this isolate be served: stands between the steps of a long computation, which has the one thread. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
