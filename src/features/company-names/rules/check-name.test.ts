import { describe, expect, it } from 'vitest'
import { nameCheckWords } from '#features/company-names/words/name-check-words.ts'
import { languages } from '#rules/language/preferences.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { checkName } from './check-name.ts'
import { type NamingRule, readNamingRules } from './naming-rules.ts'

const rule = (kind: string, value: unknown, reason: string | null = null, stateId: string | null = null) => ({
  kind,
  stateId,
  value,
  reason,
})
const general: NamingRule[] = [
  rule('foreign_designator', { values: ['Ltda', 'Ltda.', 'S.A.', 'S/A', 'ME', 'EIRELI'] }, 'Designação estrangeira'),
  rule('characters', {
    allowedPattern: "^[A-Za-z0-9 .,'&\\-()/!+@#$%*:;?]+$",
    safePattern: "^[A-Za-z0-9 &,.'-]+$",
  }),
  rule('length', { min: 3, max: 120 }),
  rule('length', { max: 80 }, 'Geórgia: no máximo 80 caracteres', 'georgia'),
  rule('forbidden_word', { word: 'FBI', variants: ['federal bureau of investigation'] }, 'Agência federal'),
  rule('restricted_word', { word: 'bank', variants: ['banco', 'banking'] }, 'Autorização bancária'),
  rule('restricted_word', { word: 'farmers market', variants: ["farmers' market"] }, 'Definição legal'),
  rule('restricted_word', { word: 'cooperative', variants: ['co-op'] }, 'Lei de cooperativas'),
  rule('similarity', { genericWords: ['group', 'holdings', 'services', 'usa'] }),
]
const llcRows: NamingRule[] = [
  rule('designator', {
    required: true,
    alwaysAccepted: ['LLC', 'L.L.C.', 'Limited Liability Company'],
    stateDependent: ['LC', 'L.C.', 'Ltd. Co.', 'Limited', 'Ltd.'],
    mustNotContain: ['Corporation', 'Corp.', 'Incorporated', 'Inc.', 'LP', 'L.P.'],
  }),
  rule('designator', { accepted: ['LLC', 'L.L.C.', 'Limited Liability Company'] }, null, 'florida'),
  rule('designator', { note: 'a note of another shape' }, null, 'florida'),
  ...general,
]
const llcRules = readNamingRules(llcRows)
const corporationRules = readNamingRules([
  rule('designator', {
    required: true,
    alwaysAccepted: ['Corporation', 'Incorporated', 'Corp.', 'Inc.'],
    stateDependent: ['Company', 'Co.'],
    mustNotContain: ['LLC', 'L.L.C.', 'Limited Liability Company'],
  }),
  ...general,
])
const soleRules = readNamingRules([
  rule('designator', { required: false, alwaysAccepted: [], stateDependent: [], mustNotContain: ['LLC', 'Inc.'] }),
  ...general,
])
const llc = (name: string, taken: string[] = []) => checkName(name, llcRules, taken)

describe('a name that follows the rules', () => {
  it.each([
    'Jequitibá Comércio LLC',
    'Jequitibá Comércio, L.L.C.',
    'Blue Fox Limited Liability Company',
    "D'Ávila & Filhos - Importação LLC",
    'Cobank Embankment LLC',
    'Help Me LLC',
    '3M2 LLC',
    'Irmãos Straßer llc',
  ])('%s is free', (name) => expect(llc(name)).toEqual({ verdict: 'free', reasons: [] }))

  it('needs the designator of its own type only', () => {
    expect(checkName('Blue Fox Inc.', corporationRules, []).verdict).toBe('free')
    expect(checkName('Blue Fox Corp', corporationRules, []).verdict).toBe('free')
    expect(checkName('Padaria da Ana', soleRules, []).verdict).toBe('free')
  })
})

