import { enableCompileCache, flushCompileCache } from 'node:module'

// Compiled code is kept between starts, beside the packages it was made from: a third less time and memory. `npm start`
// names the folder before this file is read; this is for other starts.
enableCompileCache(new URL('../../node_modules/.cache/compiled', import.meta.url).pathname)
const { serve } = await import('./start/serve.ts')
await serve(process.env, async () => (await import('#features/server.ts')).features)
// The cache is written now, because a process that is killed later would not write it.
flushCompileCache()
