import { useState } from 'react'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = {
  label: string
  value: readonly string[] | null
  error: string | undefined
  onChange: (lines: string[]) => void
}

/** A list of words, one per line; blank lines are ignored. */
export function LinesField({ label, value, error, onChange }: Props) {
  const text = useMessages('namingRules', namingRules)
  const [typed, setTyped] = useState(() => (value ?? []).join('\n'))
  return (
    <TextArea
      label={label}
      hint={text.onePerLine}
      rows={Math.min(8, Math.max(3, (value?.length ?? 0) + 1))}
      value={typed}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value.split('\n').flatMap((line) => line.trim() || []))
      }}
    />
  )
}
