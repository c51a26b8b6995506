/** Characters of an address and of a device's name, at most. */
export const longest = { endpoint: 2048, name: 60 };
/** How many devices one person may have; a trigger of `push_devices` holds it. */
export const mostDevices = 10;
