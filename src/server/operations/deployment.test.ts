import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { newAppKey } from '#server/keys/keys.ts'
import { readConfig } from '#server/start/config.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const docs = read('docs/operations.md')
const compose = read('ops/compose.yaml')
const example = read('ops/example.env')

/** What the server reads, without the two that only tests and development set. */
const known = [...read('src/server/start/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'NODE_ENV' && name !== 'API_ONLY')
  .sort()
const table = /^## Environment\n(.*?)^## /ms.exec(docs)?.[1] ?? ''
const told = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? [])
const stepThree = /cat > \/etc\/travessia\.env <<ENV\n(.*?)\n *ENV\n/s.exec(docs)?.[1] ?? ''
const namesIn = (lines: string) => [...lines.matchAll(/^ *([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
const ofNodes = Object.fromEntries(
  [...(/^ {2}environment:\n(.*?)\n\n/ms.exec(compose)?.[1] ?? '').matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

describe('what operators are given', () => {
  test('the table of variables has each that the server reads, and no other', () => {
    expect(known.length).toBeGreaterThan(25)
    expect(told.toSorted()).toEqual(known)
  })

  test('containers and systemd set nothing that the server does not read', () => {
    expect(Object.keys(ofNodes).length).toBeGreaterThan(10)
    expect(namesIn(stepThree).length).toBeGreaterThan(10)
    const units = read('ops/travessia@.service') + read('ops/travessia-backup.service')
    const set = [...units.matchAll(/^Environment=(.*)$/gm)].flatMap(
      ([, line = '']) => line.match(/[A-Z][A-Z0-9_]+(?==)/g) ?? [],
    )
    const image =
      read('Dockerfile')
        .match(/^ENV (?:.*\\\n)*.*$/m)?.[0]
        .match(/[A-Z][A-Z0-9_]+(?==)/g) ?? []
    const others = new Set(['PATH', 'NODE_COMPILE_CACHE'])
    const all = [...Object.keys(ofNodes), ...namesIn(stepThree), ...set, ...image].filter((name) => !others.has(name))
    expect(all.filter((name) => !known.includes(name))).toEqual([])
  })

  test('the example of secrets has what the containers ask for, and no other', () => {
    const asked = new Set([...compose.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name))
    asked.delete('APP_KEY_PREVIOUS')
    expect(namesIn(example).toSorted()).toEqual([...asked].sort())
  })

  test('a filled-in example is an environment that the server accepts', () => {
    const secrets: Record<string, string> = {
      SITE: 'app.example.com',
      APP_KEY: newAppKey(),
      OWNER_EMAIL: 'owner@example.com',
      SMTP_URL: 'smtps://someone:secret@mail.example.com',
      MAIL_FROM: 'Travessia <nao-responda@example.com>',
      METRICS_TOKEN: 'a-token-of-some-length',
    }
    const filled = Object.entries(ofNodes).map(([name, value]) => [
      name,
      value.replace(/\$\{([A-Z0-9_]+)[^}]*\}/g, (_, asked: string) =>
        asked === 'APP_KEY_PREVIOUS' ? '' : (secrets[asked] ?? 'abc123'),
      ),
    ])
    expect(readConfig({ HOST: '0.0.0.0', ...Object.fromEntries(filled) })).toMatchObject({
      origin: 'https://app.example.com',
      local: false,
      demo: false,
      trustedProxies: [/ipv4_address: ([\d.]+)/.exec(compose)?.[1]],
    })
  })

  test('commands name scripts that there are, and the image has them', () => {
    const commands = `${docs}${compose}${read('ops/travessia-backup.service')}`.match(/\bscripts\/[\w-]+\.ts/g) ?? []
    expect(commands.length).toBeGreaterThan(3)
    expect(commands.filter((path) => !existsSync(path))).toEqual([])
    const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path)
    expect(copied).toEqual(['package.json', 'node_modules', 'build', 'scripts', 'src'])
  })

  test('`npm start`, the unit and the image start the file that the build writes', () => {
    const started = [read('package.json'), read('ops/travessia@.service'), read('Dockerfile')]
    expect(started.map((text) => /\b(?:build|src)\/server\/[\w.]+/.exec(text)?.[0])).toEqual(
      Array(3).fill('build/server/main.js'),
    )
  })
})
