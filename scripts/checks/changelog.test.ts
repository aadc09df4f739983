import { describe, expect, it } from 'vitest'
import { checkChangelog } from './changelog.ts'
import { sentence } from './complaint.ts'
import { plantedTree } from './planted-tree.ts'

const complaints = (version: string, changelog: string): string[] =>
  checkChangelog(plantedTree({ 'package.json': JSON.stringify({ version }), 'CHANGELOG.md': changelog })).map(sentence)

describe('the changelog', () => {
  const good = '# Changelog\n\n## [0.2.0] - 2026-02-01\n\n### Added\n- x\n\n## [0.1.0] - 2026-01-01\n'

  it('is fine when it begins with the version of package.json', () => {
    expect(complaints('0.2.0', good)).toEqual([])
  })

  it('has to be written when the version changes', () => {
    expect(complaints('0.3.0', good)).toEqual([
      'CHANGELOG.md  its newest section is not about version 0.3.0 of package.json',
    ])
    expect(complaints('0.3.0', '')).toHaveLength(1)
  })

  it('is ordered by version and day', () => {
    expect(complaints('0.1.0', '## [0.1.0] - 2026-03-01\n## [0.2.0] - 2026-02-01\n')).toEqual([
      'CHANGELOG.md:1  0.1.0 stands above something newer',
    ])
    expect(complaints('0.10.0', '## [0.10.0] - 2026-01-01\n## [0.9.0] - 2026-02-01\n')).toHaveLength(1)
  })

  it('has sections of one form only', () => {
    expect(complaints('0.2.0', `${good}\n## Older things\n`)).toEqual([
      'CHANGELOG.md:10  a section begins with ## [1.2.3] - 2026-01-31',
    ])
  })
})
