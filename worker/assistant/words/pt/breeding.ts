export const breeding = {} as const;
