import type { ReactNode } from 'react'
import { companyRecord } from '#features/registrations/words/company-record.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Company } from './use-shown-company.ts'

/** The element id of the card, for links to it. */
export const PAPERS = 'papeis'

type Papers = NonNullable<Company['companyPapers']>
type PaperFile = Papers[number]['files'][number]
/** `link` renders the download of a file; the page passes it in, because it belongs to the feature of documents. */
type Props = { papers: Papers; link: (file: PaperFile) => ReactNode }

/** Formation document and EIN letter of an approved company: each as a download, or with the team's note about it. */
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
