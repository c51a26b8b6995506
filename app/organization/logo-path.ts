/** Where a browser finds the organisation's logo; `logo` is another for each. */
export const logoPath = (logo: string) => `/settings/look/logo?${logo}`;
