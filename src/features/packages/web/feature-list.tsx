import { Plus, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { withFeature, withoutFeature } from '#features/packages/rules/package.ts'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = {
  features: readonly string[]
  /** The text in the field for the next feature. */
  typed: string
  error?: string | undefined
  onChange: (features: string[], typed: string) => void
}

/** Enter adds the feature without submitting the form; a feature is removed by its position (G81). */
export function FeatureList({ features, typed, error, onChange }: Props) {
  const { form: text } = useMessages('packages', words)
  const add = () => onChange(withFeature(features, typed), '')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{text.features}</legend>
      {features.length === 0 && <p className="mt-1 text-sm text-ink-muted">{text.noFeatures}</p>}
      <ul className="mt-1 divide-y divide-line">
        {features.map((feature, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal features may stand twice, only their positions differ
          <li key={`${at} ${feature}`} className="flex items-center justify-between gap-3 py-0.5">
            <span className="min-w-0 break-words">{feature}</span>
            <button
              type="button"
              aria-label={text.removeFeature({ feature })}
              onClick={() => onChange(withoutFeature(features, at), typed)}
              className="grid size-11 shrink-0 place-items-center rounded-md text-mar-700 hover:bg-areia-100"
            >
              <X size={17} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={text.feature}
            value={typed}
            maxLength={160}
            enterKeyHint="done"
            error={error}
            onChange={({ target }) => onChange([...features], target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Button variant="ghost" onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {text.addFeature}
        </Button>
      </div>
    </fieldset>
  )
}
