import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownersInput } from '#features/orders/contract.ts'
import { billing, company, order } from '#features/orders/rules/order-fields.ts'
import { contactForm } from '#features/tickets/contract/contact.ts'
import { contactProblemText } from '#features/tickets/rules/contact.ts'
import { fieldProblems } from '#rules/field-problem.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { problems as english } from '#web/words/problems.en-US.ts'
import { problems as spanish } from '#web/words/problems.es-ES.ts'
import { problems as portuguese } from '#web/words/problems.pt-BR.ts'

const nonsense = [
  undefined,
  null,
  '',
  '  ',
  'nada disso',
  'a\0b',
  '\u202e',
  'x'.repeat(20_000),
  '漢字',
  -1,
  0,
  1.5,
  Number.NaN,
  1e15,
  true,
  [],
  [null],
  {},
  { other: 1 },
]

function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.def.innerType)
  return schema instanceof z.ZodPipe ? bare(schema.def.in) : schema
}

/** The schema of every field with its path; index 0 represents all elements of an array. */
function fieldsOf(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const inner = bare(schema)
  const parts =
    inner instanceof z.ZodArray
      ? [['0', inner.def.element] as const]
      : inner instanceof z.ZodObject
        ? Object.entries(inner.shape)
        : []
  return [[path, schema], ...parts.flatMap(([name, part]) => fieldsOf(part, `${path}.${name}`))]
}

const bodies = everyRoute.flatMap(({ name, route }) =>
  ['body', 'query', 'params'].flatMap((place) => {
    const part: unknown = Reflect.get(route, place)
    return part instanceof z.ZodType ? fieldsOf(part, name) : []
  }),
)
const forms = [
  ...bodies,
  ...fieldsOf(ownersInput, 'wizard.owners'),
  ...fieldsOf(company.given, 'wizard.company'),
  ...fieldsOf(order.typed, 'wizard.draft'),
  ...fieldsOf(billing.given, 'wizard.billing'),
]
const said = (schema: z.core.$ZodType, value: unknown): string[] =>
  (z.core.safeParse(schema, value).error?.issues ?? []).map(({ message }) => message)

test('no field of any form answers nonsense with a text of its schema', () => {
  const words: ReadonlySet<string> = new Set(fieldProblems)
  const found = forms.flatMap(([path, schema]) =>
    nonsense.flatMap((value) =>
      said(schema, value)
        .filter((word) => !words.has(word))
        .map((word) => `${path}: ${word}`),
    ),
  )
  expect([...new Set(found)]).toEqual([])
  // The traversal finds the fields that people fill in.
  const paths = forms.map(([path]) => path)
  expect(paths.length).toBeGreaterThan(150)
  for (const path of [
    'orders.create.owners.partners.0.address.zipCode',
    'wizard.owners.main.share',
    'contact.send.nome',
  ])
    expect(paths).toContain(path)
})

test('every language has a text of its own for every problem', () => {
  for (const texts of [portuguese, english, spanish]) {
    expect(Object.keys(texts).sort()).toEqual([...fieldProblems].sort())
    expect(new Set(Object.values(texts)).size).toBe(fieldProblems.length)
    for (const [word, text] of Object.entries(texts))
      expect([word, /^\p{Lu}.*\s?\p{L}/u.test(text)]).toEqual([word, true])
  }
})

test('the public form has its own sentence for whatever a visitor can get wrong', () => {
  const sentences = Object.keys(contactForm.shape).flatMap((field) =>
    nonsense.flatMap((value) =>
      (contactForm.safeParse({ [field]: value }).error?.issues ?? [])
        .filter(({ path }) => path[0] === field)
        .map(({ message }) => contactProblemText(field, fieldProblems.find((one) => one === message) ?? 'invalid')),
    ),
  )
  expect([...new Set(sentences)].sort()).toEqual([
    'A mensagem passou do limite. Encurte o texto para enviar',
    'E-mail inválido. Confira se há @ e domínio',
    'E-mail é obrigatório',
    'Escolha um assunto da lista',
    'Mensagem é obrigatória',
    'Nome é obrigatório',
    'O texto contém caracteres não aceitos',
    'Telefone inválido. Use números e, se quiser, o código do país',
    'Use um nome mais curto',
  ])
})

test.each([
  ['', 'share_main'],
  [0, 'share_main'],
  [15_000, 'share_main'],
  [Number.NaN, 'share_main'],
])('a main share of %s says what is wanted', (share, word) => {
  const owners = { main: { ...order.start.owners.main, share }, partners: [] }
  const at = ownersInput.safeParse(owners).error?.issues.filter(({ path }) => path.join('.') === 'main.share')
  expect(at?.[0]?.message).toBe(word)
})
