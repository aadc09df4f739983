import { type Figure, nameOf, shown, targetOf, worstOf } from './report.ts'

export type Measured = { file: string; figures: Figure[] }
/** When and on what the figures were taken, in the last column. */
export type Taken = { on: string; commit: string; load: number }

const BEGIN = '<!-- npm run bench -- --report writes from here -->'
const END = '<!-- to here -->'
const HEAD = '| script | figure | measured | target | met | taken |\n|---|---|---|---|---|---|'
const fileOf = (row: string): string => row.split('|')[1]?.trim() ?? ''

const rowOf = (file: string, figure: Figure, { on, commit, load }: Taken): string => {
  const taken = `${on}, ${commit}, load ${load.toFixed(1)}`
  return `| ${file} | ${nameOf(figure)} | ${shown(figure)} | ${targetOf(figure)} | ${figure.met ? 'yes' : '**no**'} | ${taken} |`
}

/** The document with new rows for what was measured; rows of other scripts stay. */
export function withReport(document: string, measured: readonly Measured[], taken: Taken): string {
  const [before, rest] = document.split(BEGIN)
  const [table, after] = rest?.split(END) ?? []
  if (before === undefined || table === undefined || after === undefined) throw new Error('the document has no table')
  const names = new Set(measured.map(({ file }) => file))
  const kept = table.split('\n').filter((line) => line.includes('.ts |') && !names.has(fileOf(line)))
  const made = measured.flatMap(({ file, figures }) => worstOf(figures).map((figure) => rowOf(file, figure, taken)))
  const rows = [...kept, ...made].toSorted((a, b) => fileOf(a).localeCompare(fileOf(b)))
  return `${before}${BEGIN}\n${HEAD}\n${rows.join('\n')}\n${END}${after}`
}
