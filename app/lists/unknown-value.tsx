/** What a row of a list has in the place of what nobody wrote down; words there would only fill it. */
export const NotKnown = () => <span className="not-known">—</span>;
