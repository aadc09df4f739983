type Row = readonly [label: string, text: string]

export function LegalFacts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-1 text-[0.9375rem] leading-relaxed">
      {rows.map(([label, text]) => (
        <div key={label} className="mt-1">
          <dt className="inline font-medium">{label}: </dt>
          <dd className="inline text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
