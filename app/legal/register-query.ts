const names = ["year", "species_id", "state", "page"] as const;

/** What the address narrows the register by, as the API is asked; a filter that says nothing is left out. */
export function registerQuery(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
