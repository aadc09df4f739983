const LITERAL = `'[^']*'(?:::\\w+)?`
const LISTED = `(?:${LITERAL}|\\d+)`
/** `new.status = 'open'`, `status is distinct from 'open'`, `status not in ('open', 'done')`, `days = any (array[30, 7])`. */
const COMPARISON =
  `(?:\\b(\\w+)\\.)?\\b(\\w+)\\s*(?:(?:=|<>|is(?: not)? distinct from)\\s*(${LITERAL})` +
  `|(?:(?:=|<>)\\s*(?:any|all)|(?:not\\s+)?in)\\s*\\((?:array\\[)?(${LISTED}(?:,\\s*${LISTED})*)\\]?\\))`
const WHOLE_CHECK = new RegExp(`^check \\(\\(${COMPARISON}\\)\\)`, 'i')

const literalsIn = (list: string): string[] =>
  [...list.matchAll(/'([^']*)'|\d+/g)].map(([all, quoted]) => quoted ?? all)
const firstIn = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? ''

/** Objects of a database by kind and name, with their definitions, as `schemaObjects` reads them. */
type Objects = ReadonlyMap<string, string>

/** The closed sets of a database by `table.column`: checks that only compare one column with literals. */
export function closedSets(objects: Objects): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [name, definition] of objects) {
    const [, , column, single, list] = name.startsWith('constraint ') ? (WHOLE_CHECK.exec(definition) ?? []) : []
    if (column) found.set(`${firstIn(/ (\w+)\./, name)}.${column}`, literalsIn(single ?? list ?? ''))
  }
  return found
}

/** A comparison of a column with literals. `tables` are names of which one may be the column's table; none if the SQL does not say. */
export type Comparison = { object: string; column: string; literals: string[]; tables: string[] }

/** Without comments, and with the array constants of functions written where they are compared. */
const readable = (sql: string): string =>
  sql.replaceAll(/--.*$/gm, '').replaceAll(/\bany \((\w+)\)/gi, (all, constant: string) => {
    const values = firstIn(new RegExp(`\\b${constant} constant text\\[\\] := '\\{(.*?)\\}'`), sql)
    return values ? `any (${values.replaceAll(/\w+/g, `'$&'`)})` : all
  })

/** The tables with a trigger that executes the function. */
const triggeredBy = (objects: Objects, name: string): string[] =>
  [...objects]
    .filter(([trigger, sql]) => trigger.startsWith('trigger ') && sql.includes(` EXECUTE FUNCTION ${name},`))
    .map(([trigger]) => firstIn(/ (\w+)\./, trigger))

/** Names by which the object and its text say what an unqualified column, or one of the changed row, may belong to. */
function ownTables(objects: Objects, object: string, sql: string): { unqualified: string[]; changed: string[] } {
  const [kind, name = ''] = object.split(/ (.*)/s)
  if (kind === 'function') return { unqualified: [firstIn(/^(\w+)/, name)], changed: triggeredBy(objects, name) }
  const own = [firstIn(/ ON public\.(\w+)/, sql), ...name.split('.')]
  return { unqualified: own, changed: own }
}

/** Every comparison with literals in checks, indexes, triggers, functions, policies and views. */
export function comparisons(objects: Objects): Comparison[] {
  return [...objects].flatMap(([object, definition]) => {
    const sql = readable(definition)
    const { unqualified, changed } = ownTables(objects, object, sql)
    return [...sql.matchAll(new RegExp(COMPARISON, 'gi'))].map(([, by = '', column = '', single, list]) => {
      const named = [...sql.matchAll(new RegExp(`\\b(\\w+) ${by}\\b`, 'gi'))].map(([, table = '']) => table)
      const ofChanged = [by, ...named].some((each) => /^(?:new|old|written|before)$/i.test(each)) ? changed : []
      const tables = by ? [by, ...named, ...ofChanged] : unqualified
      return { object, column, literals: literalsIn(single ?? list ?? ''), tables }
    })
  })
}

/**
 * Values that a column cannot have, one line each: by the set of its table where the SQL says which one, else by the sets of all columns
 * with its name.
 */
export function impossible(compared: readonly Comparison[], sets: ReadonlyMap<string, readonly string[]>): string[] {
  return compared.flatMap(({ object, column, literals, tables }) => {
    const own = tables.flatMap((table) => sets.get(`${table}.${column}`) ?? [])
    const named = [...sets].filter(([name]) => name.endsWith(`.${column}`)).flatMap(([, values]) => values)
    const possible = own.length > 0 ? own : named
    return literals.filter((value) => !possible.includes(value)).map((value) => `${object}: ${column} '${value}'`)
  })
}
