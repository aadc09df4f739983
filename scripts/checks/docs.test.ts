import { describe, expect, it } from 'vitest'
import { sentence } from './complaint.ts'
import { checkDocs } from './docs.ts'
import { plantedTree } from './planted-tree.ts'

const tree = {
  'package.json': JSON.stringify({ scripts: { check: 'x', 'test:unit': 'x', start: 'x' } }),
  'src/rules/access.ts': '',
  'docs/decisions/0001-runtime.md': '',
  '.ci/run': '',
  '.gitignore': '/data\n',
}
const complaints = (doc: string, path = 'docs/guide.md'): string[] =>
  checkDocs(plantedTree({ ...tree, [path]: doc })).map(sentence)

describe('paths named in documents', () => {
  it.each([
    '`src/rules/gone.ts`',
    '`gone.ts`',
    '`#domain/gone.ts`',
    '`rules/gone.ts:12`',
    '`node src/gone.ts --check`',
    '`.ci/gone`',
    '`src/*/gone.ts`',
    '[a](decisions/0002-gone.md)',
    '![a](screenshot.png)',
    '<img src="screenshot.png">',
    '`npm run gone`',
    '```sh\nnode src/gone.ts\n```',
    '```sh\nnpm run gone -- --fast\n```',
    'say npm test',
  ])('refuses %s', (text) => {
    expect(complaints(`# Guide\n\n${text}\n`)).toEqual([expect.stringMatching(/^docs\/guide\.md:[34] {2}/)])
  })

  it.each([
    '`src/rules/access.ts`, `rules/access.ts:12`, `access.ts`, `#rules/access.ts`, `src/rules/`, `.ci/run`',
    '`src/*/access.ts` and `docs/decisions/NNNN-title.md`, `src/rules/<name>.ts`',
    '[a](decisions/0001-runtime.md#why), [b](https://example.test/x.md), [c](#here), [d](../README.md)',
    '`data/mail`, `/api/openapi.json`, `DATABASE_URL`, `can()`, `a/b`',
    '`npm run check`, npm run test:unit, `npm ci && npm start`',
    '```\nsrc/rules/access.ts  something.ts\n```',
  ])('accepts %s', (text) => {
    expect(checkDocs(plantedTree({ ...tree, 'README.md': '', 'docs/guide.md': text })).map(sentence)).toEqual([])
  })

  it('lets a superseded decision speak of what is gone', () => {
    const record = '# 2\n\nStatus: superseded by 3\n\n`src/gone.ts`'
    expect(complaints(record, 'docs/decisions/0002-old.md')).toEqual([])
    expect(complaints(record.replace('superseded by 3', 'accepted'), 'docs/decisions/0002-old.md')).toHaveLength(1)
  })
})
