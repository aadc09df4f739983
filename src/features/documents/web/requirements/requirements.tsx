import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalog } from '#features/catalog/contract.ts'
import { documentRequirements as calls } from '#features/documents/contract/document-requirements.ts'
import { documentRequirements } from '#features/documents/words/document-requirements.pt-BR.ts'
import { isConflict, queryOf } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useArranged } from '#web/lists/use-arranged.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { type Requirement, requirementsQuery, showingRequirements } from './queries.ts'
import { NewRequirement } from './requirement-form.tsx'
import { RequirementRow } from './requirement-row.tsx'

type Props = { companyTypeId: string; title: string; items: readonly Requirement[] }

function OfType({ companyTypeId, title, items }: Props) {
  const text = useMessages('documentRequirements', documentRequirements)
  const [adding, setAdding] = useState(false)
  const failureText = useFailureText()
  const { rows, move, settled } = useArranged(items)
  const ordering = useCall(calls.order, {
    // Moves are sent one after the other, because each builds on the one before.
    scope: { id: `requirements ${companyTypeId}` },
    done: text.moved,
    failed: text.saveFailed,
    reason: (error) => (isConflict(error) ? text.changedMeanwhile : failureText(error)),
    stale: showingRequirements,
    onSettled: settled,
  })
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 translate="no" className="text-h3">
          {title}
        </h2>
        {!adding && (
          <Button variant="ghost" size="panel" aria-label={text.addTo({ type: title })} onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        )}
      </div>
      {items.length === 0 && !adding && <p className="mt-2 text-ink-muted">{text.empty}</p>}
      <ol className="mt-2 divide-y divide-line border-t border-line">
        {rows.map((requirement, at) => (
          <RequirementRow
            key={requirement.id}
            requirement={requirement}
            place={at + 1}
            all={rows.length}
            onMove={(step) => ordering.mutate({ companyTypeId, ids: move(requirement.id, step).ids })}
          />
        ))}
      </ol>
      {adding && <NewRequirement companyTypeId={companyTypeId} onClose={() => setAdding(false)} />}
    </section>
  )
}

/** What each type of company asks for, in the order in which customers see it (G55). */
export default function Requirements() {
  const text = useMessages('documentRequirements', documentRequirements)
  const query = useQuery({ ...requirementsQuery, staleTime: 0 })
  const types = useQuery(queryOf(catalog.companyTypes, {}))
  return (
    <>
      <p className="mb-5 max-w-[80ch] text-ink-muted">{text.intro}</p>
      <Loaded query={types} rows={4}>
        {(all) => (
          <Loaded query={query} rows={4}>
            {({ items }) => (
              <div className="space-y-9">
                {all.items.map(({ id, label }) => (
                  <OfType
                    key={id}
                    companyTypeId={id}
                    title={label}
                    items={items.filter(({ companyTypeId }) => companyTypeId === id)}
                  />
                ))}
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  )
}
