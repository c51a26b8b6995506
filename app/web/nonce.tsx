import { createContext, useContext } from "react";

const Nonce = createContext("");

/** Carries the request's nonce to the scripts; never through loader data, which a script could read. */
export const NonceProvider = ({ nonce, children }: { nonce: string; children: React.ReactNode }) => (
  <Nonce.Provider value={nonce}>{children}</Nonce.Provider>
);

/** The nonce on the server; empty in the browser, which hides it anyway. */
export const useNonce = () => useContext(Nonce);
