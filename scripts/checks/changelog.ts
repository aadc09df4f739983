import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Complaint, lineAt } from './complaint.ts'
import { compareVersions, readManifest } from './lockfile.ts'

const FILE = 'CHANGELOG.md'

type Section = { line: number; version: string; date: string }

const sectionsOf = (text: string): Section[] =>
  [...text.matchAll(/^## (?:\[([^\]]*)\] - (\S+))?.*$/gm)].map(({ 1: version = '', 2: date = '', index }) => ({
    line: lineAt(text, index),
    version,
    date,
  }))

/** The newest section is that of package.json's version, and no section is older than the one below it. */
export function checkChangelog(root: string): Complaint[] {
  const file = join(root, FILE)
  const sections = existsSync(file) ? sectionsOf(readFileSync(file, 'utf8')) : []
  const { version = '' } = readManifest(root)
  const found: Complaint[] = []
  if (sections[0]?.version !== version)
    found.push({ file: FILE, text: `its newest section is not about version ${version} of package.json` })
  for (const [at, { line, version: own, date }] of sections.entries()) {
    const below = sections[at + 1]
    if (!/^\d+\.\d+\.\d+$/.test(own) || !/^\d{4}-\d{2}-\d{2}$/.test(date))
      found.push({ file: FILE, line, text: 'a section begins with ## [1.2.3] - 2026-01-31' })
    else if (below?.version && (compareVersions(own, below.version) <= 0 || date < below.date))
      found.push({ file: FILE, line, text: `${own} stands above something newer` })
  }
  return found
}
