import type { LanguageTag } from '#rules/language/language-tag.ts'

export const spanUnits = ['hours', 'days', 'business_days', 'weeks', 'months'] as const
export type SpanUnit = (typeof spanUnits)[number]
export type Span = { from: number; to: number; unit: SpanUnit }

type Words = Readonly<Record<SpanUnit, readonly [one: string, many: string]>>
const words: Readonly<Record<LanguageTag, { to: string; units: Words }>> = {
  'pt-BR': {
    to: 'a',
    units: {
      hours: ['hora', 'horas'],
      days: ['dia', 'dias'],
      business_days: ['dia útil', 'dias úteis'],
      weeks: ['semana', 'semanas'],
      months: ['mês', 'meses'],
    },
  },
  'en-US': {
    to: 'to',
    units: {
      hours: ['hour', 'hours'],
      days: ['day', 'days'],
      business_days: ['business day', 'business days'],
      weeks: ['week', 'weeks'],
      months: ['month', 'months'],
    },
  },
  'es-ES': {
    to: 'a',
    units: {
      hours: ['hora', 'horas'],
      days: ['día', 'días'],
      business_days: ['día hábil', 'días hábiles'],
      weeks: ['semana', 'semanas'],
      months: ['mes', 'meses'],
    },
  },
}

export const unitName = (unit: SpanUnit, language: LanguageTag): string => words[language].units[unit][1]

/** `3 a 5 dias úteis`, `24 horas`, in the reader's language. */
export function spanText({ from, to, unit }: Span, language: LanguageTag): string {
  const { to: until, units } = words[language]
  const [one, many] = units[unit]
  return from === to ? `${from} ${from === 1 ? one : many}` : `${from} ${until} ${to} ${many}`
}
