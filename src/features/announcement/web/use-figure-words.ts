import type { Hours } from '#features/announcement/rules/rows.ts'
import { type Span, spanText } from '#features/announcement/rules/span.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import type { FieldWords } from '#features/edits/web/field-words.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { type FieldKind, type FieldName, partFields } from './part-fields.ts'

const kinds = new Map<string, FieldKind>(
  Object.values(partFields).flatMap((fields) => fields.map(({ field, kind }) => [field, kind] as const)),
)

/** Formats opening hours, time spans and numbers in the reader's language. */
function useFigureTexts() {
  const text = useMessages('announcement', announcement)
  const { locale } = useLocale()
  return {
    hours: (hours: Hours | null): string => (hours ? text.hours(hours) : text.closed),
    span: (span: Span): string => spanText(span, locale),
    number: (value: number): string => value.toLocaleString(locale),
  }
}

/** The labels and formats of the fields in histories and conflicts. */
export function useFigureFields(): FieldWords {
  const text = useMessages('announcement', announcement)
  const say = useFigureTexts()
  const shows: Partial<Record<FieldKind, (value: unknown) => string>> = {
    hours: (value) => say.hours(value as Hours | null),
    day: (value) => say.hours(value as Hours | null),
    span: (value) => say.span(value as Span),
    number: (value) => say.number(Number(value)),
  }
  const names = Object.entries(text.fields) as [FieldName, string][]
  const words = names.map(([field, label]) => {
    const show = shows[kinds.get(field) ?? 'text']
    return [field, { label, ...(show ? { show } : {}) }] as const
  })
  return Object.fromEntries(words)
}
