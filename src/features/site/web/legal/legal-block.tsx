import { Link } from 'react-router'
import type { LegalBlock } from '#features/site/web/content/content-shapes.ts'
import { fillText, useSite } from '#features/site-settings/web/use-site.ts'
import { ProcessorList } from './processor-list.tsx'
import { RefundRulesTable } from './refund-rules-table.tsx'

type Row = readonly [label: string, text: string]

function LegalFacts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-1 text-[0.9375rem] leading-relaxed">
      {rows.map(([label, text]) => (
        <div key={label} className="mt-1">
          <dt className="inline font-medium">{label}: </dt>
          <dd className="inline text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

export function LegalBlockText({ block }: { block: LegalBlock }) {
  const site = useSite()
  if (block.kind === 'list') {
    return (
      <ul className="mt-3 list-disc space-y-2 pl-5 leading-relaxed text-ink-muted marker:text-mar-400">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  if (block.kind === 'refundRules') return <RefundRulesTable />
  if (block.kind === 'processors') return <ProcessorList />
  if (block.kind === 'facts')
    return (
      <div className="mt-4 rounded-lg border border-line bg-surface p-4">
        <h3 className="text-[1.0625rem] font-semibold">{block.title}</h3>
        <LegalFacts rows={block.rows} />
      </div>
    )
  const { text, needs, link } = block
  return (
    <p data-needs={needs} hidden={needs !== undefined && !site[needs]} className="mt-3 leading-relaxed text-ink-muted">
      {fillText(text)}
      {link && (
        <>
          {' '}
          <Link to={link.to} className="font-semibold text-mar-600 underline">
            {link.label}
          </Link>
        </>
      )}
    </p>
  )
}
