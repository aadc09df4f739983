import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { scanImports } from './scan-imports.ts'
import type { TextFile } from './tree.ts'

/** `to` is a file of the tree, or undefined for a package, a Node module or a generated file. */
export type Edge = {
  from: string
  specifier: string
  line: number
  to: string | undefined
  package: string | undefined
}

type Aliases = [prefix: string, folder: string][]

function readAliases(root: string): Aliases {
  const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return Object.entries(imports).map(([alias, folder]) => [
    alias.replace('*', ''),
    posix.normalize(folder.replace('*', '')),
  ])
}

function packageName(specifier: string): string {
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

function pathOf(from: string, specifier: string, aliases: Aliases): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix))
  return alias && alias[1] + specifier.slice(alias[0].length)
}

/** Every import between the files, type-only and dynamic ones included. A query such as `?url` is not part of the path. */
export function importGraph(root: string, files: TextFile[]): Edge[] {
  const aliases = readAliases(root)
  return files.flatMap((file) =>
    scanImports(file.text).map(({ specifier, line }) => {
      const to = pathOf(file.path, specifier.replace(/\?.*$/, ''), aliases)
      return { from: file.path, specifier, line, to, package: to === undefined ? packageName(specifier) : undefined }
    }),
  )
}
