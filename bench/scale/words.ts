import { createHash } from 'node:crypto'

// SQL functions of the loading session. Everything follows from a row's number, so that two loads make the same rows.

const quoted = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(', ')}]`

const firstNames = quoted([
  ...['Ana', 'João', 'Maria', 'José', 'Luíza', 'Antônio', 'Beatriz', 'Caio', 'Débora', 'Eduardo', 'Fátima', 'Gustavo'],
  ...['Helena', 'Ícaro', 'Juliana', 'Kauã', 'Letícia', 'Márcio', 'Natália', 'Otávio', 'Patrícia', 'Rafael', 'Sílvia'],
  ...['Tânia', 'Ulisses', 'Valéria', 'Wagner', 'Yasmin', 'Conceição', 'Adriana', 'Fernando', 'Giovanna', 'Renato'],
])
const surnames = quoted([
  ...['Souza', 'Oliveira', 'Araújo', 'Gonçalves', 'Magalhães', 'Simões', 'Prado', 'Nóbrega', 'Teixeira', 'Barros'],
  ...['Albuquerque', 'Bragança', 'Cordeiro', 'Duarte', 'Estêvão', 'Falcão', 'Guimarães', 'Holanda', 'Junqueira'],
  ...['Leitão', 'Mendonça', 'Noronha', 'Pacheco', 'Queirós', 'Ribeiro', 'Sampaio', 'Tavares', 'Uchôa', 'Vasconcelos'],
])
const companyWords = quoted([
  ...['Horizonte', 'Ananás', 'Ipê', 'Aurora', 'Maré', 'Bandeirante', 'Cerrado', 'Diamante', 'Estrela', 'Farol'],
  ...['Girassol', 'Harpia', 'Itapuã', 'Jangada', 'Lagoa', 'Mangueira', 'Norte', 'Oceano', 'Pampa', 'Rio Branco'],
  ...['Sertão', 'Tucano', 'Urânia', 'Vitória', 'Araucária', 'Boreal', 'Canavial', 'Deltas', 'Esmeralda', 'Fênix'],
])
const topics = quoted([
  ...['Digital', 'Tecnologia', 'Consultoria', 'Alimentos', 'Logística', 'Educação', 'Saúde', 'Importação', 'Moda'],
  ...['Engenharia', 'Marketing', 'Turismo', 'Imóveis', 'Serviços', 'Energia', 'Software', 'Transportes', 'Cosméticos'],
  ...['Café', 'Móveis', 'Games', 'Pagamentos', 'Jurídico', 'Auditoria', 'Agro', 'Química', 'Têxtil', 'Mineração'],
])

/** Gives some rows a searched word, `common` at the given rate; the last two words occur in no other column of a row. */
const marked = (common: string, perTenThousand: number): string => `
  case when n <= greatest(total / 1000, 1) then 'Caravela'
    when n = total / 2 then 'Quixabeira'
    when pg_temp.part(n, salt, 10000) < ${perTenThousand} then '${common}'
    when pg_temp.part(n, salt, 10000) < ${perTenThousand + 50} then 'Jequitibá'
    when pg_temp.part(n, salt, 10000) < ${perTenThousand + 55} then 'Zwinglio' end`

/** Search terms; `marked` defines how often each word occurs. No row contains `xq`, and only Zwinglio contains `zw`. */
export const terms = {
  'two letters, common': 'an',
  'two letters, nothing': 'xq',
  'two letters, rare': 'zw',
  'three letters': 'ana',
  'common word': 'comercio',
  surname: 'silva',
  'word of 0.5 %': 'jequitiba',
  'word of 0.05 %': 'zwinglio',
  'word of the oldest rows': 'caravela',
  'word of one row': 'quixabeira',
  'word of no row': 'zzqqxx',
} as const
/** The terms that are also combined with every filter. */
export const filteredTerms = ['two letters, common', 'common word', 'word of no row'] as const

// PostgreSQL inlines such a function only if everything in its body is immutable: hence `n::text`.
const define = (head: string, body: string): string =>
  `create function pg_temp.${head} language sql immutable parallel safe as $$ select ${body} $$;`

export const wordFunctions = [
  // A pseudo-random number below `parts`.
  define(
    'part(n bigint, salt int, parts int) returns int',
    '((hashint8extended(n, salt) & 9223372036854775807) % parts)::int',
  ),
  // The version and variant digits make it an id that the contract accepts.
  define(
    'uid(kind text, n bigint) returns uuid',
    `overlay(overlay(md5(kind || n::text) placing '4' from 13) placing '8' from 17)::uuid`,
  ),
  define('pick(words text[], n bigint, salt int) returns text', 'words[1 + pg_temp.part(n, salt, cardinality(words))]'),
  define('first_name(n bigint) returns text', `pg_temp.pick(${firstNames}, n, 101)`),
  define(
    'surname(n bigint, total bigint, salt int) returns text',
    `coalesce(${marked('Silva', 700)}, pg_temp.pick(${surnames}, n, 102))`,
  ),
  define(
    'topic(n bigint, total bigint, salt int) returns text',
    `coalesce(${marked('Comércio', 800)}, pg_temp.pick(${topics}, n, 103))`,
  ),
  define(
    'company_name(n bigint, total bigint) returns text',
    `pg_temp.pick(${companyWords}, n, 104) || ' ' || pg_temp.topic(n, total, 105)
      || case when pg_temp.part(n, 106, 10) < 4 then ' ' || n::text else '' end || ' LLC'`,
  ),
  define(
    'address(name text, n bigint) returns text',
    `replace(fold(name), ' ', '.') || n::text || case when pg_temp.part(n, 107, 100) < 8 then '@comercio.example'
      when n % 2 = 0 then '@correio.example' else '@example.test' end`,
  ),
].join('\n')

/** The id that `pg_temp.uid` gives. */
export function uidOf(kind: string, n: number): string {
  const digits = createHash('md5').update(`${kind}${n}`).digest('hex')
  const marked = `${digits.slice(0, 12)}4${digits.slice(13, 16)}8${digits.slice(17)}`
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
