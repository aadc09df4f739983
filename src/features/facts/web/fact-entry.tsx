import { useState } from 'react'
import { dueText } from '#features/catalog/rules/due-rule-text.ts'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Button } from '#web/ui/button.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { CheckedOn } from './checked-on.tsx'
import { ConfidenceBadge } from './confidence-badge.tsx'
import { FactForm } from './fact-form.tsx'
import { penaltyText } from './penalty-text.ts'
import type { Fact } from './queries.ts'
import { SourceLinks } from './source-links.tsx'
import { useFactWords } from './use-fact-words.ts'
import { useMarkChecked } from './use-mark-checked.ts'

function Said({ fact }: { fact: Fact }) {
  const text = useMessages('states', states)
  const money = useMoney()
  const { locale } = useLocale()
  const due = fact.due ? dueText(fact.due, fact.frequency ?? 'none') : ''
  return (
    <div translate="no" className="space-y-0.5 text-[0.9375rem]">
      {fact.usName && (
        <p lang="en" className="text-sm text-ink-muted">
          {fact.usName}
        </p>
      )}
      {due && <p lang="pt-BR">{due}</p>}
      {fact.lateFeeCents !== null && (
        <p>
          {text.fields.lateFeeCents}: {money(fact.lateFeeCents)}
        </p>
      )}
      {fact.penalty && (
        <p>
          {text.fields.penalty}: {penaltyText(fact.penalty, locale)}
        </p>
      )}
      {(fact.parts?.length ?? 0) > 1 &&
        fact.parts?.map((part) => (
          <p key={part.name} className="text-sm text-ink-muted">
            {part.name}: {money(part.amountCents)}
          </p>
        ))}
      {fact.summary && <p lang="pt-BR">{fact.summary}</p>}
    </div>
  )
}

/** One fact with its sources and the day of its check; it is edited in place and shows its edit history. */
export function FactEntry({ fact }: { fact: Fact }) {
  const text = useMessages('states', states)
  const money = useMoney()
  const words = useFactWords()
  const mark = useMarkChecked()
  const [shown, setShown] = useState<'form' | 'history'>()
  const { name } = fact
  const checkedToday = fact.checkedOn === officeDay(new Date())
  return (
    <li className="space-y-2.5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-ink-muted">{text.kinds[fact.kind]}</p>
          <p translate="no" className="font-semibold break-words">
            {name}
          </p>
        </div>
        {fact.amountCents !== null && (
          <p className="text-[1.0625rem] font-semibold tabular-nums">{money(fact.amountCents)}</p>
        )}
      </div>
      {shown === 'form' ? (
        <FactForm fact={fact} onClose={() => setShown(undefined)} />
      ) : (
        <>
          <Said fact={fact} />
          <SourceLinks sources={fact.sources} none={text.noSources} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <CheckedOn day={fact.checkedOn} sentence />
            <ConfidenceBadge confidence={fact.confidence} />
          </p>
          <div translate="no" className="flex flex-wrap gap-2">
            <Button variant="ghost" size="panel" aria-label={text.editOf({ name })} onClick={() => setShown('form')}>
              {text.edit}
            </Button>
            <Button
              variant="ghost"
              size="panel"
              aria-label={text.historyOf({ name })}
              aria-expanded={shown === 'history'}
              onClick={() => setShown(shown === 'history' ? undefined : 'history')}
            >
              {text.history}
            </Button>
            {!checkedToday && (
              <Button
                variant="ghost"
                size="panel"
                aria-label={text.checkTodayOf({ name })}
                loading={mark.isPending}
                onClick={() => mark.mutate([{ subject: 'fact', id: fact.id, expectedVersion: fact.version }])}
              >
                {text.checkToday}
              </Button>
            )}
          </div>
          {shown === 'history' && (
            <div translate="no" className="rounded-md bg-areia-100/60 p-4">
              <EditHistory subjectType="fact" subjectId={fact.id} fields={words} />
            </div>
          )}
        </>
      )}
    </li>
  )
}
