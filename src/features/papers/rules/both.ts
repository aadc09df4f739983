/** The same text in English, which is authoritative, and in Portuguese. */
export type Both = { en: string; pt: string }
