import { useState } from 'react'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = {
  label: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
  error: string | undefined
}

/** A list of words, one per line; blank lines are ignored. */
export function LinesField({ label, lines, onChange, error }: Props) {
  const text = useMessages('namingRules', namingRules)
  const [typed, setTyped] = useState(() => lines.join('\n'))
  return (
    <TextArea
      label={label}
      hint={text.onePerLine}
      rows={Math.min(8, Math.max(3, lines.length + 1))}
      value={typed}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value.split('\n').flatMap((line) => line.trim() || []))
      }}
    />
  )
}
