export type Facts = readonly (readonly [label: string, value: string | null | undefined])[]

/** Labels with their values; what has none is left out. */
export function FactList({ facts, className }: { facts: Facts; className: string }) {
  return (
    <dl className={`grid gap-y-3 ${className}`}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="font-medium break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
