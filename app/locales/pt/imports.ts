export const imports = {};
