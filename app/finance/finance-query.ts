const names = ["from", "to", "against", "by", "of", "side", "currency", "page"] as const;

/** What an address of the room asks for: only what the API knows, and nothing that is empty. */
export function financeQuery(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  return new URLSearchParams(
    names.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
