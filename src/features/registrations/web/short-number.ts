/** The first eight characters of the id (G39). */
export const shortNumber = (id: string): string => id.slice(0, 8)
