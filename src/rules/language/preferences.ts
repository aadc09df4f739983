/** Languages as accounts store them (G3); browsers write `pt-BR`. */
export const languages = ['pt_BR', 'en_US', 'es_ES'] as const
export type Language = (typeof languages)[number]

export const timeZones = ['America/Sao_Paulo', 'America/New_York', 'Europe/London', 'Asia/Tokyo'] as const
export type TimeZone = (typeof timeZones)[number]
