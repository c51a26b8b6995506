/** Where the list of all routes of a version lies. */
export const routeListPath = (version: string) => `/assets/routes-${version}.json`;
