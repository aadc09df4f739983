import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const LEVELS = [1, 2, 3, 4, 5] as const

export function ComplexityDots({ value }: { value: number }) {
  const text = useMessages('workflows', workflows)
  return (
    <span
      className="inline-flex items-center gap-1"
      role="img"
      aria-label={text.complexityOf({ value: String(value) })}
    >
      {LEVELS.map((level) => (
        <span key={level} className={`size-2.5 rounded-full ${level <= value ? 'bg-ipe-400' : 'bg-areia-300'}`} />
      ))}
    </span>
  )
}
