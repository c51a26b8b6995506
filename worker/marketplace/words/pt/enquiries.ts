export const enquiries = {};
