export const deeds = {} as const;