describe('what needs attention, and why', () => {
  it.each([
    ['Blue Fox', 'Falta a designação no fim do nome: LLC, L.L.C. ou Limited Liability Company'],
    ['LLC Blue Fox', 'Deixe a designação no fim do nome'],
    ['LLC', 'O nome precisa de algo além da designação'],
    ['Limited Liability Company', 'O nome precisa de algo além da designação'],
    ['Blue Fox Ltd.', 'A designação "Ltd." não é aceita em todos os estados'],
    ['Blue Fox Ltd. Co.', 'A designação "Ltd. Co." não é aceita em todos os estados'],
    ['Blue Fox Inc. LLC', '"Inc." é a designação de outro tipo de empresa'],
    ['Padaria Silva Ltda.', 'Designação estrangeira'],
    ['Padaria Silva LTDA', 'Designação estrangeira'],
    ['Padaria Silva S/A', 'Designação estrangeira'],
    ['Padaria Silva S.A.', 'Designação estrangeira'],
    ['Padaria Silva ME', 'Designação estrangeira'],
    ['Banco do Sul LLC', '"banco": Autorização bancária'],
    ['BÂNKING Sul LLC', '"banking": Autorização bancária'],
    ['Sul F.B.I. LLC', '"fbi": Agência federal'],
    ['The Federal Bureau of Investigation LLC', '"federal bureau of investigation": Agência federal'],
    ["Sul Farmers' Market LLC", '"farmers market": Definição legal'],
    ['Sul Co-op LLC', '"co op": Lei de cooperativas'],
    ['Blue [Fox] LLC', 'Há sinais que os registros americanos não aceitam'],
    ['Blue Fox #1 LLC', 'Há sinais que alguns estados recusam'],
    ['Blue 日本 LLC', 'Há letras ou sinais que não podem ser escritos'],
    ['Blue Fox 🦊 LLC', 'Há letras ou sinais que não podem ser escritos'],
    ['日本', 'O nome precisa de letras do alfabeto latino ou números'],
    ['???', 'O nome precisa de letras do alfabeto latino ou números'],
    [`${'a'.repeat(117)} LLC`, 'Use entre 3 e 120 caracteres'],
    [`${'a'.repeat(80)} LLC`, 'Geórgia: no máximo 80 caracteres'],
  ])('%s', (name, reason) => {
    const { verdict, reasons } = llc(name)
    expect(verdict).toBe('attention')
    expect(reasons).toContainEqual(expect.stringContaining(reason))
  })

  it('says everything that is wrong, each thing once', () => {
    expect(llc('Banco Bank Ltda').reasons).toEqual([
      expect.stringContaining('Falta a designação'),
      'Designação estrangeira',
      '"bank": Autorização bancária',
    ])
  })

  it('knows the other types', () => {
    expect(checkName('Blue Fox LLC', corporationRules, []).reasons).toEqual([
      expect.stringContaining('Falta a designação'),
      '"LLC" é a designação de outro tipo de empresa',
    ])
    expect(checkName('Padaria Inc.', soleRules, []).reasons).toEqual(['"Inc." é a designação de outro tipo de empresa'])
  })
})

describe('other companies', () => {
  it('takes a name that a registry would not tell apart', () => {
    for (const name of ['Blue Fox LLC', 'THE BLUE FOXES, L.L.C.', 'Blúe-Fox LLC'])
      expect(llc(name, ['bluefox']).verdict).toBe('taken')
    expect(llc('Red Fox LLC', ['bluefox']).verdict).toBe('free')
  })

  it('says what else is wrong with a taken name', () => {
    expect(llc('Blue Fox', ['bluefox'])).toEqual({
      verdict: 'taken',
      reasons: ['Já existe um pedido com este nome neste estado', expect.stringContaining('Falta a designação')],
    })
  })

  it.each(['bluefax', 'bluefoxx', 'lufox', 'bluefoxgroup', 'usabluefox', 'bluefoxholding'])('beside %s', (other) => {
    expect(llc('Blue Fox LLC', [other]).verdict).toBe(other === 'lufox' ? 'free' : 'attention')
  })

  it('sees through a generic word of its own', () => {
    expect(llc('Blue Fox Services LLC', ['bluefox']).verdict).toBe('attention')
    expect(llc('Fox LLC', ['foxe']).verdict).toBe('free')
  })
})

describe.each(languages)('in %s', (language) => {
  /** Rules without reasons of their own, so that each name below gets the default text of its kind of refusal. */
  const wordless = llcRows.map((row) => ({ ...row, reason: row.kind === 'foreign_designator' ? 'ok' : null }))
  const names = [
    'Blue Fox',
    'LLC Blue Fox',
    'LLC',
    'Blue Fox Ltd.',
    'Blue Fox Inc. LLC',
    'Bank LLC',
    'Blue [Fox] LLC',
    'Blue #1 LLC',
    '日 LLC',
    '日本',
  ]
  const said = [...names, `${'a'.repeat(117)} LLC`, 'Gray Wolf LLC', 'Gray Wolves Two LLC'].flatMap(
    (name) => checkName(name, readNamingRules(wordless, language), ['graywolf', 'graywolvestwos'], language).reasons,
  )

  it('says everything in that language alone', () => {
    const plain = said.map((reason) =>
      reason.replaceAll(/["«][^"»]*["»]/g, '').replaceAll('Limited Liability Company', ''),
    )
    expect(plain.flatMap((reason) => foreignWords(reason, language))).toEqual([])
    expect(new Set(said).size).toBeGreaterThanOrEqual(Object.keys(nameCheckWords[language]).length - 1)
  })

  it('joins what may end a name as that language does', () => {
    const or = { pt_BR: 'LLC, L.L.C. ou', en_US: 'LLC, L.L.C., or', es_ES: 'LLC, L.L.C. o' }[language]
    expect(said[0]).toContain(`${or} Limited Liability Company`)
  })
})

it('keeps a reason that an admin wrote, in every language', () => {
  const rules = readNamingRules([rule('restricted_word', { word: 'ipe', variants: [] }, 'Só aqui')], 'en_US')
  expect(checkName('Ipe LLC', rules, [], 'en_US').reasons).toEqual(['"ipe": Só aqui'])
})

it('passes over rules that cannot be read', () => {
  const broken = readNamingRules([
    rule('characters', { allowedPattern: '([', safePattern: '.' }),
    rule('length', { max: 'long' }),
    rule('designator', null),
  ])
  expect(checkName('Blue Fox', broken, [])).toEqual({ verdict: 'free', reasons: [] })
})
