export const birds = {};
