export const flock = {} as const;
