import { people } from '#features/people/words/people.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { PersonDetail } from './queries.ts'

export function PersonFacts({ person }: { person: PersonDetail }) {
  const { shared, page: text } = useMessages('people', people)
  const dates = useDates()
  const yes = (value: boolean): string => (value ? text.yes : text.no)
  const facts = [
    { label: shared.phone, value: person.phone || text.noPhone },
    ...(person.region ? [{ label: shared.region, value: person.region }] : []),
    { label: text.since, value: dates.dateTime(person.createdAt) },
    { label: text.emailState, value: yes(person.emailVerified) },
    { label: text.twoFactor, value: yes(person.twoFactor) },
    ...(person.mustChange ? [{ label: text.mustChange, value: text.yes }] : []),
  ]
  return (
    <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
