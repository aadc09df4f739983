/** All samples of one name. */
export type Family = {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly string[]
}
/** The name, help text and current value of a gauge. */
export type Gauge = readonly [name: string, help: string, value: number]

const escaped = (value: string): string => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))

export const labelsOf = (labels: Record<string, string>): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')

export const gaugeFamily = ([name, help, value]: Gauge): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [`${name} ${value}`],
})

/** Prometheus text format: each name is described once, right before its samples. */
export const prometheusText = (families: readonly Family[]): string =>
  families
    .flatMap(({ name, help, type, samples }) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples])
    .map((line) => `${line}\n`)
    .join('')
