/** The placeholders for values of the record; their names are the same in every language. */
export const placeholders = ['cliente', 'empresa', 'estado', 'documento', 'prazo', 'agente'] as const
export type Placeholder = (typeof placeholders)[number]
export type TemplateValues = Partial<Record<Placeholder, string | null>>

const WRITTEN = /\{(\p{L}[\p{L}\p{N}_-]{0,29})\}/gu

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name)

/** The unfilled placeholders in a text, each once: none of them may reach a customer (G133). */
export const openPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(WRITTEN)].map(([, name = '']) => name)),
]

/** Fills in the known values; `open` are the names without a value. A value is never parsed as a template itself. */
export function fillTemplate(body: string, values: TemplateValues): { text: string; open: string[] } {
  const open = new Set<string>()
  const text = body.replaceAll(WRITTEN, (written, name: string) => {
    const key = name.toLowerCase()
    const value = isPlaceholder(key) ? values[key] : undefined
    if (value) return value
    open.add(name)
    return written
  })
  return { text, open: [...open] }
}

/** Appends a filled template to the typed text as a separate paragraph. */
export const insertAfter = (typed: string, inserted: string): string =>
  typed.trim() ? `${typed.trimEnd()}\n\n${inserted}` : inserted
