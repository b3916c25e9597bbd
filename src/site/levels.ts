/** What a page about a model asks of its reader, from little to much. */
export const levels = ['basic', 'intermediate', 'advanced'] as const;

export type Level = (typeof levels)[number];
