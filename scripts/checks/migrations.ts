import { markerOf } from '#server/db/migration-file.ts'
import { type Complaint, lineAt } from './complaint.ts'
import { projectFiles, type TextFile, textFiles } from './tree.ts'

const FOLDER = 'src/server/db/migrations/'

/** The same SQL with comments and quoted texts turned into spaces: offsets and lines stay. */
const blank = (part: string): string => part.replace(/[^\n]/g, ' ')
const blankSql = (sql: string): string => sql.replace(/--[^\n]*|'(?:[^']|'')*'/g, blank)

/** A right may be taken away at once when no version uses it, which the line before says. */
const UNUSED = /^-- unused: .+\nrevoke\b[^;]*;/gim

const REPEATABLE =
  /^\s*(create\s+(unique\s+)?index\s+concurrently\s+\w+\s+on|drop\s+index\s+concurrently\s+if\s+exists)\b/i

/** What makes the previous version of the code fail, or keeps it waiting while a large table is read. */
const NOT_EXPANDING: [RegExp, string][] = [
  [/\bdrop\b/gi, 'drop'],
  [/\brename\b/gi, 'rename'],
  [/\bset\s+not\s+null\b/gi, 'set not null'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/gi, 'another type for a column'],
  [/\btruncate\b/gi, 'truncate'],
  [/\brevoke\b/gi, 'revoke'],
  [
    /\badd\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?\w+(?:(?!\bdefault\b)[^,;])*\bnot\s+null\b(?!(?:(?!,)[^;])*\bdefault\b)/gi,
    'a column that is not null and has no default',
  ],
]

/** What is fine on a table that the same migration makes, and not on one that people use. */
const NOT_ON_USED_TABLES: [RegExp, string][] = [
  [
    /\balter\s+table\s+(?:only\s+)?(\w+)[^;]*?\badd\s+(?:constraint|check|foreign|unique|primary|exclude)\b/gi,
    'a constraint on a table in use',
  ],
  [
    /\bcreate\s+(?:unique\s+)?index\s+(?!concurrently\b)(?:if\s+not\s+exists\s+)?\w*\s*on\s+(?:only\s+)?(\w+)/gi,
    'an index that keeps writers of its table waiting: create it concurrently, in a file of its own',
  ],
]

function problemsOf(text: string): { offset: number; text: string }[] {
  const marker = markerOf(text)
  if (!marker)
    return [
      {
        offset: 0,
        text: "the first line says what it is: '-- expands' or '-- contracts' (docs/operations.md, Upgrading)",
      },
    ]
  const sql = blankSql(text)
  const changing = blankSql(text.replace(UNUSED, blank))
  const found = [...sql.matchAll(/\block_timeout\b/gi)].map(({ index }) => ({
    offset: index,
    text: 'src/server/db/apply-migration.ts decides how long a migration waits for a table',
  }))
  const statements = sql.split(';').filter((statement) => statement.trim() !== '')
  if (marker.outside && (statements.length !== 1 || !REPEATABLE.test(statements[0] ?? '')))
    found.push({
      offset: 0,
      text: 'outside a transaction there is one statement that can be repeated: create index concurrently NAME, or drop index concurrently if exists',
    })
  if (!marker.outside && /\bconcurrently\b/i.test(sql))
    found.push({ offset: 0, text: "concurrently needs the first line '-- expands, outside a transaction'" })
  if (marker.kind === 'contracts') return found
  const refused = (offset: number, what: string) => found.push({ offset, text: `does not expand: ${what}` })
  for (const [pattern, what] of NOT_EXPANDING) for (const { index } of changing.matchAll(pattern)) refused(index, what)
  const made = new Set(
    [...sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, table]) => table),
  )
  for (const [pattern, what] of NOT_ON_USED_TABLES)
    for (const { index, 1: table } of sql.matchAll(pattern)) if (!made.has(table)) refused(index, what)
  return found
}

const checkFile = ({ path, text }: TextFile): Complaint[] =>
  problemsOf(text).map((problem) => ({ file: path, line: lineAt(text, problem.offset), text: problem.text }))

/** Complains about migrations that do not say what they are, or are not what they say. */
export function checkMigrations(root: string): Complaint[] {
  const paths = projectFiles(root).filter((path) => path.startsWith(FOLDER))
  return textFiles(root, paths).flatMap(checkFile)
}
