import { edits } from '#features/edits/words/edits.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The label of each field, and how to show its value if plain text is not enough (money, closed sets). */
export type FieldWords = Readonly<Record<string, { label: string; show?: (value: unknown) => string }>>

/** Formats the value of a field: lists on one line, booleans as yes or no, and a word for empty values. */
export function useFieldValue(fields: FieldWords): (field: string, value: unknown) => string {
  const text = useMessages('edits', edits)
  const plain = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return text.nothing
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (Array.isArray(value)) return value.length === 0 ? text.nothing : value.map(plain).join(' · ')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return (field, value) => (value === null ? plain(value) : (fields[field]?.show ?? plain)(value))
}
