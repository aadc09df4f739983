import { useMemo, useState } from 'react'
import { duties as words } from '#features/duties/words/duties.pt-BR.ts'
import { countriesIn } from '#features/orders/rules/countries.ts'
import { isSanctioned } from '#features/orders/rules/sanctioned-countries.ts'
import { owners as calls } from '#features/owners/contract.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { YesNo } from '#web/ui/yes-no.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import type { Calendar } from './queries.ts'

type Owner = Calendar['taxStatus']['owners'][number]
type Answer = Pick<Owner, 'taxCountry' | 'usPerson'>

const PART = 'tax-status'

const isAnswered = ({ taxCountry, usPerson }: Answer): boolean => taxCountry !== null && usPerson !== null

/** Notice above the calendar while an owner's answer is missing; links to the questions. */
export function TaxStatusNotice({ calendar }: { calendar: Calendar }) {
  const { taxStatus: text } = useMessages('duties', words)
  if (calendar.taxStatus.owners.every(isAnswered)) return null
  return (
    <Notice tone="blue">
      {text.missing}{' '}
      <a href={`#${PART}`} className="font-semibold underline">
        {text.answer}
      </a>
    </Notice>
  )
}

/** Asks in which country each owner pays tax and whether as a US person; answers can be changed at any time (G180). */
export function TaxStatusCard({ id, calendar: { taxStatus } }: { id: string; calendar: Calendar }) {
  const { shared, taxStatus: text, questions } = useMessages('duties', words)
  const { locale } = useLocale()
  const required = useProblemText()('required')
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<Answer>>>>({})
  const [told, setTold] = useState(false)
  const countries = useMemo(
    () => countriesIn(locale).flatMap(({ code, name }) => (isSanctioned(code) ? [] : [{ value: code, label: name }])),
    [locale],
  )
  const owners = taxStatus.owners.map((owner) => ({ ...owner, ...typed[owner.id] }))
  const changed = owners.filter((owner, at) => {
    const kept = taxStatus.owners[at]
    return owner.taxCountry !== kept?.taxCountry || owner.usPerson !== kept.usPerson
  })
  const saving = useCall(calls.answer, {
    event: 'duties.changed',
    done: text.saved,
    failed: text.failed,
    onDone: () => {
      setTyped({})
      setTold(false)
    },
  })
  const save = (): void => {
    setTold(true)
    const answers = changed.flatMap(({ id: ownerId, taxCountry, usPerson }) =>
      taxCountry === null || usPerson === null ? [] : [{ ownerId, taxCountry, usPerson }],
    )
    if (answers.length === changed.length) saving.mutate({ id, answers, expectedVersion: taxStatus.version })
  }
  if (owners.length === 0) return null
  const set = (owner: Owner, answer: Partial<Answer>) =>
    setTyped((before) => ({ ...before, [owner.id]: { ...before[owner.id], ...answer } }))
  return (
    <div id={PART} className="scroll-mt-4">
      <Card title={text.title} text={text.text}>
        <div className="space-y-6">
          {owners.map((owner) => {
            const isHalf = told && changed.includes(owner) && !isAnswered(owner)
            return (
              <fieldset key={owner.id} className="space-y-4">
                <legend className="mb-3 font-display text-[1.0625rem] break-words">{owner.name}</legend>
                <Select
                  label={text.country}
                  options={countries}
                  {...(owner.taxCountry === null ? { placeholder: text.choose } : {})}
                  value={owner.taxCountry ?? ''}
                  error={isHalf && owner.taxCountry === null ? required : undefined}
                  onChange={({ target }) => set(owner, { taxCountry: target.value || null })}
                />
                <YesNo
                  label={text.usPerson}
                  hint={text.usPersonHint}
                  words={{ yes: questions.yes, no: questions.no }}
                  value={owner.usPerson}
                  error={isHalf && owner.usPerson === null ? required : undefined}
                  onChange={(usPerson) => set(owner, { usPerson })}
                />
              </fieldset>
            )
          })}
          <Button size="panel" disabled={changed.length === 0} loading={saving.isPending} onClick={save}>
            {shared.save}
          </Button>
        </div>
      </Card>
    </div>
  )
}
