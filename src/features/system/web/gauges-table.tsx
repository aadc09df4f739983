import { system as words } from '#features/system/words/system.pt-BR.ts'
import { Card } from '#web/ui/card.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { System } from './queries.ts'

/** Every single value of `/metrics`, labelled with its description. */
export function GaugesTable({ gauges }: Pick<System, 'gauges'>) {
  const { gauges: text } = useMessages('system', words)
  const { locale } = useLocale()
  const names: Readonly<Record<string, string>> = text.names
  const shown = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 3 })
  return (
    <Card title={text.title} text={text.text}>
      <FactList
        className="gap-x-6 sm:grid-cols-2 lg:grid-cols-3"
        facts={gauges.map(({ name, help, value }) => [names[name] ?? help, shown(value)])}
      />
    </Card>
  )
}
