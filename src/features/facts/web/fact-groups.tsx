import { FactEntry } from './fact-entry.tsx'
import type { Fact } from './queries.ts'

export type FactGroup = { title: string; facts: readonly Fact[] }

export function FactGroups({ groups }: { groups: readonly FactGroup[] }) {
  return (
    <div className="space-y-7">
      {groups
        .filter(({ facts }) => facts.length > 0)
        .map(({ title, facts }) => (
          <section key={title} aria-label={title}>
            <h2 className="text-h3">{title}</h2>
            <ul className="mt-1 divide-y divide-line border-t border-line">
              {facts.map((fact) => (
                <FactEntry key={fact.id} fact={fact} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
