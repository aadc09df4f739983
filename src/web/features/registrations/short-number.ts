/** Spec P2 §9: the first eight characters of the id. */
export const shortNumber = (id: string): string => id.slice(0, 8)
