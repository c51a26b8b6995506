import { PickBox, type PickBoxProps } from "./pick-box.tsx";
import { PickLine } from "./pick-line.tsx";

/** A bird by any part of its ring or name, with its face beside it. */
export const PickField = (props: Omit<PickBoxProps, "Line">) => <PickBox {...props} Line={PickLine} />;
