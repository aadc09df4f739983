import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Registration } from './queries.ts'

const narrow = 'break-words md:max-w-40 md:truncate xl:max-w-40 2xl:max-w-80'

/** The company's name, which opens the process, above the customer's: two tight lines fit into a row of a wide screen. */
export function CompanyCell({ row, onOpen }: { row: Registration; onOpen: (row: Registration) => void }) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  return (
    <div className="relative flex min-h-11 min-w-0 flex-col items-start justify-center leading-tight md:min-w-36">
      {/* The button's `after:` area covers both lines, so a press on either opens the process. */}
      <button
        type="button"
        onClick={() => onOpen(row)}
        title={row.companyName}
        aria-label={text.open({ company: row.companyName })}
        className={`text-left font-semibold text-mar-700 underline-offset-4 after:absolute after:inset-0 hover:underline ${narrow}`}
      >
        {row.companyName}
      </button>
      <p className={`text-[0.8125rem] font-normal text-ink-muted ${narrow}`}>{row.customer.name}</p>
    </div>
  )
}
