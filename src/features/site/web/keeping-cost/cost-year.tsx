import { stateDay, stateMoney } from '#features/catalog/rules/state-figures.ts'
import { fineIn } from '#features/facts/web/penalty-text.ts'
import { keepingCost as text } from '#features/site/web/content/keeping-cost.ts'
import { sourceLine } from '#features/site/web/guides/source-line.ts'
import type { CostLine, CostYear as Year } from './use-cost.ts'

type Props = { title: string; year: Year; sum: string; agentIncluded?: boolean }

/** Everything that falls due within twelve months, by day, and the total. */
export function CostYear({ title, year, sum, agentIncluded = false }: Props) {
  return (
    <section aria-label={title} className="card overflow-hidden">
      <header className="border-b border-line px-5 py-4">
        <h3 className="text-h3">{title}</h3>
        <p className="text-sm text-ink-muted tabular-nums">{text.span(stateDay(year.from), stateDay(year.until))}</p>
      </header>
      {year.lines.length === 0 ? (
        <p className="px-5 py-4 text-ink-muted">{text.nothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {year.lines.map((line) => (
            <Line key={`${line.name} ${line.dueOn} ${line.period}`} line={line} />
          ))}
        </ul>
      )}
      {agentIncluded && (
        <p className="border-t border-line px-5 py-3 text-[0.9375rem] text-ink-muted">{text.agentIncluded}</p>
      )}
      <p className="flex items-baseline justify-between gap-4 border-t border-line-strong bg-areia-100/50 px-5 py-4 font-semibold">
        <span>{text.total}</span>
        <span className="text-right font-display text-h3 tabular-nums">{sum}</span>
      </p>
    </section>
  )
}

const dayText = ({ dueOn, code }: CostLine): string =>
  dueOn ? stateDay(dueOn) : code === 'state_first_steps' ? text.atOnce : text.noDate

function amountText({ amountCents, atLeast }: CostLine): string {
  if (amountCents === null) return text.noAmount
  if (amountCents === 0) return text.free
  return atLeast ? text.atLeast(stateMoney(amountCents)) : stateMoney(amountCents)
}

/** Only a state report says that its fine is unknown; for other lines without a fine nothing is shown. */
function fineText({ penalty, code }: CostLine): string | undefined {
  if (!penalty) return code === 'state_report' ? text.fines.unknown : undefined
  return fineIn(penalty, 'pt-BR', text.fines)
}

function serviceText({ serviceCents, amountCents }: CostLine): string | undefined {
  if (serviceCents === null) return undefined
  return (amountCents === 0 ? text.service : text.serviceAndFee)(stateMoney(serviceCents))
}

function Line({ line }: { line: CostLine }) {
  const more = [fineText(line), serviceText(line)].filter(Boolean)
  return (
    <li className="px-5 py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-semibold break-words">{line.name}</p>
        <p className="shrink-0 text-right font-semibold whitespace-nowrap tabular-nums">{amountText(line)}</p>
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-ink-muted">
        <span className="tabular-nums">{dayText(line)}</span>
        {line.toleratedUntil && <span>{text.tolerated(stateDay(line.toleratedUntil))}</span>}
        <span>{text.period(line.period)}</span>
        {line.unconfirmed && <span className="font-semibold text-ipe-700">{text.unconfirmed}</span>}
      </p>
      {more.length > 0 && <p className="mt-0.5 text-sm">{more.join(' ')}</p>}
      <details className="text-sm">
        <summary className="flex min-h-8 w-fit cursor-pointer items-center text-mar-600 underline">
          {text.sources}
        </summary>
        <ul className="space-y-1 pb-1">
          {line.sources.map(({ title, url, date }) => {
            const { name, when } = sourceLine({ title, date })
            return (
              <li key={`${title} ${url}`} className="break-words">
                {url ? (
                  <a href={url} rel="noreferrer" target="_blank" className="text-mar-600 underline">
                    {name}
                  </a>
                ) : (
                  name
                )}
                {when && <span className="text-ink-muted"> {when}</span>}
              </li>
            )
          })}
        </ul>
        <p className="text-ink-muted">
          {line.checkedOn ? text.checkedOn(stateDay(line.checkedOn)) : text.neverChecked}
        </p>
      </details>
    </li>
  )
}
