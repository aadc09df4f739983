export type Facts = readonly (readonly [label: string, value: string | null | undefined])[]

/** Labels with their values; labels without a value are left out. */
export function FactList({ facts, className }: { facts: Facts; className: string }) {
  const known = facts.filter(([, value]) => value)
  // A `<dl>` without terms is invalid.
  if (known.length === 0) return null
  return (
    <dl className={`grid gap-y-3 ${className}`}>
      {known.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
