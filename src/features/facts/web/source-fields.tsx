import { X } from 'lucide-react'
import type { Source } from '#features/facts/rules/source-order.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import type { Held } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = Pick<Held<Source[]>, 'value' | 'onChange'> & {
  errorAt: (path: `sources.${number}.${'title' | 'date' | 'url'}`) => string | undefined
}

/** The sources of a fact or a rule, each with title, address and date. */
export function SourceFields({ value: sources, onChange, errorAt }: Props) {
  const text = useMessages('states', states)
  const change = (at: number, part: Partial<Source>) =>
    onChange(sources.map((source, n) => (n === at ? { ...source, ...part } : source)))
  return (
    <fieldset className="space-y-3">
      <legend className="font-semibold">{text.fields.sources}</legend>
      {sources.map((source, at) => {
        const number = at + 1
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a source has no name of its own, and its place stays while it is typed
            key={at}
            className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[1fr_9rem_auto] sm:items-end"
          >
            <TextField
              label={text.source.title({ number })}
              value={source.title}
              maxLength={300}
              error={errorAt(`sources.${at}.title`)}
              onChange={({ target }) => change(at, { title: target.value })}
            />
            <TextField
              label={text.source.date({ number })}
              value={source.date}
              maxLength={40}
              error={errorAt(`sources.${at}.date`)}
              onChange={({ target }) => change(at, { date: target.value })}
            />
            <button
              type="button"
              aria-label={text.source.remove({ number })}
              title={text.source.remove({ number })}
              onClick={() => onChange(sources.filter((_, n) => n !== at))}
              className="icon-btn size-12"
            >
              <X size={18} aria-hidden="true" />
            </button>
            <div className="sm:col-span-3">
              <TextField
                label={text.source.url({ number })}
                type="url"
                inputMode="url"
                value={source.url ?? ''}
                maxLength={2000}
                error={errorAt(`sources.${at}.url`)}
                onChange={({ target }) => change(at, { url: target.value.trim() || null })}
              />
            </div>
          </div>
        )
      })}
      <Button
        variant="ghost"
        size="panel"
        disabled={sources.length >= 20}
        onClick={() => onChange([...sources, { title: '', url: null, date: '' }])}
      >
        {text.source.add}
      </Button>
    </fieldset>
  )
}
