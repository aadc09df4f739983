export type Sample = { name: string; labels: Record<string, string>; value: number }
export type MetricFamily = { name: string; help: string; type: string; samples: Sample[] }

const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/y

function labelsIn(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  let at = 0
  while (at < text.length) {
    LABEL.lastIndex = at
    const [whole, name = '', value = ''] = LABEL.exec(text) ?? []
    if (whole === undefined || name in labels) throw new Error(`not a list of labels: ${text}`)
    labels[name] = value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
    at += whole.length
  }
  return labels
}

const numberIn = (text: string): number => {
  const value = text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text)
  if (Number.isNaN(value) || text === '') throw new Error(`not a number: ${text}`)
  return value
}

/** The sample names that a metric family may have. */
const namesOf = ({ name, type }: MetricFamily): string[] =>
  type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]

/** Parses Prometheus' text format (0.0.4) as strictly as a scraper does: throws on a line that does not belong there. */
export function readMetrics(text: string): Map<string, MetricFamily> {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const families = new Map<string, MetricFamily>()
  const seen = new Set<string>()
  let current: MetricFamily | undefined
  for (const line of text.slice(0, -1).split('\n')) {
    if (line === '') continue
    const [, name = '', help = ''] = /^# HELP (\S+) (.+)$/.exec(line) ?? []
    if (name) {
      if (families.has(name)) throw new Error(`${name} is described twice`)
      current = { name, help, type: '', samples: [] }
      families.set(name, current)
      continue
    }
    const [, typed, type = ''] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(line) ?? []
    if (!current) throw new Error(`nothing says what this is: ${line}`)
    if (typed) {
      if (typed !== current.name || current.type) throw new Error(`a type without its description: ${line}`)
      current.type = type
      continue
    }
    const [, sample, labels = '', value = ''] = SAMPLE.exec(line) ?? []
    if (!sample || !namesOf(current).includes(sample)) throw new Error(`not a sample of ${current.name}: ${line}`)
    const key = line.slice(0, line.lastIndexOf(' '))
    if (seen.has(key)) throw new Error(`told twice: ${key}`)
    seen.add(key)
    current.samples.push({ name: sample, labels: labelsIn(labels), value: numberIn(value) })
  }
  return families
}
