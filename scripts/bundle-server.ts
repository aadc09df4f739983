// Joins the server's modules into a few files: Node loads hundreds of small ones twice as slowly, and keeps more memory for them.
import { rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { SERVER_PARTS, sourceHash } from './source-hash.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build/server')
// These are bundled with their imports, because they consist of many small modules. All other packages stay outside, because they have
// native parts, look for files of their own or are loaded only when needed.
const JOINED = ['kysely', 'prom-client', 'uqr', 'zod']

const isPackage = (id: string): boolean => /^[@\w]/.test(id)
const isJoined = (id: string): boolean => JOINED.some((name) => id === name || id.startsWith(`${name}/`))

/** Fonts, migrations, lists and threads are files beside the sources, so `import.meta.url` stays the module's and not the bundle's. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta')) return
    const other = /import\.meta\.(?!url\b)\w+/.exec(code)
    if (other) throw new Error(`${id} asks for ${other[0]}, which is not the same in a bundle: use import.meta.url`)
    const place = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`
    return code.replaceAll('import.meta.url', place)
  },
}

// A file saved while the bundle is made leads to a new one next time.
const hash = sourceHash(SERVER_PARTS)
rmSync(folder, { recursive: true, force: true })
const bundle = await rolldown({
  input: { main: join(root, 'src/server/main.ts') },
  cwd: root,
  platform: 'node',
  external: (id, importer) => isPackage(id) && !isJoined(id) && !importer?.includes('/node_modules/'),
  plugins: [keepPlaces],
})
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', sourcemap: true })
await bundle.close()
writeFileSync(SERVER_PARTS.hashFile, hash)
