import { expect, test } from 'vitest'
import { guessable, shortPassword } from './password.ts'

const about = { email: 'lia.costa@example.test', isCommon: (password: string) => password === 'password123' }

test.each([
  'senha123',
  'Senha@2026',
  's3nha123',
  'SENHA!',
  'minhasenha1',
  'mudar123',
  'Brasil10',
  'flamengo2024',
  'Coração123',
  'jesus777',
  'empresa2026!',
  'Travessia2026!',
  'password123',
  'aaaaaaaa',
  'lia.costa',
])('%j is guessable', (password) => expect(guessable(password, about)).toBe(true))

test.each(['barco a vapor 42', 'travessia-demo', 'senha do meu barco azul', 'dez gatos no telhado', 'k7f2m-9qx4p'])(
  '%j is not',
  (password) => expect(guessable(password, about)).toBe(false),
)

test.each([
  ['user', 'abcde', 'password_short'],
  ['user', 'abcdef', undefined],
  ['agent', 'onze letras', 'password_short_staff'],
  ['admin', 'onze letras', 'password_short_staff'],
  ['superadmin', 'onze letras', 'password_short_staff'],
  ['agent', 'doze  letras', undefined],
] as const)('of %s %j is short: %s', (role, password, problem) => expect(shortPassword(password, role)).toBe(problem))
