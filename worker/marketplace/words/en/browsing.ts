export const browsing = {};
