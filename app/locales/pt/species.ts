export const species = {};
