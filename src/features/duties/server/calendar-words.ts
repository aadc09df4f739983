import type { Language } from '#rules/language/preferences.ts'

type Words = {
  title: string
  forYear: (period: number) => string
  amount: (text: string) => string
  atLeast: (text: string) => string
  tolerated: (day: string) => string
  depends: string
  unconfirmed: string
  more: (address: string) => string
  general: string
}

/** Texts of a calendar file besides the names of the duties. */
export const calendarWords: Record<Language, Words> = {
  pt_BR: {
    title: 'Obrigações',
    forYear: (period) => `Ano de referência: ${period}.`,
    amount: (text) => `Valor: ${text}.`,
    atLeast: (text) => `Valor: a partir de ${text}.`,
    tolerated: (day) => `Sem multa até ${day}.`,
    depends: 'Depende de saber se cada sócio tem cidadania americana ou green card: responda no painel.',
    unconfirmed: 'Data a confirmar com o órgão.',
    more: (address) => `Por que vale para você e o que fazer: ${address}`,
    general: 'Informação geral, não é consultoria jurídica ou tributária.',
  },
  en_US: {
    title: 'Obligations',
    forYear: (period) => `For the year ${period}.`,
    amount: (text) => `Amount: ${text}.`,
    atLeast: (text) => `Amount: from ${text}.`,
    tolerated: (day) => `No penalty until ${day}.`,
    depends: 'It depends on whether each owner is a US citizen or has a green card: answer in the panel.',
    unconfirmed: 'Date to be confirmed with the authority.',
    more: (address) => `Why it applies to you and what to do: ${address}`,
    general: 'General information, not legal or tax advice.',
  },
  es_ES: {
    title: 'Obligaciones',
    forYear: (period) => `Año de referencia: ${period}.`,
    amount: (text) => `Importe: ${text}.`,
    atLeast: (text) => `Importe: desde ${text}.`,
    tolerated: (day) => `Sin multa hasta el ${day}.`,
    depends: 'Depende de si cada socio tiene ciudadanía de EE. UU. o green card: responde en el panel.',
    unconfirmed: 'Fecha por confirmar con el organismo.',
    more: (address) => `Por qué se aplica a tu caso y qué hacer: ${address}`,
    general: 'Información general, no es asesoría jurídica ni fiscal.',
  },
}
