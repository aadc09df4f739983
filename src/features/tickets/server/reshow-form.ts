import { escapeHtml } from '#server/http/escape-html.ts'

export type Filled = { values: Record<string, string>; errors: Record<string, string>; notice: string }

const alert = 'rounded-md border p-3.5 text-[0.9375rem] font-medium border-urucum-500 bg-urucum-100 text-urucum-700'
const complaint = 'mt-1.5 text-sm font-medium text-urucum-600'

const errorText = (name: string, error: string | undefined): string =>
  error ? `<p id="erro-${name}" class="${complaint}">${escapeHtml(error)}</p>` : ''

/** Links the error text to its control by ARIA attributes, as the page's own script does. */
const marked = (tag: string, name: string, error: string | undefined): string =>
  error
    ? tag
        .replace(/ aria-describedby="[^"]*"/, '')
        .replace(/>$/, ` aria-invalid="true" aria-describedby="erro-${name}">`)
    : tag

const control = (kind: string, name: string, rest = ''): RegExp =>
  new RegExp(`(<${kind}\\b[^>]*\\sname="${name}"[^>]*?)/?>${rest}`)

/**
 * The prerendered page with the submitted values in its form. Scripts are removed, because hydration would restore the empty
 * form and lose the text.
 */
export function reshowForm(page: string, { values, errors, notice }: Filled): string {
  const put = (html: string, name: string): string => {
    const value = escapeHtml(values[name] ?? '')
    const error = errors[name]
    return html
      .replace(control('input', name), (_, tag: string) => {
        const bare = tag.replace(/ value="[^"]*"/, '')
        return `${marked(`${bare} value="${value}">`, name, error)}${errorText(name, error)}`
      })
      .replace(
        control('textarea', name, '[^<]*</textarea>'),
        // The HTML parser drops the first newline in a textarea: the extra one protects a newline that the visitor typed.
        (_, tag: string) => `${marked(`${tag}>`, name, error)}\n${value}</textarea>${errorText(name, error)}`,
      )
      .replace(control('select', name, '([\\s\\S]*?)</select>'), (_, tag: string, options: string) => {
        const chosen = options.replace(` value="${value}"`, ` value="${value}" selected=""`)
        return `${marked(`${tag}>`, name, error)}${chosen}</select>${errorText(name, error)}`
      })
  }
  const still = page.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
  const told = still.replace(
    /<form\b[^>]*\saction="\/contato"[^>]*>/,
    (tag) => `${tag}<div role="alert" class="${alert}">${escapeHtml(notice)}</div>`,
  )
  return ['nome', 'email', 'telefone', 'assunto', 'mensagem'].reduce(put, told)
}
