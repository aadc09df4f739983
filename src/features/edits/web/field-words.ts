import { edits } from '#features/edits/words/edits.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** What a field is called, and how its value is said where plain text would not do (money, closed sets). */
export type FieldWords = Readonly<Record<string, { label: string; show?: (value: unknown) => string }>>

/** Says the value of a field: lists in one line, yes and no in words, nothing as such. */
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
