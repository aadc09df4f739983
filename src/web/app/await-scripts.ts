import { useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { acrossOutages } from '#web/api/across-outages.ts'

declare global {
  interface Window {
    /** Written into each page by React Router: all routes, and the modules of those that the page has imported. */
    __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[]; parentId?: string }> }
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** Modules of a page and its layouts that have not been imported, with their imports. A page's id is its path (src/pages/routes.ts). */
function missingModules(path: string): string[] {
  const routes = window.__reactRouterManifest?.routes ?? {}
  const imported = window.__reactRouterRouteModules ?? {}
  const missing: string[] = []
  for (let id: string | undefined = path; id !== undefined; id = routes[id]?.parentId) {
    const route = routes[id]
    if (route && !(id in imported)) missing.push(route.module, ...(route.imports ?? []))
  }
  return missing
}

const isMissing: BlockerFunction = ({ nextLocation, historyAction }) =>
  // The browser has already left the page, and its cache still has what was shown before.
  historyAction !== 'POP' && missingModules(nextLocation.pathname).length > 0

/** Whether the page has fetched a file; a browser without `responseStatus` fetches it again, from its cache. */
const isHere = (module: string): boolean =>
  performance
    .getEntriesByName(new URL(module, location.href).href, 'resource')
    .some((entry) => Reflect.get(entry, 'responseStatus') === 200)

async function fetched(module: string): Promise<void> {
  if (isHere(module)) return
  const answer = await fetch(module)
  if (!answer.ok) throw new Error(`not fetched: ${module}`)
  await answer.text()
}

/** Holds a navigation until its modules are in the browser's cache: the router reloads the page when it cannot import one. */
export function useScriptsAwaited(): void {
  const blocker = useBlocker(isMissing)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    const proceed = (): void => {
      if (isCurrent) blocker.proceed()
    }
    const modules = missingModules(blocker.location.pathname)
    acrossOutages(() => Promise.all(modules.map(fetched))).then(proceed, proceed)
    return () => {
      isCurrent = false
    }
  }, [blocker])
}
