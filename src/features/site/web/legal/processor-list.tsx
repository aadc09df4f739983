import { usedProcessors } from '#features/site/web/content/processors.ts'

const facts = [
  ['purpose', 'Finalidade'],
  ['data', 'Dados'],
  ['country', 'País'],
  ['mechanism', 'Base da transferência'],
] as const

/** One card per service that gets personal data; `data-list` names the list that the server fills in here (G262). */
export function ProcessorList() {
  return (
    <ul data-list="processors" className="mt-4 space-y-3">
      {usedProcessors().map((line) => (
        <li key={line.purpose} data-as={line.as} className="rounded-lg border border-line bg-surface p-4">
          <p data-needs="name" hidden={!line.name} className="font-semibold">
            {line.name}
          </p>
          <dl className="mt-1 text-[0.9375rem] leading-relaxed">
            {facts.map(([id, label]) => (
              <div key={id} data-needs={id} hidden={!line[id]}>
                <dt className="inline font-medium">{label}: </dt>
                <dd className="inline text-ink-muted">{line[id]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
