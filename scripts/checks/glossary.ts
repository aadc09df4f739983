import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Complaint } from './complaint.ts'
import { projectFiles } from './tree.ts'

const GLOSSARY = 'docs/glossary.md'
const TYPES = 'src/server/db/types.ts'

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '')
const cellsOf = (line: string): string[] => line.split('|').slice(1, -1)

/** The names in one column of the table below a heading. */
function column(text: string, heading: string, title: string): string[] {
  const [section = ''] = (text.split(`## ${heading}\n`)[1] ?? '').split('\n## ')
  const [head = '', , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  const at = cellsOf(head).findIndex((cell) => cell.trim() === title)
  return rows.flatMap((row) => namesIn(cellsOf(row)[at]))
}

function differences(listed: readonly string[], there: readonly string[], what: string): Complaint[] {
  const texts = [
    ...there.filter((name) => !listed.includes(name)).map((name) => `the ${what} ${name} has no word`),
    ...listed.filter((name) => !there.includes(name)).map((name) => `there is no ${what} ${name}`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `the ${what} ${name} is named twice`),
  ]
  return texts.map((text) => ({ file: GLOSSARY, line: 1, text }))
}

/** Every folder of `src/features` and every table has one word, and every word has its folder and tables. */
export function checkGlossary(root: string): Complaint[] {
  const text = readFileSync(join(root, GLOSSARY), 'utf8')
  const folders = projectFiles(root).flatMap((path) => /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? [])
  const [, database = ''] = readFileSync(join(root, TYPES), 'utf8').split('export interface DB {')
  const tables = [...database.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name ?? '')
  const listed = ['Features', 'The platform'].flatMap((heading) => column(text, heading, 'tables'))
  return [
    ...differences(column(text, 'Features', 'folder'), [...new Set(folders)], 'folder'),
    ...differences(listed, tables, 'table'),
  ]
}
