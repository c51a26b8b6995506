import { createContext, useContext } from "react";

const Pending = createContext(false);

/** Tells the buttons inside a form that it is on its way. */
export const PendingProvider = Pending.Provider;

/** Whether the form around this component is being sent. */
export const useFormPending = () => useContext(Pending);
