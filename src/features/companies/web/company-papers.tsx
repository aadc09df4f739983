import type { ReactNode } from 'react'
import { companyRecord } from '#features/registrations/words/company-record.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Company } from './use-shown-company.ts'

/** Names the card in the address of the page. */
export const PAPERS = 'papeis'

type Papers = NonNullable<Company['companyPapers']>
type PaperFile = Papers[number]['files'][number]
/** `link` saves a file; it belongs to the documents, which the page joins with the company. */
type Props = { papers: Papers; link: (file: PaperFile) => ReactNode }

/** The formation document and the EIN letter of an approved company: each to be saved, or with what the team said of it. */
export function CompanyPapers({ papers, link }: Props) {
  const { papers: text } = useMessages('companyRecord', companyRecord)
  return (
    <Card title={text.title} id={PAPERS}>
      <ul className="divide-y divide-line">
        {papers.map(({ paper, files, later }) =>
          files.length > 0 ? (
            files.map(({ id, name, version }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-2.5 first:pt-0 last:pb-0">
                <span className="min-w-0 font-medium break-words">{name}</span>
                {link({ id, name, version })}
              </li>
            ))
          ) : (
            <li key={paper} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
                {text.kinds[paper]} <Badge tone="blue">{text.toCome}</Badge>
              </p>
              <p className="mt-1 max-w-[70ch] text-sm break-words text-ink-muted">{later ?? text.told}</p>
            </li>
          ),
        )}
      </ul>
    </Card>
  )
}
