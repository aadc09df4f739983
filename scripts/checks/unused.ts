import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { blankComments } from './blank-comments.ts'
import { type Complaint, lineAt } from './complaint.ts'
import { type Edge, importGraph } from './import-graph.ts'
import { isCode, isTest, projectFiles, type TextFile, textFiles } from './tree.ts'

const VALUE = /^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm
const TYPE = /^export (?:type|interface) (\w+)/gm
// Node, React Router or a test runner starts these files and reads their exports by name.
const STARTED =
  /^(?:[\w.-]+\.config\.ts|(?:scripts|bench)\/[\w-]+\.ts|bench\/scale\/(?:sweep|hammer|writes)\.ts|src\/server\/main\.ts|src\/(?:web|features\/[\w-]+)\/words\/[\w-]+\.(?:en-US|es-ES)\.ts|src\/pages\/(?:root\.tsx|routes\.ts|entry\.server\.tsx|[\w-]+\.tsx|(?:account|admin|agent|customer|dev|public|superadmin)\/[\w-]+\.tsx)|tests\/(?:e2e|support\/test-cluster\.ts|faults\/support\/run).*)$/
const GENERATED = 'src/server/db/types.ts'
// Packages that no file names, and why each is needed.
const UNNAMED: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'the command is called biome',
  isbot: 'react-router typegen installs it by itself, and prunes other packages, where it is missing',
}

type Tree = { files: TextFile[]; importers: Map<string, TextFile[]> }

const names = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)
/** A file that a tool or another process starts is named by its path instead of being imported. */
const namedByPath = ({ files }: Tree, path: string): boolean =>
  files.some((file) => file.path !== path && file.text.includes(`/${posix.basename(path)}'`))

/** A value needs an importer that names it; a type may also be there to name a part of its own file's exports. */
function unusedExports(tree: Tree): Complaint[] {
  return tree.files
    .filter(({ path }) => tree.importers.has(path) && path !== GENERATED)
    .flatMap(({ path, text }) => {
      const users = tree.importers.get(path) ?? []
      const values = [...text.matchAll(VALUE)]
      const types = [...text.matchAll(TYPE)].filter(
        ({ 1: name = '' }) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1,
      )
      return [...values, ...types]
        .filter(({ 1: name = '' }) => !users.some((user) => names(user.text, name)))
        .map(({ 1: name, index }) => ({ file: path, line: lineAt(text, index), text: `nothing imports ${name}` }))
    })
}

const unusedFiles = (tree: Tree): Complaint[] =>
  tree.files
    .filter(({ path }) => !tree.importers.has(path) && !STARTED.test(path) && !isTest(path))
    .filter(({ path }) => !namedByPath(tree, path))
    .map(({ path }) => ({ file: path, line: 1, text: 'nothing imports this file' }))

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

/** A package is used when a file imports it or names it, or a script of package.json does. */
function unusedPackages(root: string, texts: string[], edges: Edge[]): Complaint[] {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const { dependencies = {}, devDependencies = {}, ...rest }: Manifest = JSON.parse(manifest)
  const imported = new Set(edges.map((edge) => edge.package))
  const all = [JSON.stringify(rest), ...texts].join('\n')
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !imported.has(name) && !name.startsWith('@types/') && !(name in UNNAMED))
    .filter((name) => !new RegExp(`['"\`/ ]${name}\\b`).test(all))
    .map((name) => {
      const line = lineAt(manifest, manifest.indexOf(`"${name}"`))
      return { file: 'package.json', line, text: `nothing uses the package ${name}` }
    })
}

function importersOf(files: TextFile[], edges: Edge[]): Tree['importers'] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const importers = new Map<string, TextFile[]>()
  for (const { from, to } of edges) {
    const file = byPath.get(from)
    if (to !== undefined && to !== from && file) importers.set(to, [...(importers.get(to) ?? []), file])
  }
  return importers
}

/** Exports, files and packages that nothing in the project needs. */
export function checkUnused(root: string): Complaint[] {
  const paths = projectFiles(root)
  const files = textFiles(root, paths.filter(isCode)).map(({ path, text }) => ({ path, text: blankComments(text) }))
  const styles = textFiles(
    root,
    paths.filter((path) => path.endsWith('.css')),
  ).map(({ text }) => text)
  const edges = importGraph(root, files)
  const tree = { files, importers: importersOf(files, edges) }
  return [
    ...unusedExports(tree),
    ...unusedFiles(tree),
    ...unusedPackages(root, [...styles, ...files.map(({ text }) => text)], edges),
  ]
}
