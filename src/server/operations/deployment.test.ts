import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { newAppKey } from '#server/keys/keys.ts'
import { readConfig } from '#server/start/config.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const docs = read('docs/operations.md')
const compose = read('ops/compose.yaml')
const example = read('ops/example.env')

/** The environment variables that the server reads, except the two that only tests and development set. */
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
    asked.add('COMPOSE_PROJECT_NAME')
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
      BACKUP_KEY: newAppKey(),
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
      backupKey: secrets['BACKUP_KEY'],
      trustedProxies: [/ipv4_address: ([\d.]+)/.exec(compose)?.[1]],
    })
  })

  test('a compose file that names each missing variable, bounds every log, and keeps given addresses from the fixed one', () => {
    for (const [, name, message] of compose.matchAll(/\$\{([A-Z0-9_]+):\?([^}]*)\}/g))
      expect(message).toBe(`${name} is missing in .env`)
    const services = /^services:\n(.*?)^networks:/ms.exec(compose)?.[1] ?? ''
    const lasting = services.split(/^ {2}(?=[\w-]+:\n)/m).filter((one) => one.includes('image: '))
    expect(lasting.length).toBe(3)
    for (const service of lasting) expect(service).toContain('logging: *bounded')
    const [, fixed] = /ipv4_address: 10\.203\.7\.(\d+)/.exec(compose) ?? []
    expect(compose).toContain('subnet: 10.203.7.0/24, ip_range: 10.203.7.128/25')
    expect(Number(fixed)).toBeLessThan(128)
    // Compose before 2.0 refuses it.
    expect(compose).not.toMatch(/^name:/m)
  })

  test('an update waits until the node is ready: in containers by the health check, with systemd by the unit', () => {
    expect(read('Dockerfile')).toMatch(/HEALTHCHECK [\s\S]*\/readyz/)
    const unit = read('ops/travessia@.service')
    expect(unit).toMatch(/^ExecStartPost=\/bin\/sh \/srv\/travessia\/ops\/wait-until-ready\.sh %i \$MAINPID$/m)
    expect(unit).toMatch(/^RestartSec=2$/m)
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
    // A failed command ends an update, so that the next node keeps its version.
    const updates = [...docs.matchAll(/^.*(?:--wait node-a|restart travessia@3001).*\n?.*$/gm)].map(([lines]) => lines)
    expect(updates.length).toBe(2)
    for (const update of updates) expect(update).toMatch(/(?:node-a|@3001)\s*\\?\n?\s*&& .*(?:node-b|@3002)/)
  })

  test('the wait ends when the node is ready, and at once when its process has ended', async () => {
    const server = createServer((_, answer) => answer.end())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const wait = (pid: number, at: number) =>
      promisify(execFile)('/bin/sh', ['ops/wait-until-ready.sh', `${at}`, `${pid}`], { timeout: 20_000 })
    try {
      await wait(process.pid, port)
      const ended = spawn('/bin/true')
      await once(ended, 'close')
      const free = port === 65_535 ? 1 : port + 1
      await expect(wait(ended.pid ?? 0, free)).rejects.toMatchObject({ code: 1, killed: false })
    } finally {
      server.close()
    }
  })

  test('the unit of backups is confined as the nodes are, and its failure is mailed', () => {
    const confinement = (unit: string) =>
      [...read(unit).matchAll(/^((?:Protect|Private|Restrict|Lock|NoNew|System|Capab|UMask)\w*=.*)$/gm)].map(
        ([line]) => line,
      )
    expect(confinement('ops/travessia@.service').length).toBeGreaterThan(15)
    expect(confinement('ops/travessia-backup.service')).toEqual(confinement('ops/travessia@.service'))
    for (const unit of ['ops/travessia-backup.service', 'ops/travessia-offsite.service'])
      expect(read(unit)).toMatch(/^OnFailure=travessia-alert@%n\.service$/m)
    const alert = read('ops/travessia-alert@.service')
    expect(alert).toContain('scripts/send-alert.ts')
    expect(alert).toMatch(/^Restart=on-failure$/m)
    expect(docs).toMatch(/node scripts\/backup\.ts .*\\\n *\|\| docker compose .* node scripts\/send-alert\.ts /)
  })

  test('commands name scripts that there are, and the image has them', () => {
    const commands = `${docs}${compose}${read('ops/travessia-backup.service')}`.match(/\bscripts\/[\w-]+\.ts/g) ?? []
    expect(commands.length).toBeGreaterThan(3)
    expect(commands.filter((path) => !existsSync(path))).toEqual([])
    const copied = [...read('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path]) => path)
    expect(copied).toEqual(['package.json', 'node_modules', 'build', 'scripts', 'src'])
    // The commands run without the sources of the pages, which the image leaves out.
    expect(read('Dockerfile')).toContain('rm -rf src/web')
    for (const path of commands) expect(read(path)).not.toContain('#web/')
  })

  test('the workflow builds the image, bounds it, waits until it is ready and reads the containers', () => {
    const workflow = read('.github/workflows/ci.yml')
    expect(workflow).toContain('docker build --tag travessia .')
    expect(workflow).toContain('-le 350000000')
    expect(workflow).toMatch(/docker run --detach .* travessia\n.*State\.Health\.Status.*= healthy/)
    expect(workflow).toContain('docker compose --file ops/compose.yaml config --quiet')
  })

  test('`npm start`, the unit and the image start the file that the build writes', () => {
    const started = [read('package.json'), read('ops/travessia@.service'), read('Dockerfile')]
    expect(started.map((text) => /\b(?:build|src)\/server\/[\w.]+/.exec(text)?.[0])).toEqual(
      Array(3).fill('build/server/main.js'),
    )
  })
})
