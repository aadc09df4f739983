import { workflowTemplates } from '#features/workflows/words/workflow-templates.pt-BR.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'

/** The total hours and the estimated days, with an explanation (G37). */
export function TemplateHours({ hours, days }: { hours: number; days: number }) {
  const text = useMessages('workflowTemplates', workflowTemplates)
  const { locale } = useLocale()
  return (
    <p aria-live="polite">
      <span className="font-semibold tabular-nums">
        {text.total({ hours: new Intl.NumberFormat(locale).format(hours), days })}
      </span>
      <span className="block text-sm text-ink-muted">{text.why}</span>
    </p>
  )
}
