import type { Complaint } from './complaint.ts'
import { findCycles } from './cycles.ts'
import { checkFeatures } from './features.ts'
import { checkClimbing, checkFolderCycles } from './folders.ts'
import { importGraph } from './import-graph.ts'
import { checkLayers } from './layers.ts'
import { hiddenImports } from './scan-imports.ts'
import { isCode, projectFiles, type TextFile, textFiles } from './tree.ts'

function checkHidden(files: TextFile[]): Complaint[] {
  return files
    .filter(({ path }) => path.startsWith('src/'))
    .flatMap(({ path, text }) =>
      hiddenImports(text).map((line) => ({ file: path, line, text: 'import() needs a path written out' })),
    )
}

/**
 * Checks layers, features and cycles over every import of the tree, type imports included, because cycles of types are hard to read too.
 */
export function checkImports(root: string): Complaint[] {
  const files = textFiles(root, projectFiles(root).filter(isCode))
  const edges = importGraph(root, files)
  return [
    ...checkLayers(edges),
    ...checkFeatures(edges),
    ...findCycles(edges),
    ...checkFolderCycles(edges),
    ...checkClimbing(edges),
    ...checkHidden(files),
  ]
}
