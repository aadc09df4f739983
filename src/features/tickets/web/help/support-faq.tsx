import { Plus } from 'lucide-react'
import { timeText } from '#features/announcement/rules/times.ts'
import { announced } from '#features/site/web/content/announced.ts'
import { tickets } from '#features/tickets/words/tickets.pt-BR.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

const questions = ['time', 'documents', 'travel', 'bank', 'taxes'] as const

/** Native `<details>` that share a name, so that only one is open at a time. */
export function SupportFaq() {
  const { faq } = useMessages('tickets', tickets)
  const { locale } = useLocale()
  const { formation, ein } = announced().times
  const times = { formation: timeText(formation, locale), ein: timeText(ein, locale) }
  const answers = { ...faq, time: { ...faq.time, answer: faq.time.answer(times) } }
  return (
    <div className="divide-y divide-line">
      {questions.map((key) => (
        <details key={key} name="suporte" className="group">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2.5 [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-base leading-snug font-semibold">{answers[key].question}</h3>
            <Plus
              size={19}
              aria-hidden="true"
              className="shrink-0 text-mar-500 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <p className="max-w-[62ch] pb-4 leading-relaxed text-ink-muted">{answers[key].answer}</p>
        </details>
      ))}
    </div>
  )
}
