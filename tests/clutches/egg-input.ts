export type Given = Record<string, unknown>;
