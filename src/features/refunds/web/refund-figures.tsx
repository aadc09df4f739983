import type { ReactNode } from 'react'
import type { Outcome, Preview } from './queries.ts'
import { useRefundWords } from './use-refund-words.ts'

type Rule = Pick<Outcome, 'pricePercent' | 'stateFeePercent' | 'figures'>
type Along = Outcome['along']
type Props = { rule: Rule; paid?: Preview['paid'] | undefined; refundedCents?: number; along?: Along }

const Row = ({ head, cells, strong }: { head: string; cells: readonly ReactNode[]; strong?: boolean }) => (
  <tr className={`border-t border-line ${strong ? 'font-semibold' : ''}`}>
    <th scope="row" className={`py-2.5 pr-3 text-left ${strong ? 'font-semibold' : 'font-medium'}`}>
      {head}
    </th>
    {cells.map((cell, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells are the columns, which do not move
      <td key={at} className="py-2.5 pl-3 text-right whitespace-nowrap tabular-nums">
        {cell}
      </td>
    ))}
  </tr>
)

/** The amounts paid, the share of each that the rule refunds, and the resulting amounts. */
export function RefundFigures({ rule, paid, refundedCents = 0, along = [] }: Props) {
  const { text, money, percent } = useRefundWords()
  const { figures: words } = text
  const { priceCents, stateFeeCents, totalCents } = rule.figures
  const first = (cents: number | undefined) => (paid ? [cents === undefined ? '' : money(cents)] : [])
  const table = (
    <table className="w-full text-[0.9375rem]">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr className="text-sm text-ink-muted">
          <th scope="col" className="pr-3 pb-1.5 text-left font-normal">
            {words.part}
          </th>
          {[...(paid ? [words.paid] : []), words.share, words.back].map((head) => (
            <th key={head} scope="col" className="pb-1.5 pl-3 text-right font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row head={words.price} cells={[...first(paid?.priceCents), percent(rule.pricePercent), money(priceCents)]} />
        <Row
          head={words.stateFee}
          cells={[...first(paid?.stateFeeCents), percent(rule.stateFeePercent), money(stateFeeCents)]}
        />
        {refundedCents > 0 && <Row head={words.before} cells={[...first(refundedCents), '', '']} />}
        <Row head={words.total} strong cells={[...first(paid?.totalCents), '', money(totalCents)]} />
      </tbody>
    </table>
  )
  return along.length === 0 ? (
    table
  ) : (
    <>
      {table}
      <p className="text-[0.9375rem]">{words.along}</p>
      <ul>
        {along.map(({ name, amountCents }) => (
          <li key={name} className="font-medium tabular-nums">
            <span translate="no">{name}</span>: {money(amountCents)}
          </li>
        ))}
      </ul>
    </>
  )
}
