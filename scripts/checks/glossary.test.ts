import { expect, test } from 'vitest'
import { sentence } from './complaint.ts'
import { checkGlossary } from './glossary.ts'
import { plantedTree } from './planted-tree.ts'

const page = (features: string, platform: string) => `# Glossary
## Features
| word | folder | tables |
|---|---|---|
${features}
## The platform
| word | where | tables |
|---|---|---|
${platform}
`
const types =
  'export interface Refunds {\n  id: string\n}\nexport interface DB {\n  refunds: Refunds;\n  rate_limits: RateLimits;\n}\n'

const complaints = (features: string, folders: string[]): string[] =>
  checkGlossary(
    plantedTree({
      'docs/glossary.md': page(features, '| rate limit | `src/server/http` | `rate_limits` |'),
      'src/server/db/types.ts': types,
      ...Object.fromEntries(folders.map((folder) => [`src/features/${folder}/rules/a.ts`, ''])),
    }),
  ).map(sentence)

test('every folder of features and every table has its word', () => {
  expect(complaints('| refund | `refunds` | `refunds` |', ['refunds'])).toEqual([])
})

test('a folder without a word, a word without its folder and a table of two words are refused', () => {
  const rows = '| refund | `refunds` | `refunds` |\n| duty | `duties` | `refunds` |'
  expect(complaints(rows, ['refunds', 'gifts'])).toEqual([
    expect.stringContaining('the folder gifts has no word'),
    expect.stringContaining('there is no folder duties'),
    expect.stringContaining('the table refunds is named twice'),
  ])
})

test('a table without a word is refused', () => {
  expect(complaints('| refund | `refunds` | |', ['refunds'])).toEqual([
    expect.stringContaining('the table refunds has no word'),
  ])
})
