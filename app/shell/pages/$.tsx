// Every other address: the root's boundary shows the page for what does not exist.
export function loader() {
  throw new Response(null, { status: 404 });
}

export const action = loader;

// "Go back" is a step back where a script can take it.
export const handle = { enhances: true };

export default function Nowhere() {
  return null;
}
