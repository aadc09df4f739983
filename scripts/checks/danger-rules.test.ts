import { describe, expect, it } from 'vitest'
import { sentence } from './complaint.ts'
import { plantedTree } from './planted-tree.ts'
import { checkStyle } from './style.ts'

const complaints = (files: Record<string, string>): string[] => checkStyle(plantedTree(files)).map(sentence)

const USE_CASE = 'src/features/people/server/a.ts'
const SCREEN = 'src/features/people/web/a.tsx'

describe('npm run check refuses', () => {
  it.each([
    [USE_CASE, "sql.raw('x')", 'no sql.raw'],
    [USE_CASE, 'sql\n  .raw(input.order)', 'no sql.raw'],
    [USE_CASE, 'db.orderBy(sql.ref(input.sort))', 'names and literals of a query'],
    [USE_CASE, `sql\`select \${sql.lit(query.status)}\``, 'names and literals of a query'],
    [USE_CASE, 'sql.table(params.table)', 'names and literals of a query'],
    [USE_CASE, 'const { ref } = db.dynamic', 'names and literals of a query'],
    [USE_CASE, `pool.query(\`select * from a where id = \${id}\`)`, 'values of a query are parameters'],
    [USE_CASE, `pool.query<{ a: 1 }>({ text: \`select \${id}\` })`, 'values of a query are parameters'],
    [SCREEN, '<p dangerouslySetInnerHTML={x} />', 'no dangerouslySetInnerHTML'],
    [SCREEN, 'node.innerHTML = text', 'no HTML from text'],
    [SCREEN, 'node.outerHTML += text', 'no HTML from text'],
    [SCREEN, "node.insertAdjacentHTML('beforeend', text)", 'no HTML from text'],
    [SCREEN, 'document.write(text)', 'no HTML from text'],
    [SCREEN, '<iframe srcDoc={mail} />', 'no HTML from text'],
    [USE_CASE, 'eval(text)', 'no code from text'],
    [USE_CASE, "new Function('a', text)", 'no code from text'],
    [SCREEN, "setTimeout('go()', 1)", 'no code from text'],
    [SCREEN, "<a href={'javascript:go()'}>x</a>", 'no code from text'],
    [SCREEN, '<a href={url} target="_blank">x</a>', 'names its rel'],
    [SCREEN, '<a\n  target="_blank"\n  onClick={() => go()}\n  href={url}\n>', 'names its rel'],
    [SCREEN, `<Link to="/a" target={'_blank'} />`, 'names its rel'],
    ['src/server/auth/a.ts', 'const token = Math.random()', 'node:crypto'],
    [SCREEN, 'const id = String(Math.random())', 'node:crypto'],
    [USE_CASE, "import { exec } from 'node:child_process'", 'only the embedded database starts programs'],
    ['src/server/sms/a.ts', "await import('child_process')", 'only the embedded database starts programs'],
    [USE_CASE, "import { runInNewContext } from 'node:vm'", 'no code in another context'],
    [USE_CASE, 'await fetch(input.url)', 'in two places only'],
    ['src/server/jobs/a.ts', 'https.get(url)', 'in two places only'],
    ['src/server/jobs/a.ts', "import { request } from 'undici'", 'in two places only'],
    [USE_CASE, 'const { HOME } = process.env', 'reads the environment'],
    [SCREEN, "process['env']", 'reads the environment'],
    [USE_CASE, "if (actor.role === 'admin') go()", 'ask can()'],
  ])('in %s: %s', (path, code, problem) => {
    expect(complaints({ [path]: code })).toEqual([expect.stringContaining(problem)])
  })
})

describe('npm run check accepts', () => {
  it.each([
    [USE_CASE, `sql\`select \${sql.lit('open')}, \${sql.ref('r.id')}, \${sql.lit(status)} from \${sql.table(table)}\``],
    [USE_CASE, 'pool.query(`select 1 from a where id = $1`, [id])'],
    ['src/server/db/migrate.ts', `client.query(\`grant \${APP_ROLE} to current_user\`)`],
    ['src/features/site/web/written-html.ts', 'const x = { dangerouslySetInnerHTML: html }\nconst y = node?.innerHTML'],
    [SCREEN, 'if (node.innerHTML === text) go()'],
    [SCREEN, 'setTimeout(go, 1)\nretrieval(text)'],
    [SCREEN, '<a rel="noreferrer" href={url} onClick={() => go()} target="_blank">x</a>'],
    [SCREEN, '<a href={url} target="_blank" rel="noreferrer">x</a>\n<form target="_top" />'],
    ['src/server/live/hub.ts', 'await sleep(pause(Math.random()))'],
    ['src/server/db/embedded/a.ts', "import { spawn } from 'node:child_process'"],
    ['src/server/sms/http-sms.ts', 'await fetch(options.url)'],
    [SCREEN, 'await fetch(url)\nvoid query.refetch()'],
    [USE_CASE, "import type { IncomingMessage } from 'node:http'"],
    ['src/server/a.test.ts', 'await fetch(url)\neval(text)'],
    ['scripts/a.ts', "import { spawn } from 'node:child_process'\nprocess.env"],
  ])('in %s: %s', (path, code) => {
    expect(complaints({ [path]: code })).toEqual([])
  })
})
