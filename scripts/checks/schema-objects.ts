import type pg from 'pg'

/** Each query returns the objects of one kind in the schemas of this project: their names, and all that defines them. */
const OURS = `n.nspname in ('public', 'travessia_reader')`
const NOT_OF_EXTENSION = (catalog: string, oid: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalog}'::regclass and e.objid = ${oid} and e.deptype = 'e')`
const sorted = (acl: string) => `(select string_agg(item::text, ' ' order by item::text) from unnest(${acl}) item)`

const KINDS: Readonly<Record<string, string>> = {
  extension: `select extname as name, '' as definition from pg_extension`,
  schema: `select nspname as name, ${sorted('nspacl')} as definition from pg_namespace n where ${OURS}`,
  'default rights': `select defaclobjtype::text as name, ${sorted('defaclacl')} as definition from pg_default_acl`,
  relation: `select n.nspname || '.' || c.relname as name,
      concat_ws(', ', c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relpersistence, c.reloptions, ${sorted('c.relacl')},
        case when c.relkind = 'v' then pg_get_viewdef(c.oid) when c.relkind in ('i', 'I') then pg_get_indexdef(c.oid) end) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and ${NOT_OF_EXTENSION('pg_class', 'c.oid')}`,
  column: `select n.nspname || '.' || c.relname || '.' || a.attname as name,
      concat_ws(', ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
        row_number() over (partition by a.attrelid order by a.attnum), a.attstattarget, a.attstorage, a.attcollation,
        pg_get_expr(d.adbin, d.adrelid), ${sorted('a.attacl')}) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${OURS} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  constraint: `select c.relname || '.' || k.conname as name, concat_ws(', ', pg_get_constraintdef(k.oid), k.convalidated) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  trigger: `select c.relname || '.' || t.tgname as name, concat_ws(', ', pg_get_triggerdef(t.oid), t.tgenabled) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS} and not t.tgisinternal`,
  function: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) || coalesce(${sorted('p.proacl')}, '') as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and ${NOT_OF_EXTENSION('pg_proc', 'p.oid')}`,
  policy: `select c.relname || '.' || p.polname as name,
      concat_ws(', ', p.polcmd, p.polpermissive, array(select rolname::text from pg_roles where oid = any (p.polroles) order by 1),
        pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as definition
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  type: `select t.typname as name, concat_ws(', ', t.typtype, array(select enumlabel::text from pg_enum where enumtypid = t.oid order by enumsortorder)) as definition
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${OURS} and t.typtype in ('e', 'd', 'r')`,
  statistics: `select stxname as name, pg_get_statisticsobjdef(oid) as definition from pg_statistic_ext`,
}

/** Everything that the schema of a database consists of, by kind and name. Backups list columns in the order of their table, so it counts. */
export async function schemaObjects(client: pg.ClientBase): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [kind, query] of Object.entries(KINDS)) {
    const { rows } = await client.query<{ name: string; definition: string | null }>(query)
    for (const { name, definition } of rows) found.set(`${kind} ${name}`, definition ?? '')
  }
  return found
}

/** One line per object that only one of two databases has, or that is defined in two ways. */
export function schemaDifferences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((name) => one.get(name) !== other.get(name))
    .map((name) => `${name}: ${one.get(name) ?? 'missing'} ≠ ${other.get(name) ?? 'missing'}`)
}
