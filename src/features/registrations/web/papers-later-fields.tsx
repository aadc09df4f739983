import { type CompanyPaper, LONGEST_LATER, type PapersLater } from '#features/registrations/rules/company-papers.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = {
  /** The missing papers that an approval needs a note about. */
  papers: readonly CompanyPaper[]
  intro: string
  later: PapersLater
  onChange: (later: PapersLater) => void
  /** The papers whose note was empty when the form was submitted. */
  unexplained: readonly CompanyPaper[]
}

/** One field for each missing company paper; the customer reads its note (K6). */
export function PapersLaterFields({ papers, intro, later, onChange, unexplained }: Props) {
  const { later: text } = useMessages('teamRegistrations', teamRegistrations)
  if (papers.length === 0) return null
  return (
    <>
      <Notice tone="blue">{intro}</Notice>
      {papers.map((paper) => (
        <TextArea
          key={paper}
          label={text.label[paper]}
          hint={text.hint}
          error={unexplained.includes(paper) ? text.missing : undefined}
          rows={2}
          maxLength={LONGEST_LATER}
          value={later[paper] ?? ''}
          onChange={({ target }) => onChange({ ...later, [paper]: target.value })}
        />
      ))}
    </>
  )
}
