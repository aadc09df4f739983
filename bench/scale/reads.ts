import type pg from 'pg'
import { z } from 'zod'
import { isDownload, isUpload, type Route } from '#contract/route.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { mayRead, type Reader } from './people.ts'
import { filterSamplesOf, filtersTogether, pathOf } from './samples.ts'
import { filteredTerms, terms } from './words.ts'

/** One measured read. `walks` reads are measured at the fiftieth page, or the last one there is. */
export type Read = { name: string; reader: Reader; path: string; query: Record<string, string>; walks: boolean }

// Reads that answer in development only.
const leftOut: ReadonlySet<string> = new Set(['devMail.list', 'devMail.samples'])
const pageParameters: ReadonlySet<string> = new Set(['limit', 'cursor', 'search'])

const jsonProperty = z.looseObject({
  enum: z.array(z.string()).optional(),
  const: z.string().optional(),
  type: z.string().optional(),
  get anyOf() {
    return z.array(jsonProperty).optional()
  },
})
type Property = z.infer<typeof jsonProperty>

/** The values that the schema itself lists; `open` if it also allows others. */
function namedValues(property: Property): { values: string[]; open: boolean } {
  if (property.enum) return { values: property.enum, open: false }
  if (property.const !== undefined) return { values: [property.const], open: false }
  if (property.type === 'boolean') return { values: ['true', 'false'], open: false }
  const parts = property.anyOf?.map(namedValues)
  if (!parts) return { values: [], open: true }
  return { values: parts.flatMap(({ values }) => values), open: parts.some(({ open }) => open) }
}

type Ask = { owner: pg.Client; reader: Reader; registrations: number }
type Filter = { label: string; query: Record<string, string> }
type Call = { name: string; route: Route }

const searchFor = (kind: keyof typeof terms): Filter => ({
  label: `search=${terms[kind]}`,
  query: { search: terms[kind] },
})

const schemaOf = (query: z.ZodObject) => z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
const propertiesOf = (query: z.ZodObject | undefined): Record<string, Property> =>
  query ? z.record(z.string(), jsonProperty).parse(schemaOf(query).properties) : {}

/** The required parameters of the call, each with its first value. */
function neededBy(query: z.ZodObject | undefined, filters: readonly Filter[]): Record<string, string> {
  const names = (query && schemaOf(query).required) ?? []
  const all = [...filters, searchFor('three letters')]
  return Object.assign({}, ...names.map((name) => all.find((filter) => name in filter.query)?.query))
}

/** Every value of every filter; values from the database are labelled common and rare. */
async function filtersOf({ name, route }: Call, ask: Ask): Promise<Filter[]> {
  const filters: Filter[] = []
  for (const [parameter, property] of Object.entries(propertiesOf(route.query))) {
    if (pageParameters.has(parameter)) continue
    const { values, open } = namedValues(property)
    const samples = open ? await filterSamplesOf(name, parameter, ask) : []
    const given = values.map((value) => ({ label: `${parameter}=${value}`, query: { [parameter]: value } }))
    const found = samples.map((value, n) => ({
      label: `${parameter}=<${n === 0 ? 'common' : 'rare'}>`,
      query: { [parameter]: value },
    }))
    filters.push(...given, ...found)
  }
  return filters
}

const both = (a: Filter, b: Filter): Filter => ({ label: `${a.label} ${b.label}`, query: { ...a.query, ...b.query } })

/** All reads of one call by one reader. */
async function readsOf(call: Call, ask: Ask): Promise<Read[]> {
  const { name, route } = call
  const { reader } = ask
  const properties = propertiesOf(route.query)
  const path = await pathOf(route.path, ask)
  const filters = await filtersOf(call, ask)
  const needed = neededBy(route.query, filters)
  const plain: Filter = { label: '', query: {} }
  const searches = 'search' in properties ? (Object.keys(terms) as (keyof typeof terms)[]).map(searchFor) : []
  const together = (filtersTogether[name] ?? []).map((query) => ({
    label: Object.entries(query)
      .map(([parameter, value]) => `${parameter}=${value}`)
      .join(' '),
    query,
  }))
  const joined =
    searches.length > 0
      ? filteredTerms.flatMap((kind) => [...filters, ...together].map((filter) => both(searchFor(kind), filter)))
      : []
  const single = [plain, ...filters, ...searches, ...together]
  const read = ({ label, query }: Filter, walks: boolean): Read => ({
    name: [name, label, walks ? 'page 50' : ''].filter(Boolean).join(' '),
    reader,
    path,
    query: { ...needed, ...query },
    walks,
  })
  const pages = 'cursor' in properties ? single.map((filter) => read(filter, true)) : []
  return [...[...single, ...joined].map((filter) => read(filter, false)), ...pages]
}

/** Every GET of the contract by each reader who may call it; files are left out. */
export async function allReads(owner: pg.Client, readers: Reader[], registrations: number): Promise<Read[]> {
  const reads: Read[] = []
  for (const { name, route } of everyRoute) {
    if (route.method !== 'GET' || isDownload(route) || isUpload(route) || leftOut.has(name)) continue
    for (const reader of readers)
      if (mayRead(reader, route.access))
        reads.push(...(await readsOf({ name, route }, { owner, reader, registrations })))
  }
  return reads
}

export const addressOf = ({ path, query }: Read, cursor?: string): string => {
  const asked = new URLSearchParams({ ...query, ...(cursor ? { cursor } : {}) }).toString()
  return asked ? `${path}?${asked}` : path
}
