/** The same in English, which counts, and in Portuguese. */
export type Both = { en: string; pt: string }
