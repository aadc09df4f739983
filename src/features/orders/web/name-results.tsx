import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import { type Ref, useId } from 'react'
import type { NameResult } from './use-name-check.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

const looks: Record<NameResult['verdict'], { Icon: LucideIcon; look: string }> = {
  free: { Icon: CircleCheck, look: 'text-mata-700' },
  taken: { Icon: CircleX, look: 'text-urucum-700' },
  attention: { Icon: CircleAlert, look: 'text-ipe-700' },
}

type Props = { text: WizardMessages; results: NameResult[] | undefined; ref: Ref<HTMLElement> }

/** Results of the name check. The section can take the focus, so that screen readers announce it. */
export function NameResults({ text, results, ref }: Props) {
  const list = useId()
  if (!results) return null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={text.names.title}
      aria-describedby={list}
      className="rounded-md bg-areia-100 p-4"
    >
      <p className="font-semibold">{text.names.title}</p>
      <ul id={list} className="mt-2 space-y-3">
        {results.map(({ name, verdict, reasons }) => {
          const { Icon, look } = looks[verdict]
          return (
            <li key={name} className="flex gap-3">
              <Icon size={19} aria-hidden="true" className={`mt-0.5 shrink-0 ${look}`} />
              <div className="min-w-0">
                <p className="font-semibold break-words">{name}</p>
                <p className={`text-sm font-semibold ${look}`}>{text.names[verdict]}</p>
                {reasons.map((reason) => (
                  <p key={reason} className="text-sm text-ink-muted">
                    {reason}
                  </p>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-muted">{text.names.note}</p>
    </section>
  )
}
