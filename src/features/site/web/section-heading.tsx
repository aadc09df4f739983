import { fillText } from '#features/site-settings/web/use-site.ts'

type Props = { title: string; lead?: string; className?: string }

export function SectionHeading({ title, lead, className = '' }: Props) {
  return (
    <div className={className}>
      <h2 className="max-w-[20ch] text-h2">{fillText(title)}</h2>
      {lead && <p className="mt-4 max-w-[52ch] text-lead text-ink-muted">{fillText(lead)}</p>}
    </div>
  )
}
