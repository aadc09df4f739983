import { Download } from 'lucide-react'
import { companyRecord } from '#features/registrations/contract/company-record.ts'
import { companyRecord as words } from '#features/registrations/words/company-record.pt-BR.ts'
import { linkTo } from '#web/api/call.ts'
import { useDates } from '#web/format/use-dates.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Company } from './use-shown-company.ts'

/** The data that an approved company needs for accounts and contracts: each value can be copied, all of it saved as a PDF. */
export function CompanyData({ company }: { company: Company }) {
  const text = useMessages('companyRecord', words)
  const dates = useDates()
  if (!company.record) return null
  const { fileNumber, formedOn, ein, einOn, registeredAgent } = company.record
  const rows = [
    { label: text.name, value: company.companyName },
    { label: text.state, value: company.state },
    { label: text.fileNumber, value: fileNumber },
    { label: text.formedOn, value: formedOn && dates.date(formedOn) },
    { label: text.ein, value: ein },
    { label: text.einOn, value: einOn && dates.date(einOn) },
    { label: text.registeredAgent, value: registeredAgent },
  ]
  const pdf = (
    <a
      href={linkTo(companyRecord.pdf, { id: company.id })}
      download
      className={`${buttonClass('ghost', 'panel')} shrink-0 whitespace-nowrap`}
    >
      <Download size={17} aria-hidden="true" />
      {text.pdf}
    </a>
  )
  return (
    <div className="mt-6">
      <Card title={text.title} text={text.text} aside={pdf}>
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {rows.map(({ label, value }) => (
            <div key={label} className="min-w-0 border-t border-line py-1.5">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className={`flex items-center justify-between gap-3 ${value ? 'font-medium' : 'text-ink-muted'}`}>
                <span className="min-w-0 break-words">{value ?? text.unknown}</span>
                {value && <CopyButton what={label} value={value} />}
              </dd>
            </div>
          ))}
        </dl>
        {rows.some(({ value }) => !value) && <p className="mt-3 text-sm text-ink-muted">{text.missing}</p>}
      </Card>
    </div>
  )
}
